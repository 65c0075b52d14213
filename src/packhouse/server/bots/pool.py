"""The pool of processes for bots, reviews and the coach, shared fairly, and most for tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from ...core.match import Play
from ..queues import Busy, Queue, Turns
from ..sharing import NOBODY, Asker
from . import work
from .process import BotProcess
from .work import BotTask, Choice

P = ParamSpec("P")
T = TypeVar("T")


class BotPool:
    """Processes that choose for bots: as many as are set for one person, and two that are there for others.

    Those not needed yet are not started yet.
    """

    def __init__(self, processes: int, waiting: int, folders: Sequence[str] = ()) -> None:
        turns = Turns.of(processes)
        self._queue = Queue(turns, waiting, _busy)
        self._processes = [BotProcess(folders) for _ in range(turns.all)]
        self._idle = list(self._processes)
        self._warm: set[tuple[str, str]] = set()

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    def warm(self, game: str, player: str) -> bool:
        """Say whether the bot was ready here once: if not, its next choice may first wait for a compiler."""
        return (game, player) in self._warm

    async def choose(self, task: BotTask, urgent: bool, asker: Asker = NOBODY) -> Choice:
        """Return what the bot plays, and how quick it is in a race."""
        choice = await self._queue.serve(partial(self._run, work.choose, task), asker, urgent=urgent)
        self._note(task.setup, task.player)
        return choice

    async def judge(self, task: BotTask, asker: Asker = NOBODY) -> tuple[str, float | None]:
        """Return what the bot would play and by how much it thinks its seat ahead; tables that wait count for more."""
        judgement = await self._queue.serve(partial(self._run, work.judge, task), asker)
        self._note(task.setup, task.player)
        return judgement

    async def propose(self, task: BotTask, asker: Asker = NOBODY) -> list[str]:
        """Return how the bot would play on; someone waits for it at a running match."""
        plays = await self._queue.serve(partial(self._run, work.propose, task), asker, urgent=True)
        self._note(task.setup, task.player)
        return plays

    async def review(self, setup: bytes, view: bytes, asker: Asker = NOBODY) -> bytes:
        """Return a game's review of a view as JSON; tables that wait count for more."""
        return await self._queue.serve(partial(self._run, work.review, setup, view), asker)

    async def look(self, past: bytes, piece: bytes, asker: Asker = NOBODY) -> bytes:
        """Return what the coach says of a piece of a finished match; tables that wait count for more."""
        return await self._queue.serve(partial(self._run, work.look, past, piece), asker)

    async def solution(self, game: str, number: int, asker: Asker = NOBODY) -> list[Play]:
        """Return how the puzzle of a number is solved."""
        return await self._queue.serve(partial(self._run, work.solution, game, number), asker)

    async def prepare(self, setup: bytes, player: str, asker: Asker = NOBODY) -> None:
        """Warm a bot before it is to play."""
        await self._queue.serve(partial(self._run, work.prepare, setup, player), asker)
        self._note(setup, player)

    def close(self) -> None:
        """End all processes at once; whoever waits for a task is cancelled."""
        self._queue.close()
        for process in self._processes:
            process.close()

    async def _run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        process = self._idle.pop()  # the one used last: it is warm, and the others need not start
        try:
            return await process.run(do, *args, **kwargs)
        finally:
            self._idle.append(process)

    def _note(self, setup: bytes, player: str) -> None:
        self._warm.add((msgspec.json.decode(setup, type=_Named).game, player))


class _Named(msgspec.Struct):
    game: str


def _busy() -> Busy:
    return Busy("bots_busy", "the bots have too much to do; try again in a moment")
