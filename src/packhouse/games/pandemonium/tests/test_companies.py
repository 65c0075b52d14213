"""Companies: one ability and one drawback each, tried one by one."""

from __future__ import annotations

import pytest

from packhouse.games.pandemonium.actions import CompanyName, MissionName
from packhouse.games.pandemonium.state import GREEN, RED, State
from packhouse.games.pandemonium.tests.position import (
    PLAIN,
    aboard,
    cubes,
    game,
    load,
    planning,
    play,
    position,
    rogue_moves,
    words,
)  # fmt: skip


def working_for(company: str, state: State | None = None) -> State:
    """Return a position where Red has this company."""
    state = state or position()
    red = state.drivers[RED]
    red.company = [card.name for card in game().box.companies].index(CompanyName(company))
    terms = game().routes.firms.of(red)
    red.van, red.charge, red.guards = terms.van, terms.battery, terms.guard
    red.battery = min(red.battery, red.charge)
    return state


def at_gate(company: str, low: int) -> set[str]:
    """Return what Red may do where a route ends on the gate with a unit left and so many packages in the base."""
    state = working_for(company, aboard(position(red="a2"), RED, 0, battery=1))
    state.drivers[RED].base_low = low
    planning(state).steps = 1
    play(game(), state, "go a3")
    return words(game(), state) if state.planners == [RED, GREEN] else set()


@pytest.mark.rule("PM-29")
def test_a_company_is_chosen_with_its_van_and_battery() -> None:
    state = play(game(), game().start(2, 0), "base b1 south", "base a2 west", "company big-box", "company long-life")
    found = {(driver.van, driver.charge, driver.battery) for driver in state.drivers[:2]}
    assert found == {(5, 3, 3), (3, 5, 5)}


@pytest.mark.rule("PM-29")
def test_a_battery_unit_less_is_missing_in_a_full_charge_too() -> None:
    state = working_for("iron-lock", aboard(position(red="a2"), RED, 0, battery=0))
    state.drivers[RED].base_low = 2
    planning(state).steps = 1
    play(game(), state, "go a3", "recharge low")
    assert state.drivers[RED].battery == 2


@pytest.mark.rule("PM-29")
def test_a_larger_van_picks_up_more() -> None:
    state = planning(working_for("big-box", position(low="a2 a2 a2 a2 a2 a2")))
    assert load(play(game(), state, "go a2").drivers[RED]) == (5, 0)


@pytest.mark.rule("PM-29")
def test_a_lock_stops_the_first_loss_in_each_turn_for_nothing() -> None:
    state = working_for("iron-lock", cubes(aboard(position(), RED, 2, battery=0), RED, "c3 c3"))
    play(game(), rogue_moves(state), "rogue c3")
    assert (state.drivers[RED].low, state.drivers[RED].guards) == (1, 1), "one is kept, one lost, and a new turn begins"


@pytest.mark.rule("PM-29")
def test_a_fee_may_be_higher_or_lower() -> None:
    assert at_gate("big-box", 2) == set()
    assert at_gate("big-box", 3) == {"recharge", "stop"}
    assert at_gate("penny-wise", 1) == {"recharge", "stop"}


@pytest.mark.rule("PM-29")
def test_a_fee_is_paid_as_the_company_says() -> None:
    state = working_for("penny-wise", aboard(position(red="a2"), RED, 0, battery=1))
    state.drivers[RED].base_low = 2
    planning(state).steps = 1
    play(game(), state, "go a3", "recharge low")
    assert state.drivers[RED].base_low == 1


@pytest.mark.rule("PM-29")
@pytest.mark.parametrize(("company", "units"), [("quick-charge", 2), ("whisper", 0), ("plain", 1)])
def test_electric_drive_gives_what_the_company_says(company: str, units: int) -> None:
    state = planning(working_for(company, aboard(position(red="d1"), RED, 0, battery=0)))
    red = play(game(), state, "go e1").drivers[RED]
    assert (red.battery, red.logbook.drives) == (units, int(units > 0))


@pytest.mark.rule("PM-29")
@pytest.mark.parametrize(("company", "points"), [("quick-charge", 2), ("whisper", 5), ("plain", 3)])
def test_missions_score_what_the_company_says(company: str, points: int) -> None:
    state = working_for(company, position(red="a3"))
    state.drivers[RED].missions = [game().cards.missions.index(MissionName("homeward"))]
    assert game().sheet.score(state, RED).missions == points


@pytest.mark.rule("PM-29")
def test_high_value_packages_score_what_the_company_says() -> None:
    state = working_for("penny-wise")
    state.drivers[RED].base_high = 2
    assert game().sheet.score(state, RED).high == 8


@pytest.mark.rule("PM-29")
@pytest.mark.rule("PM-32")
def test_no_package_ever_costs_points() -> None:
    state = working_for("penny-wise")
    state.drivers[RED].base_high = 2
    assert game(high=0).sheet.score(state, RED).high == 0


@pytest.mark.rule("PM-29")
def test_no_mission_ever_costs_points() -> None:
    less = {"trait": "mission", "by": -2}
    rules = game({"companies": [{"name": "grim", "ability": less, "drawback": less}, PLAIN[0]]})
    state = position(red="a3")
    state.drivers[RED].company = 0
    state.drivers[RED].missions = [rules.cards.missions.index(MissionName("homeward"))]
    assert rules.sheet.score(state, RED).missions == 0
