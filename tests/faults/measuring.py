"""Faults in what the lab is told."""

from __future__ import annotations

from typing import Any

import msgspec

from packhouse.core.game import Outcome, Seat
from packhouse.core.rng import Seed
from tests.contract import measuring
from tests.toys.sealed import rules as sealed
from tests.toys.sealed.rules import Sealed

from .fault import caught_by

UNKNOWN = 100


@caught_by(measuring.points_have_sources_that_add_up_to_the_score)
class GivesAPointToEverybodyInTheEnd(Sealed):
    def outcome(self, state: sealed.State) -> Outcome | None:
        found = super().outcome(state)
        return found and msgspec.structs.replace(found, scores=tuple(score + 1 for score in found.scores))


@caught_by(measuring.points_so_far_are_told_in_every_position)
class HasNoNumberOfPointsBeforeTheEnd(Sealed):
    def apply(self, state: sealed.State, seat: Seat, action: sealed.Bid) -> None:
        super().apply(state, seat, action)
        state.points = [float("nan") if self.active(state) else 0 for _ in state.points]  # type: ignore[misc]


@caught_by(measuring.what_is_taken_was_on_offer)
class BidsCardsThatNobodyHolds(Sealed):
    def legal(self, state: sealed.State, seat: Seat) -> list[sealed.Bid]:
        return [sealed.Bid(card + UNKNOWN) for card in state.hands[seat]]

    def apply(self, state: sealed.State, seat: Seat, action: sealed.Bid) -> None:
        super().apply(state, seat, sealed.Bid((action.card or 0) - UNKNOWN))


class GrowingWhereSomebodyLooks(list[int]):
    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        if isinstance(index, int):
            self[index] = found + 1
        return found


@caught_by(measuring.telling_the_lab_changes_nothing)
class HasPointsThatGrowWhereSomebodyLooks(Sealed):
    def start(self, seats: int, seed: Seed) -> sealed.State:
        state = super().start(seats, seed)
        state.points = GrowingWhereSomebodyLooks(state.points)
        return state
