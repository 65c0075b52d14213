"""Alone: two Rogues that AI cards drive, and grades to reach."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse.core.game import Aim, Outcome
from packhouse.games.pandemonium.actions import MissionName
from packhouse.games.pandemonium.ground import GRID
from packhouse.games.pandemonium.setting_up import first_to_last
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    acting,
    cards,
    cell,
    counts,
    cubes,
    game,
    legal,
    load,
    planning,
    play,
    position,
    printed,
    rogue_moves,
    squares,
)  # fmt: skip


def hunted(thief: int, **where: Any) -> list[str]:
    """Return where a Rogue goes, with the player's cubes on ``cubes``."""
    lying = where.pop("cubes", "")
    state = cubes(position(1, **where), RED, lying)
    return [GRID.cells[step] for step in game().rogue.hunt(state, thief)]


def scored(points: int, *missions: str) -> Outcome:
    """Return the outcome with so many points in the base, of a player who ends on the gate."""
    state = position(1, red="a3")
    state.turn, state.deck = 16, []
    numbers = [game().cards.missions.index(MissionName(name)) for name in missions]
    state.drivers[RED].base_low, state.drivers[RED].missions = points, numbers
    rogue_moves(state)
    outcome = game().outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("PM-31")
def test_whoever_plays_alone_is_red_and_the_second_base_is_drawn() -> None:
    gates = set()
    for seed in range(30):
        state = game().start(1, seed)
        assert (state.rolls, first_to_last(state)) == ([], [RED])
        play(game(), state, "base b1 south")
        second = state.drivers[GREEN]
        assert second.at == second.gate != state.drivers[RED].gate
        assert second.side in ("south", "west", "east")
        gates.add(second.gate)
    assert len(gates) > 8


@pytest.mark.rule("PM-31")
def test_the_player_plans_first_without_a_winner() -> None:
    state = cards(game(), position(1), 9)
    assert (state.phase, state.planners, acting(state)) == ("route", [RED], [RED])
    assert game().view(state, RED).winner is None


@pytest.mark.rule("PM-31")
def test_both_rogues_move_after_the_route_without_a_play() -> None:
    state = planning(position(1, red="a1", green="e5", rogue="e1"))
    play(game(), state, "go a2", "go b2", "go b3")
    assert (state.turn, state.phase) == (2, "card")
    assert all(len(squares(state.drivers[thief])) == 3 for thief in (ROGUE, GREEN))


@pytest.mark.rule("PM-31")
def test_a_rogue_heads_for_what_is_nearest() -> None:
    assert hunted(ROGUE, rogue="c3", red="a2", cubes="c1", high="e5")[:2] == ["c2", "c1"]
    assert hunted(ROGUE, rogue="c3", red="b3", cubes="c1", high="e5")[0] == "b3"
    assert hunted(ROGUE, rogue="c3", red="a1", cubes="a1", high="d3")[0] == "d3"


@pytest.mark.rule("PM-31")
def test_what_lies_beyond_water_is_as_far_away_as_the_bridge_makes_it() -> None:
    rules = printed(map="canal")
    state = rules.start(1, 0)
    state.high, state.drivers[RED].at, state.drivers[ROGUE].at = counts(""), cell("c4"), cell("c3")
    assert [GRID.cells[step] for step in rules.rogue.hunt(state, ROGUE)] == ["b3", "b4", "c4"]
    state.high = counts("c1")
    assert [GRID.cells[step] for step in rules.rogue.hunt(state, ROGUE)][:2] == ["c2", "c1"]


@pytest.mark.rule("PM-31")
def test_low_value_packages_draw_no_rogue() -> None:
    assert hunted(ROGUE, rogue="c3", red="c1", low="c4")[0] == "c2"


@pytest.mark.rule("PM-31")
def test_among_equals_a_package_goes_first_then_what_the_card_prefers() -> None:
    assert hunted(ROGUE, rogue="c3", red="c5", cubes="a3", high="c1")[:2] == ["c2", "c1"]
    assert hunted(ROGUE, rogue="c3", red="c1", cubes="a3 e3")[:2] == ["c2", "c1"], "the van"
    assert hunted(GREEN, green="c3", red="c1", cubes="e3")[:2] == ["d3", "e3"], "a cube"


@pytest.mark.rule("PM-31")
def test_the_card_says_which_of_equal_ways_is_taken() -> None:
    assert hunted(ROGUE, rogue="c3", red="d4") == ["c4", "d4"]
    assert hunted(GREEN, green="c3", red="d4") == ["c4", "d4"]
    assert hunted(ROGUE, rogue="c3", red="b2") == ["c2", "b2"]
    assert hunted(GREEN, green="d4", red="b3") == ["d3", "c3", "b3"]


@pytest.mark.rule("PM-31")
def test_the_card_says_to_which_of_equal_goals_a_rogue_goes() -> None:
    assert hunted(ROGUE, rogue="c3", red="a1", cubes="c2 b3 d3 c4")[0] == "c4"
    assert hunted(GREEN, green="c3", red="e5", cubes="b3 d3 c4")[0] == "b3"


@pytest.mark.rule("PM-31")
def test_having_reached_one_thing_a_rogue_goes_on_to_the_next() -> None:
    assert hunted(ROGUE, rogue="c3", red="c1", cubes="c2 c1", high="b1") == ["c2", "c1", "b1"]


