"""Faults in what learners are given."""

from __future__ import annotations

import msgspec

from packhouse.core.game import Seat, Watcher
from tests.contract import learning
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim, Take

from .fault import caught_by


@caught_by(learning.what_changes_in_a_view_changes_its_features)
@caught_by(learning.every_legal_action_has_a_number)
class LetsPeopleTakeNothingLaterOn(Nim):
    """Whose turn it is among the others is in no feature, as it goes with the counters otherwise."""

    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        return [*super().legal(state, seat), *([Take(1, 0)] if any(state.taken) else [])]


@caught_by(learning.numbers_of_actions_are_stable_and_no_two_alike)
class ListsItsFirstActionTwice(Nim):
    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        actions = super().legal(state, seat)
        return [*actions, *actions[:1]]


@caught_by(learning.numbers_of_actions_are_stable_and_no_two_alike)
class ListsActionsInAnotherOrderEachTime(Nim):
    asked = 0

    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        self.asked += 1
        actions = super().legal(state, seat)
        return actions if self.asked % 2 else actions[::-1]


@caught_by(learning.a_view_has_always_as_many_features)
class SeesMoreAndMore(Nim):
    def view(self, state: nim.State, watcher: Watcher) -> nim.View:
        seen = super().view(state, watcher)
        return msgspec.structs.replace(seen, taken=seen.taken + (0,) * state.turn)


@caught_by(learning.features_are_numbers_of_about_1)
class SeesInPennies(Nim):
    def view(self, state: nim.State, watcher: Watcher) -> nim.View:
        seen = super().view(state, watcher)
        return msgspec.structs.replace(seen, taken=tuple(100 * taken for taken in seen.taken))
