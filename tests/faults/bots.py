"""Bots with a fault each."""

from __future__ import annotations

from typing import Any

from packhouse.bots.bot import Bot, Budget, Judgement, Sight
from packhouse.core.rng import Rng
from tests.contract import bots
from tests.toys.sealed.rules import Bid

from .fault import caught_by


@caught_by(bots.bots_choose_the_same_wherever_they_see_the_same)
class Peeks(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        others = [card for seat, hand in enumerate(sight._state.hands) if seat != sight.seat for card in hand]
        return max(sight.legal, key=lambda bid: (bid.card > max(others, default=0), -bid.card))


@caught_by(bots.bots_choose_the_same_wherever_they_see_the_same)
class HasMoods(Bot):
    turns = 0

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        self.turns += 1
        return sight.legal[self.turns % len(sight.legal)]


@caught_by(bots.bots_judge_the_same_wherever_they_see_the_same_and_change_nothing)
class JudgesByTheOthersHands(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        others = [card for seat, hand in enumerate(sight._state.hands) if seat != sight.seat for card in hand]
        return Judgement(sight.legal[0], -max(others, default=0))


@caught_by(bots.bots_react_in_the_same_time_wherever_they_see_the_same)
class HesitatesBeforeGoodHands(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        others = [card for seat, hand in enumerate(sight._state.hands) if seat != sight.seat for card in hand]
        return float(max(others, default=0))


@caught_by(bots.bots_choose_legal_actions_and_change_nothing)
class BidsWhatItHasNot(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return Bid(0)


@caught_by(bots.bots_choose_legal_actions_and_change_nothing)
class SpoilsTheOthersHands(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        choice = sight.legal[0]
        for hand in sight._state.hands:
            hand.reverse()
        return choice


@caught_by(bots.bots_judge_the_same_wherever_they_see_the_same_and_change_nothing)
class SpoilsTheOthersHandsToJudge(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        for hand in sight._state.hands:
            hand.reverse()
        return Judgement(Bid(min(sight._state.hands[sight.seat])), 0)
