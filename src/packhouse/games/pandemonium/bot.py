"""The bots of Package Pandemonium: each level has a sharper eye; beside them, one looks into many worlds."""

from __future__ import annotations

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
from .worth import lead

AT_ONCE = ("base", "company", "card")
"""Phases in which there is more to be known of what is good on average than to be found by looking ahead."""


class Courier(Bot):
    """Does what leads furthest by what it has an eye for."""

    def __init__(self, eye: Eye = SHARP) -> None:
        self.eye = eye

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> AnyAction:
        assert isinstance(sight.game, Pandemonium)
        return Thought(sight.game, sight.imagine(rng), sight.seat, self.eye, rng).action()


class Dispatcher(Search):
    """Plans routes and sends the Rogue by how things go on in many worlds."""

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        if sight.view.phase in AT_ONCE:
            return Judgement(Courier().choose(sight, budget, rng))
        return super().judge(sight, budget, rng)


def _onward(game: Any, state: State, seat: Seat, rng: Rng) -> AnyAction:
    """Play on without missions: in a world that is imagined, all but one's own are drawn by lot."""
    return glance(game, state, seat, SHARP, rng, with_missions=False)


HOOKS = Hooks(prior(lead, scale=1.5), _onward, evaluation(lead, scale=6.0), plays=12)

PLAYERS = (
    Player("novice", Courier(Eye(blur=6.0, plans=False, danger=0.0, missions=False))),
    Player("casual", Courier(Eye(blur=3.4, plans=False))),
    Player("strong", Courier(Eye(blur=2.5))),
    Player("expert", Courier(Eye(blur=1.3))),
    Player("master", Courier()),
    Player("search", Dispatcher(HOOKS), Budget(nodes=40, seconds=2.0)),
)
