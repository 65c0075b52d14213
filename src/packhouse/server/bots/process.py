"""One process that bots think in, so that one that dies takes no other's thought with it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from ...bots.processes import Processes
from .work import begin

LONGEST = 120.0
"""Seconds after which a thought is given up: far more than any level's budget and the compiling before it."""

P = ParamSpec("P")
T = TypeVar("T")


class BotProcess:
    """Starts its process at the first thought, and anew when it was killed."""

    def __init__(self, folders: Sequence[str]) -> None:
        self._folders = tuple(folders)
        self._process: Processes | None = None
        self._lifeline: Connection | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._once(work, *args, **kwargs)
        except BrokenProcessPool:
            return await self._once(work, *args, **kwargs)

    def close(self) -> None:
        """End the process at once, whatever it is at."""
        if self._process and self._lifeline:
            self._lifeline.close()
            self._process.shutdown(wait=False, cancel_futures=True)
        self._process = self._lifeline = None

    async def _once(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._process = self._process or self._start()
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.wrap_future(self._process.submit(work, *args, **kwargs))
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise

    def _start(self) -> Processes:
        theirs, self._lifeline = multiprocessing.Pipe(duplex=False)
        return Processes(1, begin, theirs, self._folders)
