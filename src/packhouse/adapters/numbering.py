"""Actions by number: those of the game’s own list, or their places among what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..bots.playing import at_random, steps
from ..core import notation
from ..core.errors import BadSetup, UnknownAction
from ..core.game import AnyGame
from ..core.rng import KeyedRng, QuickRng

GAMES = 3
"""So many are played at random to see how many actions a position has."""
ROOM = 2
"""How many times as many numbers there are as were needed then."""


class Numbering(Protocol):
    """Gives numbers to legal actions."""

    size: int
    """How many numbers there are."""

    def by_number(self, legal: Sequence[Any]) -> dict[int, Any]:
        """Return legal actions by their numbers, the lowest first."""


class Listed:
    """By the game’s own list: a number means the same in every match of the set-up."""

    def __init__(self, name: str, actions: Sequence[Any]) -> None:
        self.name = name
        self.size = len(actions)
        self._numbers = {action: number for number, action in enumerate(actions)}

    def by_number(self, legal: Sequence[Any]) -> dict[int, Any]:
        try:
            return dict(sorted((self._numbers[action], action) for action in legal))
        except KeyError as unknown:
            raise UnknownAction(
                "no_number", "{game} has no number for “{action}”; add it to actions in its learning.py",
                game=self.name, action=notation.write(unknown.args[0]),
            ) from None  # fmt: skip


class Placed:
    """By their places in the list of what is legal: a number means something else in every position."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.name = game.name
        self.size = ROOM * max(map(_most, [game] * GAMES, [seats] * GAMES, range(GAMES)))

    def by_number(self, legal: Sequence[Any]) -> dict[int, Any]:
        if len(legal) > self.size:
            raise BadSetup(
                "too_many_actions", "{game} has {number} actions here, and {size} numbers; give it a learning.py",
                game=self.name, number=len(legal), size=self.size,
            )  # fmt: skip
        return dict(enumerate(legal))


def _most(game: AnyGame, seats: int, luck: int) -> int:
    """Return how many actions a seat has at most in a game at random."""
    state = game.start(seats, KeyedRng.from_seed(luck).seed())
    most = _widest(game, state)
    for _ in steps(game, state, at_random(game, QuickRng(luck))):
        most = max(most, _widest(game, state))
    return most


def _widest(game: AnyGame, state: Any) -> int:
    return max((len(game.legal(state, seat)) for seat in game.active(state)), default=0)