@pytest.mark.rule("PM-31")
def test_a_rogue_does_not_turn_back_to_a_cube_that_it_has_crossed() -> None:
    assert hunted(ROGUE, rogue="c3", red="a1", cubes="c2") == ["c2", "c1", "b1"]


@pytest.mark.rule("PM-31")
def test_a_rogue_with_nothing_to_go_for_stays() -> None:
    assert hunted(ROGUE, rogue="c3", red="c3") == []


@pytest.mark.rule("PM-31")
def test_rogues_rob_the_player_and_not_each_other() -> None:
    state = cubes(aboard(position(1, rogue="c4", green="e1", red="c3"), RED, 2, battery=0), RED, "c3")
    aboard(state, GREEN, 3)
    cubes(state, GREEN, "c3")
    rogue_moves(state)
    assert load(state.drivers[RED]) == (1, 0)
    assert load(state.drivers[GREEN])[0] + state.drivers[GREEN].base_low >= 3


@pytest.mark.rule("PM-31")
def test_a_cube_that_one_rogue_has_crossed_counts_no_more_for_the_other() -> None:
    state = cubes(aboard(position(1, rogue="c4", green="c2", red="c3"), RED, 4, battery=0), RED, "c3")
    rogue_moves(state)
    assert load(state.drivers[RED]) == (3, 0)
    assert squares(state.drivers[GREEN]) == []


@pytest.mark.rule("PM-31")
def test_each_rogue_has_what_it_has_robbed_itself() -> None:
    state = cubes(aboard(position(1, rogue="e1", green="c4", red="c3"), RED, 4, battery=0), RED, "c3")
    rogue_moves(state)
    assert [load(driver) for driver in state.drivers] == [(3, 0), (1, 0), (0, 0)]


@pytest.mark.rule("PM-31")
def test_the_player_is_asked_for_each_loss() -> None:
    state = rogue_moves(cubes(aboard(position(1, rogue="c4", red="c3"), RED, 4, battery=1), RED, "c3"))
    assert legal(game(), state) == ["block", "lose"]
    play(game(), state, "block")
    assert (load(state.drivers[RED]), state.turn) == ((4, 0), 2)


@pytest.mark.rule("PM-31")
def test_whoever_is_ignored_draws_no_rogue() -> None:
    state = cubes(position(1, rogue="c3", red="c1", high="e3"), RED, "c2")
    state.drivers[RED].ignored = True
    assert [GRID.cells[step] for step in game().rogue.hunt(state, ROGUE)] == ["d3", "e3"]


@pytest.mark.rule("PM-31")
def test_whoever_is_ignored_loses_nothing_where_a_rogue_comes_along() -> None:
    state = cubes(aboard(position(1, rogue="c3", red="a1", high="c1"), RED, 2, battery=0), RED, "c2")
    state.drivers[RED].ignored = True
    rogue_moves(state)
    assert load(state.drivers[RED]) == (2, 0)


@pytest.mark.rule("PM-31")
def test_each_rogue_first_takes_what_lies_where_it_stands() -> None:
    state = position(1, rogue="c3", green="a5", low="c3 a5 a5")
    state.deck = []
    rogue_moves(state)
    assert [load(state.drivers[thief]) for thief in (ROGUE, GREEN)] == [(1, 0), (2, 0)]


@pytest.mark.rule("PM-16")
@pytest.mark.rule("PM-31")
def test_a_rogue_comes_back_for_a_cube_where_it_started() -> None:
    assert hunted(ROGUE, rogue="c3", red="a1", cubes="c3")[:2] == ["c2", "c3"]


@pytest.mark.rule("PM-31")
def test_the_second_rogue_takes_packages_to_its_own_base() -> None:
    state = position(1, green="e5", rogue="a1", red="e3", high="e4")
    state.deck = []
    rogue_moves(state)
    assert state.drivers[GREEN].base_high == 1
    assert state.high[cell("e4")] == 0


@pytest.mark.rule("PM-31")
@pytest.mark.parametrize(
    ("points", "grade", "reached"),
    [(11, "", False), (12, "trainee", False), (19, "trainee", False), (20, "courier", True), (32, "legend", True)],
)
def test_there_are_three_grades_and_the_middle_one_is_the_goal(points: int, grade: str, reached: bool) -> None:
    outcome = scored(points)
    assert outcome.goal is not None
    assert (outcome.goal.grade, outcome.goal.reached, outcome.goal.points) == (grade, reached, 20)
    assert outcome.scores == (points,)


@pytest.mark.rule("PM-31")
@pytest.mark.parametrize(("missing", "reached"), [(4, False), (3, True)])
def test_missions_count_towards_the_goal(missing: int, reached: bool) -> None:
    goal = scored(game().sheet.goal - missing, "homeward").goal
    assert goal is not None
    assert goal.reached == reached


@pytest.mark.rule("PM-31")
def test_the_goal_is_told_with_the_points_so_far_but_without_secret_missions() -> None:
    state = position(1, red="a3")
    state.drivers[RED].base_low = 2
    state.drivers[RED].missions = [game().cards.missions.index(MissionName("homeward"))]
    assert game().aim(state) == Aim(points=20, score=2)
    state.phase = "over"
    assert game().aim(state) == Aim(points=20, score=5)
    assert game().aim(position()) is None


def test_alone_nobody_is_left_to_hand_the_bomb_to() -> None:
    state: State = cubes(position(1, red="a1"), GREEN, "a2")
    state.carrier, state.fuse = RED, 9
    play(game(), planning(state), "go a2")
    assert not [text for text in legal(game(), state) if text.startswith("hand")]
