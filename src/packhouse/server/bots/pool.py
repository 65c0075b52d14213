"""Thinking, the bots' and the reviews': in processes of their own, and first for tables where a person waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from ..queues import Busy, Line
from . import work as within
from .process import Mind
from .work import Choice, Thought

P = ParamSpec("P")
T = TypeVar("T")

__all__ = ["Busy", "Choice", "Thinkers", "Thought"]


class Thinkers:
    """Processes that choose for bots; those not needed yet are not started yet."""

    def __init__(self, processes: int, waiting: int, folders: Sequence[str] = ()) -> None:
        self._line = Line(processes, waiting, _busy)
        self._minds = [Mind(folders) for _ in range(processes)]
        self._idle = list(self._minds)
        self._warm: set[tuple[str, str]] = set()

    @property
    def waiting(self) -> int:
        return self._line.waiting

    def warm(self, game: str, player: str) -> bool:
        """Say whether the bot was ready here once: if not, its next choice may first wait for a compiler."""
        return (game, player) in self._warm

    async def choose(self, thought: Thought, urgent: bool) -> Choice:
        """Return what the bot plays, and how quick it is in a race."""
        choice = await self._line.serve(partial(self._run, within.choose, thought), urgent)
        self._note(thought.setup, thought.player)
        return choice

    async def judge(self, thought: Thought) -> tuple[str, float | None]:
        """Return what the bot would play and by how much it thinks its seat ahead; tables that wait come first."""
        judgement = await self._line.serve(partial(self._run, within.judge, thought))
        self._note(thought.setup, thought.player)
        return judgement

    async def propose(self, thought: Thought) -> list[str]:
        """Return how the bot would play on; someone waits for it at a running match."""
        plays = await self._line.serve(partial(self._run, within.propose, thought), urgent=True)
        self._note(thought.setup, thought.player)
        return plays

    async def review(self, setup: bytes, view: bytes) -> bytes:
        """Return a game's review of a view as JSON; tables that wait come first."""
        return await self._line.serve(partial(self._run, within.review, setup, view))

    async def prepare(self, setup: bytes, player: str) -> None:
        """Warm a bot before it is to play."""
        await self._line.serve(partial(self._run, within.prepare, setup, player))
        self._note(setup, player)

    def close(self) -> None:
        """End all processes at once; whoever waits for a thought is cancelled."""
        self._line.close()
        for mind in self._minds:
            mind.close()

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        mind = self._idle.pop()  # the one used last: it is warm, and the others need not start
        try:
            return await mind.run(work, *args, **kwargs)
        finally:
            self._idle.append(mind)

    def _note(self, setup: bytes, player: str) -> None:
        self._warm.add((msgspec.json.decode(setup, type=_Named).game, player))


class _Named(msgspec.Struct):
    game: str


def _busy() -> Busy:
    return Busy("bots_busy", "the bots have too much to do; try again in a moment")
