"""The coach weighs what is packed by what the suitcase promises, and Pom-poms exactly."""

from __future__ import annotations

import pytest

from packhouse.bots.bot import Sight
from packhouse.core import notation
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.essentials.state import State

from .position import RULES, at_the_end, packed, started


def weighed(state: State, seat: int, *plays: str) -> list[float]:
    quick, _ = players.coach("essentials")
    sight = Sight(RULES, state, seat, len(state.suitcases))
    leads = quick.weigh(sight, [RULES.read(play) for play in plays], QuickRng(1))
    assert leads is not None
    return list(leads)


def test_two_who_have_the_same_stand_alike() -> None:
    assert weighed(started(2), 0, "pawn 1", "pawn 2", "pawn 3", "pawn 4") != [0.0] * 4
    assert max(weighed(started(2), 0, "pawn 1", "pawn 2", "pawn 3", "pawn 4")) == pytest.approx(0, abs=0.01)


def test_alone_it_is_the_goal_that_one_is_ahead_of() -> None:
    case = packed("mint-boot item 0 a1")
    case.poms = 1
    state = at_the_end(case)
    aim = RULES.aim(state)
    assert aim and aim.points is not None
    after = state.copy()
    RULES.play(after, 0, RULES.read("poms"))
    outcome = RULES.outcome(after)
    assert outcome
    assert weighed(state, 0, "poms") == [outcome.scores[0] - aim.points]


def test_a_tile_thrown_into_the_middle_is_worth_less_than_the_best_place() -> None:
    state = started(2)
    RULES.play(state, 0, RULES.read("pawn 4"))
    RULES.play(state, 1, RULES.read("pawn 3"))
    while not state.suitcases[1].hand or state.drafter() == 1:
        seat = min(RULES.active(state))
        RULES.play(state, seat, RULES.legal(state, seat)[0])
    puts = [notation.write(action) for action in RULES.legal(state, 1)]
    leads = weighed(state, 1, *puts)
    assert max(leads) - min(leads) > 1
