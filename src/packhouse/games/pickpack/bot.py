"""The bots of Pick & Pack: one search, to which each level gives more to think and a sharper eye."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ...bots.bot import Bot, Budget, Judgement, Player, Sight
from ...bots.greedy import Greedy
from ...bots.hooks import Hooks, evaluation, prior
from ...bots.search import Search as TreeSearch
from ...core.game import AnyGame, Seat
from ...core.rng import Rng
from . import placing
from .actions import AnyAction
from .rules import PickPack
from .state import State


class Grabs(Greedy):
    """Lays its tiles by lot, and then takes whatever leaves it furthest ahead at once."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, PickPack)
        if world.phase == "set-up":
            return placing.by_lot(game, world, sight.seat, rng)
        grabbed: AnyAction = super().choose(sight, budget, rng)
        return grabbed


class Explores(TreeSearch):
    """Lays its tiles with thought, and then looks ahead as in any game, by what leaves it ahead."""

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, PickPack)
        if world.phase == "set-up":
            return Judgement(placing.with_thought(game, world, sight.seat, rng))
        return super().judge(sight, budget, rng)


class Search(Bot):
    """Looks ahead as far as its budget allows.

    ``blur`` is how far its judgement of a position may be off, in hundredths of a point: a little makes games differ,
    much makes a player who overlooks things. ``with_thought`` says how it lays its tiles; else by lot.
    """

    def __init__(self, blur: int, *, with_thought: bool) -> None:
        self.blur, self.with_thought = blur, with_thought

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        action: AnyAction = self._judged(sight, budget, rng, self.blur).action
        return action

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        """Judge as sharply as it can: blur is for games to differ, not for someone who wants to know."""
        return self._judged(sight, budget, rng, blur=0)

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        """Weigh moves; of tiles that are being laid nobody can tell what each will bring."""
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, PickPack)
        if world.phase == "set-up":
            return None
        leads: list[float] = _compiled().leads(game, world, actions, max(1, budget.nodes))
        return leads

    def _judged(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng, blur: int) -> Judgement:
        game, world = sight.game, sight.imagine(rng)
        assert isinstance(game, PickPack)
        if world.phase == "set-up":
            lay = placing.with_thought if self.with_thought else placing.by_lot
            return Judgement(lay(game, world, sight.seat, rng))
        salt = rng.below(1 << 32)
        found = _compiled().best_action(game, world, max(1, budget.nodes), budget.seconds, blur, salt)
        return Judgement(found.action, found.lead)

    def warm(self, game: AnyGame) -> None:
        _compiled()


def _compiled() -> Any:
    """Return the search, whose kernel takes its time to load or to compile: only who plays with it waits for it."""
    return import_module(".search", __package__)


def lead(game: PickPack, state: State, seat: Seat) -> float:
    red, blue = game.scores(state)
    return red - blue if seat == 0 else blue - red


PLAYERS = (
    Player("novice", Search(blur=1_000, with_thought=False), Budget(nodes=1, seconds=1.0)),
    Player("greedy", Grabs(lead)),
    Player("casual", Search(blur=450, with_thought=False), Budget(nodes=1, seconds=1.0)),
    Player(
        "search",
        Explores(Hooks(prior(lead, scale=2.0), evaluation=evaluation(lead, scale=5.0))),
        Budget(nodes=500, seconds=1.0),
    ),
    Player("strong", Search(blur=150, with_thought=True), Budget(nodes=20, seconds=1.0)),
    Player("expert", Search(blur=60, with_thought=True), Budget(nodes=800, seconds=1.0)),
    Player("master", Search(blur=20, with_thought=True), Budget(nodes=100_000, seconds=3.0)),
)
COACH = (
    Player("quick", Search(blur=0, with_thought=True), Budget(nodes=4_000)),
    Player("deep", Search(blur=0, with_thought=True), Budget(nodes=40_000)),
)
