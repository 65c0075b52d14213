"""The sat nav: what a charge holds, Electric Drive, and charges paid for at the base."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.state import GREEN, RED, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    base,
    cubes,
    game,
    legal,
    planning,
    play,
    position,
    words,
)  # fmt: skip


def at_home(low: int, high: int, battery: int = 1) -> State:
    """Return the position after the last step of Red's route, which leads to the gate."""
    state = aboard(position(red="a2"), RED, 0, battery=battery)
    state.drivers[RED].base_low, state.drivers[RED].base_high = low, high
    planning(state).steps = 1
    return play(game(), state, "go a3")


@pytest.mark.rule("PM-18")
def test_a_full_charge_has_three_units() -> None:
    assert [driver.battery for driver in position(3).drivers] == [3, 3, 3]


@pytest.mark.rule("PM-18")
def test_units_pay_for_crossing_and_for_stopping_losses() -> None:
    state = planning(cubes(aboard(position(), RED, 1), RED, "a2"))
    play(game(), state, "go a2")
    assert state.drivers[RED].battery == 2
    state = cubes(aboard(position(), RED, 1), RED, "c3")
    state.winner = GREEN
    game().turn.plan(state)
    assert words(game(), state) == {"rogue"}
    play(game(), state, "rogue c3", "block")
    assert (state.drivers[RED].battery, state.drivers[RED].low) == (2, 1)


@pytest.mark.rule("PM-19")
def test_electric_drive_recharges_one_unit() -> None:
    state = planning(aboard(position(red="d1"), RED, 0, battery=1))
    assert play(game(), state, "go e1").drivers[RED].battery == 2


@pytest.mark.rule("PM-19")
def test_electric_drive_recharges_once_a_turn() -> None:
    state = planning(aboard(position(red="d1"), RED, 0, battery=1))
    play(game(), state, "go e1", "go d1", "go e1")
    assert state.drivers[RED].battery == 1, "one unit is gained, one pays for the own cube"


@pytest.mark.rule("PM-19")
def test_the_unit_can_be_used_in_the_same_route() -> None:
    state = planning(cubes(aboard(position(red="d1"), RED, 0, battery=0), RED, "e2"))
    play(game(), state, "go e1", "go e2")
    assert state.drivers[RED].battery == 0


@pytest.mark.rule("PM-19")
def test_starting_at_electric_drive_is_not_passing_it() -> None:
    assert planning(aboard(position(red="e1"), RED, 0, battery=1)).drivers[RED].battery == 1


@pytest.mark.rule("PM-19")
def test_a_full_battery_gains_nothing_and_may_charge_later_in_the_turn() -> None:
    state = play(game(), planning(position(red="d1")), "go e1")
    assert (state.drivers[RED].battery, state.drivers[RED].charged) == (3, False)


@pytest.mark.rule("PM-19")
def test_electric_drive_recharges_again_in_the_next_turn() -> None:
    state = play(game(), planning(aboard(position(red="d1"), RED, 0, battery=0)), "go e1")
    assert state.drivers[RED].charged
    state.planners, state.winner = [], RED
    game().turn.plan(state)
    assert not play(game(), state, "rogue -").drivers[RED].charged


@pytest.mark.rule("PM-20")
def test_a_full_charge_costs_two_low_value_packages() -> None:
    state = at_home(3, 0)
    assert legal(game(), state) == ["recharge low", "stop"]
    red = play(game(), state, "recharge low").drivers[RED]
    assert (base(red), red.battery, red.logbook.paid) == ((1, 0), 3, 1)
    assert state.planners == [GREEN]


@pytest.mark.rule("PM-20")
def test_a_full_charge_costs_one_high_value_package_without_change() -> None:
    state = at_home(0, 2)
    assert legal(game(), state) == ["recharge high", "stop"]
    red = play(game(), state, "recharge high").drivers[RED]
    assert (base(red), red.battery) == ((0, 1), 3)


@pytest.mark.rule("PM-20")
@pytest.mark.parametrize("value", ["low", "high"])
def test_an_empty_battery_is_charged_in_full(value: str) -> None:
    assert play(game(), at_home(2, 1, battery=0), f"recharge {value}").drivers[RED].battery == 3


@pytest.mark.rule("PM-20")
def test_nobody_has_to_recharge() -> None:
    red = play(game(), at_home(3, 0), "stop").drivers[RED]
    assert (base(red), red.battery) == ((3, 0), 1)


@pytest.mark.rule("PM-20")
def test_too_few_packages_buy_nothing() -> None:
    assert at_home(1, 0).planners == [GREEN]


@pytest.mark.rule("PM-20")
def test_a_full_battery_is_not_recharged() -> None:
    assert at_home(3, 1, battery=3).planners == [GREEN]


@pytest.mark.rule("PM-20")
def test_passing_the_base_without_stopping_recharges_nothing() -> None:
    state = aboard(position(red="a2"), RED, 0, battery=1)
    state.drivers[RED].base_low = 3
    play(game(), planning(state), "go a3")
    assert words(game(), state) == {"go"}
    with pytest.raises(IllegalAction, match="lay all your cubes first"):
        play(game(), state, "recharge low")


@pytest.mark.rule("PM-20")
def test_a_route_that_ends_elsewhere_recharges_nothing() -> None:
    state = aboard(position(), RED, 1, battery=1)
    state.drivers[RED].base_low = 3
    play(game(), planning(state), "go b1", "go b2", "go b3")
    with pytest.raises(IllegalAction, match="route ends on your gate"):
        play(game(), state, "recharge low")


@pytest.mark.rule("PM-20")
def test_who_is_stuck_at_the_base_may_recharge_there() -> None:
    state = cubes(aboard(position(red="a3"), RED, 0, battery=0), RED, "a2 a4 b3")
    state.drivers[RED].base_high = 1
    assert legal(game(), planning(state)) == ["recharge high", "stop"]
    assert play(game(), state, "recharge high").planners == [GREEN], "whoever recharges stops"
