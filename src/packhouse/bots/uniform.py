"""Plays any legal action, all equally likely."""

from __future__ import annotations

from typing import Any

from ..core.rng import Rng
from .bot import Bot, Budget, Sight


class Uniform(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.sample(rng)
