"""The bots of Zack & Pack: each level is quicker, judges trucks with a sharper eye, and loads with more care."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ...bots.bot import Bot, Budget, Player, Sight
from ...core.game import AnyGame
from ...core.rng import Rng
from . import glance, stowing
from .actions import AnyAction
from .pace import Pace
from .rules import READY, ZackPack
from .state import Place, State, View
from .truck import Truck

EXACT = 1 << 20
"""A budget of more tries than there are loads: load exactly."""


class Trucker(Bot):
    """Grabs what looks cheapest, and loads it by its best of some tries, or exactly.

    ``blur`` is how many points its judgement of a truck may be off.
    """

    def __init__(self, pace: Pace, blur: int) -> None:
        self.pace, self.blur = pace, blur

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        game, view = sight.game, sight.view
        assert isinstance(game, ZackPack)
        match view.phase:
            case "grab":
                load = view.places[sight.seat].load
                return glance.cheapest(game, view, load, sight.legal, self.blur, budget.seconds, rng)
            case "load":
                world: State = sight.imagine(rng)
                return self._load(game.truck(world, sight.seat), world.places[sight.seat], budget, rng)
            case _:
                return READY

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        world: State = sight.imagine(rng)
        leads: list[float] = import_module(".weighing", __package__).leads(sight.game, world, sight.seat, actions)
        return leads

    def _load(self, truck: Truck, place: Place, budget: Budget, rng: Rng) -> AnyAction:
        if budget.nodes == EXACT:
            return stowing.exactly(truck, place, budget.seconds)
        return stowing.by_hand(truck, place, budget.nodes, rng)

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        view: View = sight.view
        assert isinstance(sight.game, ZackPack)
        return self.pace.reaction(sight.game, view, view.places[sight.seat].load, rng)

    def warm(self, game: AnyGame) -> None:
        import_module(".optimum", __package__)


PLAYERS = (
    Player("novice", Trucker(Pace(grab=6.0, put=2.5), blur=40), Budget(nodes=1)),
    Player("casual", Trucker(Pace(grab=4.0, put=2.0), blur=18), Budget(nodes=2)),
    Player("strong", Trucker(Pace(grab=2.7, put=1.5), blur=8), Budget(nodes=2)),
    Player("expert", Trucker(Pace(grab=1.8, put=1.1), blur=4), Budget(nodes=6)),
    Player("master", Trucker(Pace(grab=1.2, put=0.8), blur=0), Budget(nodes=EXACT, seconds=2.0)),
)
COACH = (Player("quick", PLAYERS[-1].bot, PLAYERS[-1].budget), Player("deep", PLAYERS[-1].bot, PLAYERS[-1].budget))
