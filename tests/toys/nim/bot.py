"""Takes as much as it can at once."""

from __future__ import annotations

from typing import Any

from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.bots.greedy import Greedy
from packhouse.core.game import Seat
from packhouse.core.rng import Rng

from .rules import Nim, State


def taken(game: Nim, state: State, seat: Seat) -> float:
    return state.taken[seat]


class Hasty(Bot):
    """Is out of time at once: then it takes the first that is legal, and else the last."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[-1 if budget.seconds > 1 else 0]


PLAYERS = (Player("greedy", Greedy(taken)), Player("hasty", Hasty(), Budget(nodes=1, seconds=0.0)))
