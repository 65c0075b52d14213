"""Faults in who may act, what they may do, and how it ends."""

from __future__ import annotations

import msgspec

from packhouse.core.components import Components
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Aim, Outcome, Reason, Seat, Timeout, rank
from packhouse.core.options import Options
from packhouse.core.rng import Rng
from tests.contract import acting, refusing
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim, Take
from tests.toys.rollers import rules as rollers
from tests.toys.rollers.rules import Rollers
from tests.toys.snap import rules as snap
from tests.toys.snap.rules import Leave, Snap

from .fault import caught_by


@caught_by(acting.random_games_end)
class NeverEnds(Nim):
    def apply(self, state: nim.State, seat: Seat, action: Take) -> None:
        state.turn = (seat + 1) % len(state.taken)


@caught_by(acting.every_active_seat_has_a_legal_action)
class LeavesTheLastCounter(Nim):
    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        return [] if sum(state.heaps) == 1 else super().legal(state, seat)

    def apply(self, state: nim.State, seat: Seat, action: Take) -> None:
        super().apply(state, seat, action)
        if not any(state.heaps):
            state.heaps[0] = 1


@caught_by(acting.someone_can_act_until_there_is_an_outcome)
class EndsWithTheFirstToStop(Rollers):
    def outcome(self, state: rollers.State) -> Outcome | None:
        return Outcome((), (), Reason("one_stopped")) if any(state.stopped) else None


@caught_by(acting.whoever_plays_alone_reaches_a_goal_or_misses_it)
class AlwaysWinsAlone(Rollers):
    def outcome(self, state: rollers.State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.scores, rank(*outcome.scores), outcome.reason)


@caught_by(acting.whoever_plays_alone_is_told_the_goal_from_the_first_position_on)
class KeepsTheGoalToItself(Rollers):
    def aim(self, state: rollers.State) -> None:
        return None


@caught_by(acting.whoever_plays_alone_is_told_the_goal_from_the_first_position_on)
class HasNoWordsForTheGoal(Rollers):
    def aim(self, state: rollers.State) -> Aim | None:
        aim = super().aim(state)
        return aim and msgspec.structs.replace(aim, points=None)

    def outcome(self, state: rollers.State) -> Outcome | None:
        outcome = super().outcome(state)
        goal = outcome and outcome.goal and msgspec.structs.replace(outcome.goal, points=None)
        return outcome and msgspec.structs.replace(outcome, goal=goal)


@caught_by(acting.whoever_plays_alone_is_told_the_goal_from_the_first_position_on)
class AsksForMoreAtTheEnd(Rollers):
    def aim(self, state: rollers.State) -> Aim | None:
        aim = super().aim(state)
        return aim and msgspec.structs.replace(aim, points=self.goal)


@caught_by(acting.whoever_plays_alone_is_told_the_goal_from_the_first_position_on)
class MovesTheGoal(Rollers):
    def aim(self, state: rollers.State) -> Aim | None:
        aim = super().aim(state)
        return aim if aim is None or self.outcome(state) else msgspec.structs.replace(aim, points=1)


@caught_by(acting.whoever_plays_alone_is_told_the_goal_from_the_first_position_on)
class CountsOnePointTooMany(Rollers):
    def aim(self, state: rollers.State) -> Aim | None:
        aim = super().aim(state)
        return aim and msgspec.structs.replace(aim, score=sum(state.rolls[0]) + 1)


@caught_by(acting.whoever_plays_alone_is_told_the_goal_from_the_first_position_on)
class HasAGoalForRivals(Rollers):
    def aim(self, state: rollers.State) -> Aim | None:
        return Aim(points=self.wanted)


@caught_by(acting.only_seats_at_the_table_can_act)
class CountsSeatsFromOne(Rollers):
    def active(self, state: rollers.State) -> frozenset[Seat]:
        return frozenset(seat + 1 for seat in super().active(state))

    def apply(self, state: rollers.State, seat: Seat, action: rollers.Either) -> None:
        super().apply(state, seat - 1, action)


