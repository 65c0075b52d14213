"""One bot never ends its thought, another ends its process."""

from __future__ import annotations

import os
import time
from typing import Any

from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.core.rng import Rng


class Sleeper(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        time.sleep(600)


class Killer(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        os._exit(1)


PLAYERS = (Player("sleeper", Sleeper()), Player("killer", Killer()))
