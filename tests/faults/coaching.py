"""Coaches with a fault each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from packhouse.bots.bot import Bot, Budget, Sight
from packhouse.core.rng import Rng
from tests.contract import coaching
from tests.toys.sealed.rules import Bid

from .fault import caught_by


class Plain(Bot):
    """Would play the first of all."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]


@caught_by(coaching.the_coach_judges_a_play_by_what_its_seat_knew_and_changes_nothing)
class WeighsByTheOthersHands(Plain):
    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        others = [card for seat, hand in enumerate(sight._state.hands) if seat != sight.seat for card in hand]
        return [float(action.card > max(others, default=0)) for action in actions]


@caught_by(coaching.the_coach_judges_a_play_by_what_its_seat_knew_and_changes_nothing)
class SpoilsTheOthersHandsToWeigh(Plain):
    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        for hand in sight._state.hands:
            hand.reverse()
        return [0.0 for _ in actions]


@caught_by(coaching.the_coach_judges_a_play_by_what_its_seat_knew_and_changes_nothing)
class RecommendsWhatNobodyHas(Plain):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return Bid(0)

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        return [-float(action.card) for action in actions]
