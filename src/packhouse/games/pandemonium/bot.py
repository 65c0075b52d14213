"""The bots of Package Pandemonium: each level has a sharper eye, and the best look into many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...bots.bot import Bot, Budget, Judgement, Player, Sight
from ...bots.hooks import Hooks, evaluation, prior
from ...bots.search import Search
from ...core.game import Seat
from ...core.rng import Rng
from .actions import AnyAction
from .eyes import SHARP, Eye
from .glance import glance
from .rules import Pandemonium
from .state import State
from .thinking import Thought
from .weighing import leads
from .worth import lead

BY_EYE = ("base", "company", "card", "route")
"""Phases in which whole routes, or what is good on average, tell more than some worlds of many that might be."""


def _onward(game: Any, state: State, seat: Seat, rng: Rng) -> AnyAction:
    """Play on without missions: in a world that is imagined, all but one's own are drawn by lot."""
    return glance(game, state, seat, SHARP, rng, with_missions=False)


HOOKS = Hooks(prior(lead, scale=1.5), _onward, evaluation(lead, scale=6.0), plays=12)


class Courier(Bot):
    """Does what leads furthest by what it has an eye for."""

    def __init__(self, eye: Eye = SHARP) -> None:
        self.eye = eye

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        assert isinstance(sight.game, Pandemonium)
        return Thought(sight.game, sight.imagine(rng), sight.seat, self.eye, rng).action()


class Dispatcher(Search):
    """Sets up, plays cards and drives by eye; all else it chooses by how things go on in many worlds."""

    def __init__(self, eye: Eye = SHARP) -> None:
        super().__init__(HOOKS)
        self.courier = Courier(eye)

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        if sight.view.phase in BY_EYE:
            return Judgement(self.courier.choose(sight, budget, rng))
        return super().judge(sight, budget, rng)

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        assert isinstance(sight.game, Pandemonium)
        return leads(sight.game, sight, actions, max(1, budget.nodes), rng)


PLAYERS = (
    Player("novice", Courier(Eye(blur=6.0, plans=False, danger=0.0, missions=False))),
    Player("casual", Courier(Eye(blur=3.2, plans=False))),
    Player("strong", Courier(Eye(blur=2.5))),
    Player("expert", Dispatcher(Eye(blur=1.5)), Budget(nodes=12, seconds=1.0)),
    Player("master", Dispatcher(), Budget(nodes=24, seconds=2.0)),
)
COACH = (Player("quick", Dispatcher(), Budget(nodes=8)), Player("deep", Dispatcher(), Budget(nodes=48)))
