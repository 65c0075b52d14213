"""The bots of Pick & Pack: for now each level looks at more of its moves, and no further than one."""

from __future__ import annotations

from typing import Any

from ...bots.bot import Bot, Budget, Player, Sight
from ...core.game import Seat
from ...core.rng import Rng
from .actions import AnyAction
from .rules import PickPack
from .state import State


class Looks(Bot):
    """Looks at some of its actions, and takes the one that leaves it furthest ahead at once; lays tiles by lot."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, PickPack)
        if world.phase == "set-up":
            return game.set_up.sample(world, sight.seat, rng)
        actions: list[AnyAction] = list(sight.legal)
        rng.shuffle(actions)
        return max(actions[: max(1, budget.nodes)], key=lambda action: _lead_after(game, world, sight.seat, action))


def _lead_after(game: PickPack, world: State, seat: Seat, action: AnyAction) -> float:
    after = world.copy()
    game.apply(after, seat, action)
    return lead(game, after, seat)


def lead(game: PickPack, state: State, seat: Seat) -> float:
    red, blue = game.scores(state)
    return red - blue if seat == 0 else blue - red


PLAYERS = (
    Player("novice", Looks(), Budget(nodes=1)),
    Player("casual", Looks(), Budget(nodes=2)),
    Player("strong", Looks(), Budget(nodes=5)),
    Player("expert", Looks(), Budget(nodes=20)),
    Player("master", Looks(), Budget(nodes=1_000)),
)
