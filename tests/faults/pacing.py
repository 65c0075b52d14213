"""Faults in how long bots wait, which everyone can time."""

from __future__ import annotations

from tests.contract import knowing
from tests.toys.stash import rules as stash
from tests.toys.stash.rules import Stash

from .fault import caught_by


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class WaitsByWhatIsHidden(Stash):
    def pace(self, state: stash.State) -> float:
        return 1.0 + sum(sum(stones) for stones in state.hidden)


@caught_by(knowing.what_a_watcher_does_not_notice_changes_nothing_for_them)
class WaitsOnceSomeoneHasHidden(Stash):
    def pace(self, state: stash.State) -> float:
        return 2.0 if any(state.hidden) else 1.0


@caught_by(knowing.asking_changes_nothing)
class SortsStonesToWait(Stash):
    def pace(self, state: stash.State) -> float:
        for stones in state.hidden:
            stones.sort()
        return super().pace(state)
