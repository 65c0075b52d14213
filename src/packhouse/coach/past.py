"""A finished match as the coach goes along it: the plays that stand, from the first position on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import msgspec

from .. import games
from ..bots.bot import Sight
from ..core.errors import Refusal
from ..core.game import AnyGame, Setup
from ..core.match import AnyMatch, Play

LONGEST = 1_500
"""More plays than any game takes; a longer match would only keep everybody waiting."""


class Point(NamedTuple):
    """A position before a play, as the seat that acts sees it."""

    place: int
    """Of the play among those that stand, from 0."""
    sight: Sight[Any, Any, Any]
    state: Any
    """What only the rules may look at."""
    action: Any


class Past(msgspec.Struct, frozen=True):
    setup: Setup
    plays: tuple[Play, ...]
    numbers: tuple[int, ...]
    """Of the plays among the entries of the log."""

    @classmethod
    def of(cls, match: AnyMatch) -> Self:
        """Return a match's, or refuse one that goes on: until it is over nobody is told what would be better."""
        if match.outcome is None:
            raise Refusal("not_over", "the game isn’t over yet; ask again when it is")
        if not match.standing:
            raise Refusal("nothing_played", "nothing was played in this game; there is nothing to look over")
        if len(match.standing) > LONGEST:
            raise Refusal(
                "too_long_to_look",
                "this game is too long for the coach, who looks at {most} moves at most",
                most=LONGEST,
            )
        plays = [match.log[number - 1] for number in match.standing]
        return cls(match.setup, tuple([play for play in plays if isinstance(play, Play)]), tuple(match.standing))

    @property
    def game(self) -> AnyGame:
        return games.load(self.setup)

    def points(self, first: int = 0, last: int | None = None) -> Iterator[Point]:
        """Give the position before each of some plays; it is good until the next is asked for."""
        game, seats = self.game, self.setup.seats
        state = game.start(seats, self.setup.seed)
        for place, play in enumerate(self.plays[:last]):
            action = game.read(play.action)
            if place >= first:
                yield Point(place, Sight(game, state, play.seat, seats), state, action)
            game.apply(state, play.seat, action)
