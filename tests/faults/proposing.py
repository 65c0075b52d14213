"""Faults in what may be proposed."""

from __future__ import annotations

from packhouse.core.game import Seat
from tests.contract import knowing, proposing
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim, Take
from tests.toys.rollers import rules as rollers
from tests.toys.rollers.rules import Rollers
from tests.toys.stash import rules as stash
from tests.toys.stash.rules import Stash

from .bots import HasMoods
from .fault import caught_by

caught_by(proposing.proposals_are_the_same_wherever_a_seat_sees_the_same)(HasMoods)


@caught_by(proposing.proposals_can_be_played_one_after_another)
class ProposesWhatTheDiceDecide(Rollers):
    def proposable(self, state: rollers.State, seat: Seat) -> bool:
        return True


@caught_by(proposing.a_proposal_leaves_nothing_to_propose)
class ProposesWhatLeadsNowhere(Nim):
    def proposable(self, state: nim.State, seat: Seat) -> bool:
        return True

    def apply(self, state: nim.State, seat: Seat, action: Take) -> None:
        """Leave everything as it is."""


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class ProposesByWhatOthersHide(Stash):
    def proposable(self, state: stash.State, seat: Seat) -> bool:
        return not any(stones for other, stones in enumerate(state.hidden) if other != seat)


@caught_by(knowing.what_a_watcher_does_not_notice_changes_nothing_for_them)
class ProposesNothingOnceSomeoneHasHidden(Stash):
    def proposable(self, state: stash.State, seat: Seat) -> bool:
        return not any(state.hidden)


@caught_by(knowing.asking_changes_nothing)
class SortsStonesToPropose(Stash):
    def proposable(self, state: stash.State, seat: Seat) -> bool:
        state.hidden[seat].sort()
        return super().proposable(state, seat)
