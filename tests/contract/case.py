"""A case: one game with one set-up, played once at random, so that every promise is checked along the same plays."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from packhouse.bots.bot import Player
from packhouse.bots.playing import Chooser, Step, at_random, steps
from packhouse.core import notation
from packhouse.core.game import AnyGame, Seat, Setup, Watcher
from packhouse.core.match import AnyMatch, Match, Play
from packhouse.core.rng import QuickRng
from tests.soak import TIMES

LONGEST = 5_000
"""More plays than any game takes."""

STOPS = 12 * TIMES
"""At how many positions of a game the promises are checked."""


class Stuck(Exception):  # noqa: N818 — it ends a game, as an outcome does
    """None of those who may act can do anything."""


@dataclass(frozen=True)
class Case:
    game: AnyGame
    setup: Setup
    players: tuple[Player, ...] = ()

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.setup.options.items()]
        return "-".join([self.setup.game, str(self.setup.seats), *options, f"{self.setup.seed % 10_000:04}"])

    def start(self) -> Any:
        return self.game.start(self.setup.seats, self.setup.seed)

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        return (*range(self.setup.seats), None)

    @functools.cached_property
    def plays(self) -> list[Step]:
        """A random game from start to end; to where it is stuck, if it has that fault."""
        plays: list[Step] = []
        with contextlib.suppress(Stuck):
            plays.extend(islice(steps(self.game, self.start(), self._whoever_can()), LONGEST + 1))
        return plays

    def _whoever_can(self) -> Chooser:
        anyone = at_random(self.game, QuickRng(self.setup.seed))

        def choose(state: Any, active: frozenset[Seat]) -> Step:
            able = frozenset(seat for seat in active if _can_act(self.game, state, seat))
            if not able:
                raise Stuck
            return anyone(state, able)

        return choose

    @functools.cached_property
    def log(self) -> list[Play]:
        return [
            Play(seat=seat, action=notation.write(action), at=10 * number)
            for number, (seat, action) in enumerate(self.plays)
        ]

    def stops(self, most: int = STOPS) -> list[int]:
        """Return some numbers of plays, evenly spread from none to all."""
        last = len(self.plays)
        return sorted({last * step // most for step in range(most + 1)})

    def states(self, most: int = STOPS) -> Iterator[Any]:
        """Play the game again, and stop at some positions, the first and the last among them."""
        state, stops = self.start(), set(self.stops(most))
        for number, play in enumerate(self.plays):
            if number in stops:
                yield state
            self.game.apply(state, *play)
        yield state

    def after(self, number: int) -> Any:
        """Return the position after so many plays."""
        state = self.start()
        for play in self.plays[:number]:
            self.game.apply(state, *play)
        return state

    def match(self, number: int | None = None) -> AnyMatch:
        """Return the match after so many plays, or after all."""
        return Match(self.game, self.setup, self.log[:number])


def _can_act(game: AnyGame, state: Any, seat: Seat) -> bool:
    return any(True for _ in game.legal(state, seat))
