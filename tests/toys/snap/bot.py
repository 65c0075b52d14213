"""Grabs even cards, and needs the same time for each."""

from __future__ import annotations

from typing import Any

from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.core.rng import Rng


class Grabber(Bot):
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        grab, leave = sight.legal
        return leave if grab.card % 2 else grab

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        return self.seconds


PLAYERS = (Player("slow", Grabber(0.2)), Player("swift", Grabber(0.02)), Player("sloth", Grabber(3600.0)))
