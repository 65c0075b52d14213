"""Takes the action that leaves its seat best off at once, by a value that the game gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.game import Seat
from ..core.rng import Rng
from .bot import Bot, Budget, Sight


class Greedy(Bot):
    """``value`` says how well a seat stands in a position; equal best actions are drawn from."""

    def __init__(self, value: Callable[[Any, Any, Seat], float]) -> None:
        self.value = value

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        world = sight.imagine(rng)
        values = {}
        for action in sight.legal:
            after = world.copy()
            sight.game.apply(after, sight.seat, action)
            values[action] = self.value(sight.game, after, sight.seat)
        best = max(values.values())
        return rng.choose([action for action, value in values.items() if value == best])
