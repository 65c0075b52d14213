"""Companies: one ability and one drawback each, tried one by one."""

from __future__ import annotations

import pytest

from packhouse.games.pandemonium.actions import CompanyName, MissionName
from packhouse.games.pandemonium.state import GREEN, RED, State
from packhouse.games.pandemonium.tests.position import (
    PLAIN,
    aboard,
    cards,
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
@pytest.mark.parametrize("seats", [2, 3])
def test_a_lock_helps_against_any_rogue(seats: int) -> None:
    state = play(game(), game().start(seats, 0), "base b1 south", "base a2 west", "company iron-lock", "company plain")
    assert sorted(driver.guards for driver in state.drivers) == [0, 0, 1]


@pytest.mark.rule("PM-29")
def test_a_lock_that_was_not_needed_stops_no_more_losses_in_the_next_turn() -> None:
    state = play(game(), rogue_moves(working_for("iron-lock")), "rogue -")
    assert state.drivers[RED].guards == 1


@pytest.mark.rule("PM-29")
def test_the_lock_stops_a_loss_before_its_owner_is_asked() -> None:
    state = working_for("iron-lock", cubes(aboard(position(), RED, 2, battery=1), RED, "c3"))
    play(game(), rogue_moves(state), "rogue c3")
    assert (state.turn, state.drivers[RED].battery, state.drivers[RED].low) == (2, 1, 2)


@pytest.mark.rule("PM-29")
def test_losses_that_the_lock_stops_are_noted_apart_from_those_that_cost_a_unit() -> None:
    state = working_for("iron-lock", cubes(aboard(position(), RED, 2, battery=1), RED, "c3 c3"))
    play(game(), rogue_moves(state), "rogue c3", "block")
    logbook = state.drivers[RED].logbook
    assert (logbook.guarded, logbook.blocked) == (1, 1)


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


def charged(units: int, most: int, state: State) -> State:
    """Give Red a battery that holds so many, with some of them left."""
    state.drivers[RED].battery, state.drivers[RED].charge = units, most
    return state


@pytest.mark.rule("PM-19")
def test_two_units_at_once_make_no_battery_more_than_full() -> None:
    state = planning(charged(2, 3, working_for("quick-charge", position(red="d1"))))
    assert play(game(), state, "go e1").drivers[RED].battery == 3


@pytest.mark.rule("PM-29")
@pytest.mark.parametrize("most", [2, 3, 4])
def test_electric_drive_and_a_card_recharge_up_to_what_the_companys_battery_holds(most: int) -> None:
    state = planning(charged(most - 1, most, position(red="d1")))
    assert play(game(), state, "go e1").drivers[RED].battery == most
    for units in (most - 1, most):
        assert cards(game(), charged(units, most, position()), 12, 3).drivers[RED].battery == most


@pytest.mark.rule("PM-29")
@pytest.mark.parametrize(("units", "most", "planners"), [(2, 2, [GREEN]), (3, 4, [RED, GREEN])])
def test_a_charge_is_sold_while_the_companys_battery_is_not_full(units: int, most: int, planners: list[int]) -> None:
    state = charged(units, most, position(red="a2"))
    state.drivers[RED].base_low = 2
    planning(state).steps = 1
    assert play(game(), state, "go a3").planners == planners


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
