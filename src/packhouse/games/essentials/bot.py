"""The bots of Pack the Essentials: each level sees more in a suitcase, and the best play on in thought."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ...bots.bot import Bot, Budget, Player, Sight
from ...core.game import AnyGame
from ...core.rng import Rng
from .actions import AnyAction
from .rules import POMS, Essentials


class Traveller(Bot):
    """Packs by what it has an eye for; ``see`` are the weights that differ from a sharp one's.

    ``beam`` is how many placements of a tile it follows up with the other tiles in hand, ``blur`` by how many points it
    may misjudge what it drafts. With nodes it plays on in thought, so often, before it decides.
    """

    def __init__(self, beam: int = 1, blur: float = 0.0, **see: float) -> None:
        self.beam, self.blur, self.see = beam, blur, see

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, Essentials)
        doing = game.doing(world, sight.seat)
        if doing == "poms":
            return POMS
        thought = _compiled().Thought(self, game, world, sight.seat, budget, rng)
        action: AnyAction = getattr(thought, doing)()
        return action

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, Essentials)
        weighing = import_module(".weighing", __package__).Weighing(self, game, world, sight.seat, budget, rng)
        leads: list[float] = weighing.leads(actions)
        return leads

    def warm(self, game: AnyGame) -> None:
        _compiled()


def _compiled() -> Any:
    """Return what thinks, whose kernel takes its time to load or to compile: only who plays with it waits for it."""
    return import_module(".thinking", __package__)


PLAYERS = (
    Player("novice", Traveller(1, 5.0, HORIZON=0.0, BLUR=3.0, CATS=1.0)),
    Player(
        "casual", Traveller(1, 7.0, HORIZON=1.0, JOIN=0.0, EDGE=0.0, NEAR=0.1, NEAR_A_ROUND=0.1, PART=0.0, BLUR=5.0)
    ),
    Player("strong", Traveller(2, 4.0, BLUR=1.8)),
    Player("expert", Traveller(4, 2.0, BLUR=1.0)),
    Player("master", Traveller(8), Budget(nodes=300, seconds=3.0)),
)
COACH = (Player("quick", Traveller(8)), Player("deep", Traveller(8), Budget(nodes=150)))
