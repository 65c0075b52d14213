"""Missions: what each condition counts, and who learns of it when."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.pandemonium.actions import MissionName
from packhouse.games.pandemonium.components import Condition, Mission
from packhouse.games.pandemonium.ground import GRID
from packhouse.games.pandemonium.missions import COUNTS
from packhouse.games.pandemonium.scoring import Progress
from packhouse.games.pandemonium.state import GREEN, RED, Delivery, Driver, Logbook, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    cell,
    counts,
    cubes,
    game,
    planning,
    play,
    position,
    rogue_moves,
)
from packhouse.games.pandemonium.views import MissionView

DELIVERIES = [Delivery(3, 2, 1, 0b0011), Delivery(6, 0, 1, 0b0100), Delivery(13, 1, 0, 0b1000)]


def bits(squares: str) -> int:
    return sum(1 << cell(square) for square in squares.split())


def counted(condition: Condition, turn: int = 0, named: int = 0, **logbook: Any) -> int:
    """Return what a condition counts of a logbook."""
    driver = Driver(Logbook(**logbook))
    return COUNTS[condition](Mission(MissionName("x"), condition, 3, turn=turn), driver, named)


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(
    ("condition", "turn", "number"),
    [
        ("load", 0, 3), ("visits", 0, 3), ("lows", 0, 3), ("highs", 0, 2), ("highs_by", 5, 1), ("highs_by", 6, 2),
        ("packages_by", 2, 0), ("packages_by", 3, 3), ("packages_from", 6, 2), ("packages_from", 7, 1),
    ],
)  # fmt: skip
def test_deliveries_are_counted(condition: Condition, turn: int, number: int) -> None:
    assert counted(condition, turn, deliveries=DELIVERIES) == number


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(("named", "number"), [(0b0011, 2), (0b1100, 2), (0b10001, 1), (0b10000, 0)])
def test_locations_from_which_something_was_delivered_are_counted(named: int, number: int) -> None:
    assert counted("origins", named=named, deliveries=DELIVERIES) == number


@pytest.mark.rule("PM-28")
def test_nothing_was_delivered_from_anywhere_before_the_first_delivery() -> None:
    assert counted("origins", named=(1 << 25) - 1) == 0


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(("condition", "number"), [("corners", 2), ("middle", 3), ("places", 7), ("passes", 1)])
def test_locations_passed_are_counted(condition: Condition, number: int) -> None:
    passed = bits("a1 e5 b2 c3 d4 a3 c1")
    assert counted(condition, named=bits("a3 a4"), passed=passed) == number


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(
    ("condition", "field"), [("blocks", "blocked"), ("crossings", "crossed"), ("drives", "drives"), ("paid", "paid")]
)
def test_what_was_done_is_counted(condition: Condition, field: str) -> None:
    assert counted(condition, **{field: 4}) == 4


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(("lost", "number"), [(0, 1), (8, 1), (9, 0)])
def test_losses_after_a_turn_spoil_a_mission(lost: int, number: int) -> None:
    assert counted("unrobbed", turn=8, lost=lost) == number


@pytest.mark.rule("PM-28")
def test_the_battery_and_the_van_are_looked_at_as_they_are() -> None:
    mission = Mission(MissionName("x"), "full", 3)
    full, home = COUNTS["full"], COUNTS["home"]
    assert [full(mission, Driver(Logbook(), battery=units, charge=2), 0) for units in (1, 2)] == [0, 1]
    assert [home(mission, Driver(Logbook(), at=at, gate=4), 0) for at in (3, 4)] == [0, 1]


@pytest.mark.rule("PM-28")
def test_the_corners_are_corners_and_the_middle_is_inside() -> None:
    everything = (1 << len(GRID)) - 1
    assert counted("corners", passed=everything) == 4
    assert counted("corners", passed=everything & ~bits("a1 a5 e1 e5")) == 0
    assert counted("middle", passed=everything) == 9
    assert counted("middle", passed=bits("b2 c2 d2 b3 c3 d3 b4 c4 d4")) == 9


def after(state: State, *plays: str) -> Logbook:
    return play(game(), planning(state), *plays).drivers[RED].logbook


@pytest.mark.rule("PM-28")
def test_locations_entered_are_noted() -> None:
    assert after(position(), "go a2", "go b2", "go c2").passed == bits("a2 b2 c2")


@pytest.mark.rule("PM-28")
def test_deliveries_are_noted_with_turn_packages_and_origins() -> None:
    state = position(low="a2 b2", high="b2")
    state.turn = 7
    logbook = after(state, "go b1", "go b2", "go a2")
    play(game(), state, "stop")
    assert logbook.deliveries == []
    state.planners = [RED]
    game().turn.plan(state)
    play(game(), state, "go a3")
    assert logbook.deliveries == [Delivery(7, 2, 1, bits("b2 a2"))]
    assert logbook.origins == 0


@pytest.mark.rule("PM-28")
def test_what_lay_on_the_gate_is_delivered_from_there() -> None:
    assert after(position(red="a2", low="a3"), "go a3").deliveries == [Delivery(1, 1, 0, bits("a3"))]
    assert after(aboard(position(red="a2"), RED, 1), "go a3").deliveries == [Delivery(1, 1, 0, 0)]


@pytest.mark.rule("PM-28")
def test_what_is_declined_or_dropped_comes_from_nowhere() -> None:
    assert after(position(low="a2"), "go a2", "load 0 0", "go b2").origins == 0
    state = position(low="a2 b2")
    assert after(state, "go a2", "go b2", "load 1 0", "go c2").origins == bits("a2")
    assert after(aboard(position(low="a2"), RED, 4), "go a2", "go b2").origins == 0
    assert after(position(low="a2"), "go a2", "go b2", "load 0 0", "go c2").origins == 0


@pytest.mark.rule("PM-28")
def test_what_is_exchanged_comes_from_both_places() -> None:
    state = aboard(position(high="a2"), RED, 4)
    state.drivers[RED].logbook.origins = bits("c3")
    assert after(state, "go a2", "load 3 1", "go b2").origins == bits("c3 a2")


@pytest.mark.rule("PM-28")
def test_a_visit_without_packages_is_no_delivery() -> None:
    assert after(position(red="a2"), "go a3").deliveries == []


@pytest.mark.rule("PM-28")
def test_packages_stolen_are_forgotten_and_the_turn_is_noted() -> None:
    state = cubes(aboard(position(), RED, 1, battery=0), RED, "c3")
    state.turn, state.drivers[RED].logbook.origins = 5, 1
    play(game(), rogue_moves(state), "rogue c3")
    assert (state.drivers[RED].logbook.lost, state.drivers[RED].logbook.origins) == (5, 0)


@pytest.mark.rule("PM-28")
def test_what_is_left_after_a_theft_still_comes_from_where_it_was_loaded() -> None:
    state = cubes(aboard(position(), RED, 2, battery=0), RED, "c3")
    state.drivers[RED].logbook.origins = bits("a1 b2")
    play(game(), rogue_moves(state), "rogue c3")
    assert state.drivers[RED].logbook.origins == bits("a1 b2")


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(("number", "scored"), [(2, 0), (3, 4), (4, 4)])
def test_a_mission_scores_when_it_has_counted_as_many_as_it_asks_for(number: int, scored: int) -> None:
    assert Progress(number, 3, 4).scored == scored


@pytest.mark.rule("PM-28")
def test_the_owner_sees_how_far_a_mission_has_come() -> None:
    state = position()
    red = state.drivers[RED]
    red.missions = [game().cards.missions.index(MissionName("sightseeing"))]
    red.logbook.passed = 1 << state.city.index(game().box.locations.index("Theatre Row"))
    (mission,) = game().view(state, RED).drivers[RED].missions or ()
    assert (mission.name, mission.counted, mission.asked, mission.points) == ("sightseeing", 1, 3, 3)


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(("name", "counted"), [("sightseeing", 1), ("old-town", 0)])
def test_named_locations_count_wherever_they_lie_in_the_city(name: str, counted: int) -> None:
    state = position()
    state.city.reverse()
    state.drivers[RED].logbook.passed = 1 << state.city.index(game().box.locations.index("Tower Street"))
    state.drivers[RED].logbook.deliveries = [Delivery(1, 1, 0, state.drivers[RED].logbook.passed)]
    assert shown(name, state).counted == counted


def shown(name: str, state: State) -> MissionView:
    """Return what Red sees of a mission."""
    state.drivers[RED].missions = [game().cards.missions.index(MissionName(name))]
    (mission,) = game().view(state, RED).drivers[RED].missions or ()
    return mission


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize("name", ["safe-hands", "charged", "homeward"])
def test_what_only_the_end_decides_is_complete_so_far_until_then(name: str) -> None:
    state = position(red="a3")
    assert (shown(name, state).counted, shown(name, state).so_far) == (1, True)
    state.phase = "over"
    assert (shown(name, state).counted, shown(name, state).so_far) == (1, False)


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize("name", ["safe-hands", "charged", "homeward"])
def test_what_does_not_hold_now_is_not_complete_so_far(name: str) -> None:
    state = position(red="a1")
    state.drivers[RED].battery, state.drivers[RED].logbook.lost = 0, 16
    assert (shown(name, state).counted, shown(name, state).so_far) == (0, False)


@pytest.mark.rule("PM-28")
def test_what_is_done_for_good_is_complete_before_the_end() -> None:
    state = position()
    state.drivers[RED].logbook.blocked = 3
    assert (shown("hands-off", state).counted, shown("hands-off", state).so_far) == (3, False)


@pytest.mark.rule("PM-28")
def test_a_mission_given_up_scores_nothing() -> None:
    state = position(red="a3")
    red = state.drivers[RED]
    red.missions, red.given_up = [], [game().cards.missions.index(MissionName("homeward"))]
    assert game().sheet.score(state, RED).missions == 0


@pytest.mark.rule("PM-28")
def test_missions_are_secret_until_the_end() -> None:
    state = position()
    assert game().view(state, GREEN).drivers[RED].missions is None
    assert game().view(state, GREEN).drivers[RED].score.missions == 0
    state.turn = 16
    state.deck = []
    play(game(), rogue_moves(state), "rogue -")
    for watcher in (RED, GREEN, None):
        assert [len(driver.missions or ()) for driver in game().view(state, watcher).drivers] == [2, 2, 0]


@pytest.mark.rule("PM-28")
def test_secret_missions_do_not_show_in_anyones_points() -> None:
    state = position(red="a3")
    state.drivers[RED].missions = [game().cards.missions.index(MissionName("homeward"))]
    scores = [game().view(state, watcher).drivers[RED].score.total for watcher in (RED, GREEN, None)]
    assert scores == [3, 0, 0]


@pytest.mark.rule("PM-28")
def test_any_mission_that_one_does_not_know_may_be_the_others() -> None:
    state, rng = position(), QuickRng(3)
    own = set(state.drivers[RED].missions)
    worlds = [game().imagine(state, RED, rng) for _ in range(300)]
    assert {number for world in worlds for number in world.drivers[GREEN].missions} == set(range(20)) - own
    assert all(set(world.drivers[RED].missions) == own for world in worlds)
    assert state.low == counts("")
