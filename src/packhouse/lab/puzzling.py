"""Puzzles for many days, found and proved side by side; and proved again by the rules alone."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Iterator
from concurrent.futures import Executor, as_completed
from datetime import date
from typing import Any, NamedTuple

from ..core.errors import Refusal
from ..core.game import AnyGame, Seat
from ..games import puzzles
from ..games.parts import Puzzles
from ..games.puzzles import Puzzle


class Made(NamedTuple):
    """The puzzle of a day."""

    day: date
    number: int
    goal: float
    seconds: float
    """How long it took to find and to prove."""


class TooLarge(Refusal):
    """There are too many positions to look at them all."""


def made(game: str, days: Iterable[date], workers: Executor) -> Iterator[Made]:
    """Find the puzzles of these days; they come as they are found."""
    for future in as_completed([workers.submit(_made, game, day) for day in days]):
        yield future.result()


def _made(game: str, day: date) -> Made:
    began = time.perf_counter()
    puzzle = puzzles.found(game, day)
    return Made(day, puzzle.number, puzzle.goal, time.perf_counter() - began)


def proved_again(game: str, number: int, most: int) -> float | None:
    """Return what can be reached in a puzzle, by trying out everything that the rules allow; None: it is too much."""
    match = puzzles.posed(game, number)
    assert match is not None
    try:
        return Everything(match.game, puzzles.own(game), most).reached(Puzzle(number, match, 0.0))
    except TooLarge:
        return None


class Everything:
    """Tries out all that the rules allow: it knows no kernel, no bound and no shortcut, and equal positions once."""

    def __init__(self, game: AnyGame, asked: Puzzles, most: int) -> None:
        self.game, self.asked, self.most = game, asked, most
        self.sign = -1 if asked.AIM == "due" else 1
        """The seat wants much, or little; others the contrary."""
        self._known: dict[Hashable, float] = {}

    def reached(self, puzzle: Puzzle) -> float:
        return self._reached(puzzle.match.state, puzzle.seat)

    def _reached(self, state: Any, seat: Seat) -> float:
        if self.game.outcome(state) is not None:
            return self.asked.reached(self.game, state, seat)
        key = self.asked.same(self.game, state)
        if key not in self._known:
            if len(self._known) >= self.most:
                raise TooLarge("too_large", "more than {most} positions; raise the limit", most=self.most)
            self._known[key] = self._best(state, seat)
        return self._known[key]

    def _best(self, state: Any, seat: Seat) -> float:
        acting = min(self.game.active(state))
        sign = self.sign if acting == seat else -self.sign
        return max((self._after(state, acting, action, seat) for action in self._actions(state, acting)),
                   key=lambda points: sign * points)  # fmt: skip

    def _actions(self, state: Any, seat: Seat) -> list[Any]:
        return [action for action in self.game.legal(state, seat) if not isinstance(action, self.asked.DETOURS)]

    def _after(self, state: Any, acting: Seat, action: Any, seat: Seat) -> float:
        after = state.copy()
        self.game.apply(after, acting, action)
        return self._reached(after, seat)
