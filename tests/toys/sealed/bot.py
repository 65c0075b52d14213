"""Bids the card that wins most often in the worlds it imagines."""

from __future__ import annotations

from typing import Any

from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.bots.search import Search
from packhouse.core.rng import Rng


class Dreamer(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        wins = dict.fromkeys(sight.legal, 0)
        for _ in range(budget.nodes):
            world = sight.imagine(rng)
            others = [hand for seat, hand in enumerate(world.hands) if seat != sight.seat and hand]
            best = max((rng.choose(hand) for hand in others), default=0)
            for bid in wins:
                wins[bid] += bid.card > best
        return max(wins, key=lambda bid: wins[bid])


PLAYERS = (Player("dreamer", Dreamer(), Budget(nodes=20)),)
COACH = (Player("quick", Search(), Budget(nodes=20)), Player("deep", Search(), Budget(nodes=60)))
