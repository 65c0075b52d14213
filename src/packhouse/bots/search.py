"""Thinks in any game: tree search in imagined worlds, for any number of seats, in turns or at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.rng import QuickRng, Rng
from .bot import Bot, Budget, Judgement, Sight
from .hooks import Hooks
from .thought import Thought

SPREAD = 1000
"""A reaction takes half as long as usual to half as long again, in so many steps."""


class Search(Bot):
    """A budget's nodes are worlds to look into. A game may help by hooks; it needs none."""

    def __init__(self, hooks: Hooks | None = None) -> None:
        self.hooks = hooks or Hooks()

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        only, *others = sight.legal
        return self.judge(sight, budget, rng).action if others else only

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        """Return what it would play, and the lead that this brought on average, where points decide."""
        return Thought(self.hooks, sight, QuickRng(rng.below(1 << 32))).judged(budget)

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        """Follow each action into equally many worlds; None where points don't make the places."""
        seed, nodes = rng.below(1 << 32), max(2, budget.nodes // len(actions))
        found = [Thought(self.hooks, sight, QuickRng(seed), first=action).expected(nodes) for action in actions]
        leads = [lead for lead in found if lead is not None]
        return leads if len(leads) == len(found) else None

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        return budget.reaction * (0.5 + rng.below(SPREAD) / SPREAD)