@caught_by(acting.legal_actions_come_once_each_and_in_a_stable_order)
class ListsTwice(Nim):
    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        return super().legal(state, seat) * 2


@caught_by(acting.legal_actions_come_once_each_and_in_a_stable_order)
class ListsNowThisWayNowThat(Nim):
    def __init__(self, options: Options, box: nim.Box) -> None:
        super().__init__(msgspec.convert(options, nim.Choices, from_attributes=True), box)
        self.backwards = False

    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        self.backwards = not self.backwards
        actions = super().legal(state, seat)
        return actions[::-1] if self.backwards else actions


@caught_by(acting.every_legal_action_passes_the_check)
class RefusesTheWholeHeap(Nim):
    def check(self, state: nim.State, seat: Seat, action: Take) -> None:
        super().check(state, seat, action)
        if action.count == state.heaps[action.heap - 1]:
            raise IllegalAction("all", "leave a counter")


@caught_by(acting.sampled_actions_are_legal)
class SamplesTooMany(Nim):
    def sample(self, state: nim.State, seat: Seat, rng: Rng) -> Take:
        return Take(1 + state.heaps.index(max(state.heaps)), 1 + rng.below(max(state.heaps) + 1))

    def apply(self, state: nim.State, seat: Seat, action: Take) -> None:
        super().apply(state, seat, Take(action.heap, min(action.count, state.heaps[action.heap - 1])))


@caught_by(acting.what_the_table_plays_when_time_is_up_is_legal)
class WaitsForEver(Snap):
    def timeout(self, state: snap.State) -> Timeout[snap.Either] | None:
        return Timeout("card", float("inf"), {})


@caught_by(acting.what_the_table_plays_when_time_is_up_is_legal)
class LeavesAnotherCardForTheSlow(Snap):
    def timeout(self, state: snap.State) -> Timeout[snap.Either] | None:
        return Timeout("card", 3.0, {0: (Leave(0),)}) if 0 in self.active(state) else None


@caught_by(acting.a_phase_ends_when_its_time_is_up)
class HasOneClockForAllCards(Snap):
    def timeout(self, state: snap.State) -> Timeout[snap.Either] | None:
        timeout = super().timeout(state)
        return timeout and msgspec.structs.replace(timeout, phase="card")


@caught_by(acting.only_a_live_game_has_clocks_of_its_own)
class RacesByCorrespondence(Snap):
    def __init__(self, options: snap.Rules, box: Components) -> None:
        super().__init__(options, box)
        self.live = False

    def timeout(self, state: snap.State) -> Timeout[snap.Either]:
        return Timeout("table", 30.0, {})


@caught_by(acting.seats_race_in_a_live_game)
class HurriesOnePlayerAtATime(Nim):
    live = True


@caught_by(acting.the_outcome_ranks_every_seat)
class RanksWithGaps(Nim):
    def outcome(self, state: nim.State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and msgspec.structs.replace(outcome, ranks=tuple(2 * place for place in outcome.ranks))


@caught_by(refusing.an_illegal_action_is_refused)
class LosesTheTurnWhenRefused(Nim):
    def check(self, state: nim.State, seat: Seat, action: Take) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction:
            state.turn = (seat + 1) % len(state.taken)
            raise


@caught_by(refusing.an_illegal_action_is_refused)
class GrabsWhateverIsOnTop(Snap):
    def check(self, state: snap.State, seat: Seat, action: snap.Either) -> None:
        """Take a late claim for a claim on the next card."""


@caught_by(refusing.an_illegal_action_is_refused)
class SaysNothing(Nim):
    def check(self, state: nim.State, seat: Seat, action: Take) -> None:
        if action not in self.legal(state, seat):
            raise IllegalAction("no", "")


@caught_by(refusing.a_seat_that_is_not_to_act_is_refused)
class AnyoneMayPlay(Nim):
    def play(self, state: nim.State, seat: Seat, action: Take) -> None:
        self.check(state, seat, action)
        self.apply(state, seat, action)
