"""What missions promise to bots of Package Pandemonium, and what they make them do."""

from __future__ import annotations

import pytest

from packhouse.bots.bot import Sight
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from packhouse.games.pandemonium.eyes import SHARP, Eye
from packhouse.games.pandemonium.glance import play_on
from packhouse.games.pandemonium.state import GREEN, RED, Delivery, State
from packhouse.games.pandemonium.tests.position import aboard, cell, game, planning, play, position
from packhouse.games.pandemonium.worth import worth

RULES = game()
MISSIONS: list[str] = [mission.name for mission in RULES.box.missions]
COMPANIES: list[str] = [company.name for company in RULES.box.companies]


def number(mission: str) -> int:
    return MISSIONS.index(mission)


def start(mission: str, **where: str) -> State:
    """Return a position in which Red has this mission alone, and Green none."""
    state = position(2, rules=RULES, **where)
    state.drivers[RED].missions = [number(mission)]
    state.drivers[GREEN].missions = []
    return state


def promised(state: State) -> float:
    """Return what Red's mission is worth, with what it makes of packages and squares."""
    return worth(RULES, state, RED) - worth(RULES, state, RED, with_missions=False)


def swap_squares(state: State, one: str, other: str) -> None:
    city = state.city
    city[cell(one)], city[cell(other)] = city[cell(other)], city[cell(one)]


def delivered(state: State, *deliveries: Delivery) -> State:
    state.drivers[RED].logbook.deliveries = [*deliveries]
    return state


@pytest.mark.parametrize(("turn", "more"), [(6, True), (7, False)])
def test_a_mission_makes_packages_dearer_while_there_is_time(turn: int, *, more: bool) -> None:
    state = aboard(start("early-prize", red="a1", rogue="e1"), RED, 0, 1)
    state.turn = turn
    assert (promised(state) > 0) == more


@pytest.mark.parametrize(("turn", "more"), [(5, True), (6, False)])
def test_one_package_too_few_in_time_promises_nothing(turn: int, *, more: bool) -> None:
    state = aboard(delivered(start("early-bird", red="a1", rogue="e1"), Delivery(3, 2, 0, 0)), RED, 1)
    state.turn = turn
    assert (promised(state) > 0) == more


def test_within_a_route_the_way_home_has_to_come_out_even_with_the_steps_left() -> None:
    even, odd = (planning(start("homeward", red="a2", rogue="e1"), RULES) for _ in range(2))
    even.turn = odd.turn = 16
    even.steps, odd.steps = 1, 2
    assert promised(even) > promised(odd)


def test_a_fourth_step_brings_home_from_where_three_do_not() -> None:
    far, usual = (start("homeward", red="a1", rogue="e1") for _ in range(2))
    far.turn = usual.turn = 16
    far.drivers[RED].steps = 4
    assert promised(far) > promised(usual)


def test_nothing_more_is_hoped_for_from_where_something_was_delivered() -> None:
    with_package, without = (
        delivered(start("millers-round", red="a1", rogue="e1", low=low), Delivery(1, 1, 0, 1 << cell("b1")))
        for low in ("b1", "")
    )
    assert promised(with_package) == pytest.approx(promised(without))


def test_what_is_aboard_from_where_a_mission_wants_it_is_dearer() -> None:
    wanted, other = (aboard(start("millers-round", red="b2", rogue="e1"), RED, 1) for _ in range(2))
    wanted.drivers[RED].logbook.origins = 1 << cell("b1")
    other.drivers[RED].logbook.origins = 1 << cell("a1")
    assert promised(wanted) > promised(other) + 0.3


def test_what_was_just_loaded_where_a_mission_wants_it_from_is_dearer_at_once() -> None:
    wanted, other = (
        play(RULES, planning(start("millers-round", red=red, rogue="e1", low=low), RULES), f"go {low}")
        for red, low in (("c1", "b1"), ("a1", "a2"))
    )
    assert promised(wanted) > promised(other) + 0.3


@pytest.mark.parametrize(("mission", "left"), [("millers-round", (0, 1)), ("old-town", (1, 0))])
def test_a_package_is_fetched_from_where_a_mission_wants_it(mission: str, left: tuple[int, int]) -> None:
    state = planning(start(mission, red="b3", green="e3", rogue="e3", low="c2 c4"), RULES)
    swap_squares(state, "c4", "d4")  # Old Wharf
    player = players.named("pandemonium", "master")
    while state.phase == "route" and state.planners[0] == RED:
        RULES.play(state, RED, player.choose(Sight(RULES, state, RED), KeyedRng.from_seed(1)))
    assert (state.low[cell("c2")], state.low[cell("c4")]) == left


@pytest.mark.parametrize(("company", "more"), [("plain", True), ("whisper", False)])
def test_electric_drive_promises_nothing_to_who_is_not_recharged_there(company: str, *, more: bool) -> None:
    state = aboard(start("electric", red="d1", rogue="e5"), RED, 0, battery=1)
    state.drivers[RED].company = COMPANIES.index(company)
    assert (promised(state) > 0) == more


@pytest.mark.parametrize(("eye", "driver"), [(SHARP, GREEN), (SHARP._replace(missions=False), RED)])
def test_at_a_glance_nobody_follows_missions_that_nobody_sees(eye: Eye, driver: Seat) -> None:
    ends = []
    for missions in (list[int](), [number("corners")]):
        state = start("homeward", red="a4", green="e4", rogue="c1")
        state.drivers[RED].missions = []
        state.drivers[driver].missions = missions
        play_on(RULES, planning(state, RULES), RED, eye, QuickRng(1))
        ends.append(state.drivers[driver].cubes)
    assert ends[0] == ends[1]


def test_at_a_glance_whoever_thinks_follows_missions() -> None:
    state = planning(start("corners", red="a4", green="e5", rogue="c1"), RULES)
    play_on(RULES, state, RED, SHARP, QuickRng(1))
    assert cell("a5") in state.drivers[RED].cubes
