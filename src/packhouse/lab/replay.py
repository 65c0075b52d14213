"""A game that was played, gone through again: what its steps alone don't tell."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game import AnyGame
from ..kit.offers import Moment
from .played import Played


class Replay:
    """Gives moment after moment; ``state`` is where it stands, and when all are given, how the game ended."""

    def __init__(self, game: AnyGame, played: Played) -> None:
        self.game, self.played = game, played
        self.state = game.start(played.setup.seats, played.setup.seed)

    def __iter__(self) -> Iterator[Moment]:
        for seat, action in self.played.steps:
            yield Moment(self.state, seat, action)
            self.game.apply(self.state, seat, action)
