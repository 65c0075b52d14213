"""Checks components files beside the event loop and beside bots, one after another, and none for long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Protocol

from ..bots.process import BotProcess
from ..queues import Busy, Queue, Turns
from ..sharing import Asker
from . import work
from .work import Checked

LONGEST = 10.0
"""Seconds for a file; the largest of the games' own takes a tenth of one."""
WAITING = 50


class Checks(Protocol):
    """Whoever checks files."""

    async def check(self, game: str, text: bytes, asker: Asker) -> Checked: ...

    def close(self) -> None: ...


class Checker:
    """A process of its own: where a file is too much for it, no bot's thought is lost with it."""

    def __init__(self, folders: Sequence[str] = ()) -> None:
        self._process = BotProcess(folders)
        self._queue = Queue(Turns(1, 1, 1), WAITING, _busy)

    async def check(self, game: str, text: bytes, asker: Asker) -> Checked:
        return await self._queue.serve(partial(self._check, game, text), asker)

    def close(self) -> None:
        self._queue.close()
        self._process.close()

    async def _check(self, game: str, text: bytes) -> Checked:
        await self._process.run(work.ready)
        try:
            async with asyncio.timeout(LONGEST):
                return await self._process.run(work.check, game, text)
        except (BrokenProcessPool, TimeoutError):
            self._process.close()
            raise work.too_much() from None


def _busy() -> Busy:
    return Busy("busy", "the server is too busy; try again in a moment")
