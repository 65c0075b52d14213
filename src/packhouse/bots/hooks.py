"""What a game may tell the search: which actions look promising, how to play on, how a position stands."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from ..core.game import AnyGame, Seat
from ..core.rng import Rng
from .payoffs import squashed

Value: TypeAlias = Callable[[Any, Any, Seat], float]
"""By how many points a seat is ahead in a position: ``value(game, state, seat)``, as ``Greedy`` wants it."""


class Prior(Protocol):
    def __call__(self, game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], /) -> Sequence[float]:
        """Return how promising each action looks; the numbers add up to 1."""


class Rollout(Protocol):
    def __call__(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, /) -> Any:
        """Return how an active seat plays on where nothing is known yet."""


class Evaluation(Protocol):
    def __call__(self, game: AnyGame, state: Any, seats: int, /) -> Sequence[float]:
        """Return what a position that isn't over is worth to each seat, from 0 to 1."""


def by_lot(game: AnyGame, state: Any, seat: Seat, rng: Rng, /) -> Any:
    return game.sample(state, seat, rng)


class Hooks(NamedTuple):
    prior: Prior | None = None
    """Without one, all actions look alike."""
    rollout: Rollout = by_lot
    evaluation: Evaluation | None = None
    """Without one, games are played out."""
    plays: int = 0
    """After how many plays beyond the tree positions are evaluated."""


def evaluation(value: Value, scale: float) -> Evaluation:
    """Judge positions by a value in points; a lead of ``scale`` points is a payoff of 0.73."""

    def judged(game: AnyGame, state: Any, seats: int) -> list[float]:
        return [squashed(value(game, state, seat), scale) for seat in range(seats)]

    return judged


def prior(value: Value, scale: float) -> Prior:
    """Find actions promising by what they lead to at once; ``scale`` points more make one e times as promising."""

    def weighed(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> list[float]:
        values = []
        for action in actions:
            after = state.copy()
            game.apply(after, seat, action)
            values.append(value(game, after, seat))
        best = max(values)
        weights = [math.exp((value - best) / scale) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    return weighed
