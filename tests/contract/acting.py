"""Promises about who may act, what they may do, and how it ends."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from packhouse.core.errors import Refusal
from packhouse.core.game import Outcome, Seat, rank
from packhouse.core.rng import QuickRng

from .case import LONGEST, Case
from .promise import promise


@promise
def random_games_end(case: Case) -> None:
    assert len(case.plays) <= LONGEST
    assert case.game.outcome(case.after(len(case.plays))) is not None


@promise
def someone_can_act_until_there_is_an_outcome(case: Case) -> None:
    for state in case.states(LONGEST):
        assert bool(case.game.active(state)) == (case.game.outcome(state) is None)


@promise
def only_seats_at_the_table_can_act(case: Case) -> None:
    for state in case.states(LONGEST):
        assert case.game.active(state) <= set(range(case.setup.seats))


@promise
def every_active_seat_has_a_legal_action(case: Case) -> None:
    for state in case.states(LONGEST):
        for seat in case.game.active(state):
            assert list(case.game.legal(state, seat)), f"seat {seat} may act but has nothing to do"


@promise
def legal_actions_come_once_each_and_in_a_stable_order(case: Case) -> None:
    for state in case.states():
        again = msgspec.json.decode(msgspec.json.encode(state), type=case.game.state)
        for seat in case.game.active(state):
            actions = list(case.game.legal(state, seat))
            assert len(set(actions)) == len(actions)
            assert list(case.game.legal(state, seat)) == actions
            assert list(case.game.legal(again, seat)) == actions


@promise
def every_legal_action_passes_the_check(case: Case) -> None:
    for state in case.states():
        for seat in case.game.active(state):
            for action in case.game.legal(state, seat):
                _accepts(case, state, seat, action)


@promise
def sampled_actions_are_legal(case: Case) -> None:
    for number, state in enumerate(case.states()):
        for seat in case.game.active(state):
            assert case.game.sample(state, seat, QuickRng(number)) in list(case.game.legal(state, seat))


@promise
def what_the_table_plays_when_time_is_up_is_legal(case: Case) -> None:
    for state in case.states():
        timeout = case.game.timeout(state)
        if timeout is None:
            continue
        assert timeout.phase
        assert 0 < timeout.seconds < math.inf
        later = state.copy()
        for seat, actions in timeout.plays.items():
            alone = state.copy()
            for action in actions:
                for position in (alone, later):
                    assert seat in case.game.active(position)
                    _accepts(case, position, seat, action)
                    case.game.apply(position, seat, action)


@promise
def a_phase_ends_when_its_time_is_up(case: Case) -> None:
    """Its name is what a clock runs for: the same name afterwards would be the same clock, run out for ever."""
    for state in case.states():
        timeout = case.game.timeout(state)
        if timeout is None or not timeout.plays:
            continue
        later = state.copy()
        for seat, actions in timeout.plays.items():
            for action in actions:
                case.game.apply(later, seat, action)
        following = case.game.timeout(later)
        assert following is None or following.phase != timeout.phase


@promise
def only_a_live_game_has_clocks_of_its_own(case: Case) -> None:
    """Any other may be played by correspondence, for days a move."""
    clocks = [case.game.timeout(state) for state in case.states()]
    assert case.game.live or not any(clocks)


@promise
def seats_race_in_a_live_game(case: Case) -> None:
    assert not case.game.live or any(len(case.game.active(state)) > 1 for state in case.states(LONGEST))


@promise
def the_outcome_ranks_every_seat(case: Case) -> None:
    outcome = case.game.outcome(case.after(len(case.plays)))
    assert isinstance(outcome, Outcome)
    assert len(outcome.scores) == len(outcome.ranks) == case.setup.seats
    assert all(map(math.isfinite, outcome.scores))
    assert outcome.reason.code.isidentifier()
    if case.setup.seats > 1:
        ahead = rank(*(-place for place in outcome.ranks))
        assert outcome.ranks == ahead, "places must be 1, then 1 + how many are ahead"


@promise
def whoever_plays_alone_reaches_a_goal_or_misses_it(case: Case) -> None:
    outcome = case.game.outcome(case.after(len(case.plays)))
    assert outcome is not None
    assert (outcome.goal is not None) == (case.setup.seats == 1), "a goal is for one seat, and one seat has a goal"
    if outcome.goal:
        assert outcome.ranks == (1 if outcome.goal.reached else 2,)
        assert not outcome.goal.grade or outcome.goal.grade.isidentifier()


@promise
def whoever_plays_alone_is_told_the_goal_from_the_first_position_on(case: Case) -> None:
    first, *_, last = aims = [case.game.aim(state) for state in case.states()]
    if case.setup.seats > 1:
        assert not any(aims), "a goal is for one seat"
        return
    assert first and last, "one seat has a goal"
    assert first.points is not None or first.code.isidentifier()
    assert all(aim and (aim.points, aim.code) == (first.points, first.code) for aim in aims), "the goal never changes"
    outcome = case.game.outcome(case.after(len(case.plays)))
    assert outcome and outcome.goal and outcome.goal.points == first.points
    assert last.score in (None, *outcome.scores)


def _accepts(case: Case, state: Any, seat: Seat, action: Any) -> None:
    try:
        case.game.check(state, seat, action)
    except Refusal as refusal:
        raise AssertionError(f"{action} is refused: {refusal}") from refusal
