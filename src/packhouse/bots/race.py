"""A race among bots, in simulated time: each acts as soon as it has reacted, and the quickest acts first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.errors import IllegalAction
from ..core.game import AnyGame, Seat
from ..core.rng import Rng
from .bot import Player, Sight
from .playing import Step

LOTS = 1 << 32


class Plan(NamedTuple):
    """What a bot will do at which time; those who are equally quick act in the order of their lots."""

    at: float
    lot: int
    seat: Seat
    action: Any


class Race:
    """Says who is next (a ``Chooser``). Phases have no clocks here: bots that wait for ever are the server's care."""

    def __init__(self, game: AnyGame, seated: Sequence[Player], luck: Sequence[Rng], chance: Rng) -> None:
        self._game = game
        self._seated = seated
        self._luck = luck
        self._chance = chance
        self.times: list[float] = []
        """When each step was made, in seconds since the start."""
        self._now = 0.0
        self._plans: dict[Seat, Plan] = {}

    def __call__(self, state: Any, active: frozenset[Seat]) -> Step:
        """Return the quickest step; whoever has become too late for what it wanted chooses again."""
        self._plans = {seat: self._plan(state, seat) for seat in sorted(active)}
        first = min(self._plans.values())
        del self._plans[first.seat]
        self._now = first.at
        self.times.append(first.at)
        return first.seat, first.action

    def _plan(self, state: Any, seat: Seat) -> Plan:
        plan = self._plans.get(seat)
        if plan and self._is_possible(state, plan):
            return plan
        player, luck = self._seated[seat], self._luck[seat]
        sight = Sight(self._game, state, seat, len(self._seated))
        action = player.choose(sight, luck)
        return Plan(self._now + player.reaction(sight, luck), self._chance.below(LOTS), seat, action)

    def _is_possible(self, state: Any, plan: Plan) -> bool:
        try:
            self._game.check(state, plan.seat, plan.action)
        except IllegalAction:
            return False
        return True
