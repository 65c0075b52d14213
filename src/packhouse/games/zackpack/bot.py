"""The bots of Zack & Pack, for now: each level is quicker, looks at more trucks and ways to load, and never ahead.

They load by first fit, the largest piece of those they look at: an honest beginner's way, far from the best load.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ...bots.bot import Bot, Budget, Player, Sight
from ...core.rng import Rng
from .actions import TOP, AnyAction, Grab, Put
from .pace import Pace
from .rules import DONE, READY, ZackPack
from .state import View

T = TypeVar("T")


class FirstFit(Bot):
    """Grabs the truck whose room is nearest to its load, and puts the largest piece that fits where it first fits."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        view: View = sight.view
        assert isinstance(sight.game, ZackPack)
        match view.phase:
            case "grab":
                return _nearest(sight.game, view, sight.seat, _looked_at(sight.legal, budget, rng))
            case "load":
                fitting = [action for action in sight.legal if isinstance(action, Put)]
                return max(_looked_at(fitting, budget, rng), key=lambda put: put.size, default=DONE)
            case _:
                return READY

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        view: View = sight.view
        assert isinstance(sight.game, ZackPack)
        return self.pace.reaction(sight.game, view, view.places[sight.seat].load, rng)


def _looked_at(actions: Sequence[T], budget: Budget, rng: Rng) -> list[T]:
    """Return as many actions as the budget allows, by lot, in their order."""
    numbers = list(range(len(actions)))
    rng.shuffle(numbers)
    return [actions[number] for number in sorted(numbers[: max(1, budget.nodes)])]


def _nearest(game: ZackPack, view: View, seat: int, grabs: Sequence[Grab]) -> Grab:
    """Return the truck whose room differs least from the load; the pile is as good as its trucks on average."""
    cubes = sum(size * number for size, number in enumerate(view.places[seat].load, 1))
    seen = {*view.discard, *(truck for place in view.places for truck in (place.truck, *place.trucks))}
    misfit = {number: abs(truck.room - cubes) for number, truck in game.trucks.items()}
    unseen = [misfit[number] for number in misfit if number not in seen] or [*misfit.values()]
    average = sum(unseen) / len(unseen)
    return min(grabs, key=lambda grab: average if grab == TOP else misfit[int(grab.truck)])


PLAYERS = (
    Player("novice", FirstFit(Pace(grab=6.0, put=2.5)), Budget(nodes=1)),
    Player("casual", FirstFit(Pace(grab=4.0, put=2.0)), Budget(nodes=2)),
    Player("strong", FirstFit(Pace(grab=2.7, put=1.5)), Budget(nodes=4)),
    Player("expert", FirstFit(Pace(grab=1.8, put=1.1)), Budget(nodes=10)),
    Player("master", FirstFit(Pace(grab=1.2, put=0.8)), Budget(nodes=1_000)),
)
