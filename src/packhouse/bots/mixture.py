"""A bot between two levels: it plays each move as the one or the other, by a die."""

from __future__ import annotations

from typing import Any

from ..core.game import AnyGame
from ..core.rng import Rng
from .bot import Bot, Budget, Judgement, Player, Sight

SIDES = 100


class Mixture(Bot):
    """As strong as the share of moves that the upper player makes; each thinks with a budget of its own."""

    def __init__(self, lower: Player, upper: Player, percent: int) -> None:
        self._lower, self._upper, self._percent = lower, upper, percent

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return self._either(rng).choose(sight, rng)

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        return self._either(rng).judge(sight, rng)

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        return self._either(rng).reaction(sight, rng)

    def unhurried(self) -> Bot:
        return Mixture(self._lower.unhurried(), self._upper.unhurried(), self._percent)

    def warm(self, game: AnyGame) -> None:
        self._lower.bot.warm(game)
        self._upper.bot.warm(game)

    def _either(self, rng: Rng) -> Player:
        return self._upper if rng.below(SIDES) < self._percent else self._lower
