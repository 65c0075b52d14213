"""The bots of Pack-It: one search, to which each level gives more to think and a sharper eye."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ...bots.bot import Bot, Budget, Judgement, Player, Sight
from ...bots.greedy import Greedy
from ...bots.hooks import Hooks, evaluation
from ...bots.search import Search as TreeSearch
from ...core.game import AnyGame, Seat
from ...core.rng import Rng
from .actions import Pack
from .rules import PackIt
from .state import State


class Search(Bot):
    """Looks ahead as far as its budget allows.

    ``blur`` is how far its judgement of a position may be off, in twentieths of a point: a little makes games differ,
    much makes a player who overlooks things.
    """

    def __init__(self, blur: int) -> None:
        self.blur = blur

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Pack:
        return Pack(self._found(sight, budget, rng, self.blur).centre)

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        """Judge as sharply as it can: blur is for games to differ, not for someone who wants to know."""
        found = self._found(sight, budget, rng, blur=0)
        return Judgement(Pack(found.centre), found.lead)

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        leads: list[float] = _compiled().leads(sight.game, sight.imagine(rng), actions, max(1, budget.nodes))
        return leads

    def _found(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng, blur: int) -> Any:
        state, salt = sight.imagine(rng), rng.below(1 << 32)
        return _compiled().best_centre(sight.game, state, max(1, budget.nodes), budget.seconds, blur, salt)

    def warm(self, game: AnyGame) -> None:
        _compiled().judge_of(game)


def _compiled() -> Any:
    """Return the search, whose kernel takes its time to load or to compile: only who plays with it waits for it."""
    return import_module(".search", __package__)


def lead(game: PackIt, state: State, seat: Seat) -> float:
    white, red = game.scores(state)
    return white - red if seat == 0 else red - white


PLAYERS = (
    Player("novice", Search(blur=170), Budget(nodes=1, seconds=1.0)),
    Player("greedy", Greedy(lead)),
    Player("casual", Search(blur=57), Budget(nodes=1, seconds=1.0)),
    Player("search", TreeSearch(Hooks(evaluation=evaluation(lead, scale=4.0))), Budget(nodes=2_000, seconds=1.0)),
    Player("strong", Search(blur=30), Budget(nodes=40, seconds=1.0)),
    Player("expert", Search(blur=8), Budget(nodes=800, seconds=1.0)),
    Player("master", Search(blur=2), Budget(nodes=500_000, seconds=3.0)),
)
COACH = (
    Player("quick", Search(blur=0), Budget(nodes=10_000)),
    Player("deep", Search(blur=0), Budget(nodes=60_000)),
)
