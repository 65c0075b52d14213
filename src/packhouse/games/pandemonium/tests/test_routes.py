"""Routes: cubes, own cubes that bar the way, pick-ups and the base."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.state import GREEN, RED
from packhouse.games.pandemonium.tests.position import (
    BOX,
    aboard,
    base,
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
    squares,
    words,
)  # fmt: skip


@pytest.mark.rule("PM-9")
def test_a_route_has_three_cubes_and_the_van_ends_on_the_last() -> None:
    state = play(game(), planning(position()), "go a2", "go b2", "go c2")
    red = state.drivers[RED]
    assert (squares(red), red.at) == (["a2", "b2", "c2"], cell("c2"))
    assert game().active(state) == {GREEN}


@pytest.mark.rule("PM-9")
def test_steps_lead_to_neighbours_and_not_diagonally() -> None:
    state = planning(position(red="b2"))
    assert legal(game(), state) == ["go b1", "go a2", "go c2", "go b3"]
    for far in ("c3", "b4", "b2", "z9"):
        with pytest.raises(IllegalAction, match="square by square"):
            play(game(), state, f"go {far}")


@pytest.mark.rule("PM-9")
def test_the_second_route_leaves_the_cubes_of_the_first() -> None:
    state = planning(cubes(position(red="c1"), RED, "a1 b1 c1"))
    play(game(), state, "go c2", "go c3", "go c4")
    assert squares(state.drivers[RED]) == ["a1", "b1", "c1", "c2", "c3", "c4"]


@pytest.mark.rule("PM-9")
def test_the_third_route_takes_up_the_three_oldest() -> None:
    state = planning(cubes(position(red="c4"), RED, "a1 b1 c1 c2 c3 c4"))
    assert squares(state.drivers[RED]) == ["c2", "c3", "c4"]


@pytest.mark.rule("PM-9")
def test_only_as_many_are_taken_up_as_are_needed() -> None:
    state = planning(cubes(position(red="d1"), RED, "a1 b1 c1 d1"))
    assert squares(state.drivers[RED]) == ["b1", "c1", "d1"]


@pytest.mark.rule("PM-9")
def test_a_box_with_fewer_cubes_has_more_of_them_taken_up() -> None:
    rules = game({"numbers": BOX["numbers"] | {"cubes": 5}})
    state = planning(cubes(position(red="c1", rules=rules), RED, "a1 b1 c1"), rules)
    assert squares(state.drivers[RED]) == ["b1", "c1"]


@pytest.mark.rule("PM-9")
def test_a_longer_route_has_more_of_them_taken_up() -> None:
    state = cubes(position(red="c4"), RED, "a1 b1 c1 c2 c3 c4")
    state.drivers[RED].steps = 4
    assert squares(planning(state).drivers[RED]) == ["c3", "c4"]


@pytest.mark.rule("PM-9")
def test_a_route_may_not_stop_while_a_step_is_free() -> None:
    state = planning(cubes(aboard(position(red="a1"), RED, 1), RED, "a2"))
    assert "stop" not in words(game(), state)
    with pytest.raises(IllegalAction, match="cubes still to lay: 3"):
        play(game(), state, "stop")


@pytest.mark.rule("PM-9")
def test_where_every_step_costs_battery_a_route_may_stop_or_go_on() -> None:
    state = planning(cubes(position(red="a1"), RED, "a2 b1"))
    assert legal(game(), state) == ["go b1", "go a2", "stop"]
    assert play(game(), state, "stop").planners == [GREEN]


@pytest.mark.rule("PM-9")
def test_where_no_step_is_possible_a_route_ends_by_itself() -> None:
    state = planning(cubes(aboard(position(red="a1"), RED, 0, battery=0), RED, "a2 b1"))
    assert state.planners == [GREEN]


@pytest.mark.rule("PM-10")
def test_another_drivers_cubes_cost_nothing() -> None:
    state = planning(cubes(position(red="a1"), GREEN, "a2"))
    assert play(game(), state, "go a2").drivers[RED].battery == 3


@pytest.mark.rule("PM-10")
@pytest.mark.parametrize(("lying", "cost"), [("a2", 1), ("a2 a2", 2), ("a2 a2 a2", 3)])
def test_each_own_cube_costs_a_unit(lying: str, cost: int) -> None:
    state = planning(cubes(position(red="a1"), RED, lying))
    red = play(game(), state, "go a2").drivers[RED]
    assert (red.battery, red.logbook.crossed) == (3 - cost, cost)


@pytest.mark.rule("PM-9")
def test_a_step_onto_an_own_cube_is_one_step() -> None:
    state = planning(cubes(position(red="a1"), RED, "a2"))
    assert play(game(), state, "go a2").steps == 2


@pytest.mark.rule("PM-10")
def test_too_many_own_cubes_bar_the_way() -> None:
    state = planning(cubes(aboard(position(red="a1"), RED, 0, battery=1), RED, "a2 a2"))
    assert legal(game(), state) == ["go b1"]
    with pytest.raises(IllegalAction, match=r"cost battery units \(2\), and you have 1"):
        play(game(), state, "go a2")


@pytest.mark.rule("PM-10")
def test_cubes_of_this_route_are_own_cubes_too() -> None:
    state = play(game(), planning(aboard(position(red="a1"), RED, 0, battery=0)), "go a2", "go a3")
    assert "go a2" not in legal(game(), state)


@pytest.mark.rule("PM-11")
def test_a_van_picks_up_what_it_holds_high_value_first() -> None:
    state = play(game(), planning(position(low="a2 a2 a2", high="a2 a2")), "go a2")
    assert load(state.drivers[RED]) == (2, 2)
    assert (state.low, state.high) == (counts("a2"), counts(""))


@pytest.mark.rule("PM-11")
def test_packages_may_be_declined() -> None:
    state = play(game(), planning(position(low="a2 a2")), "go a2", "load 1 0")
    assert load(state.drivers[RED]) == (1, 0)
    assert state.low == counts("a2")


@pytest.mark.rule("PM-11")
def test_packages_may_be_dropped_and_stay() -> None:
    state = play(game(), planning(aboard(position(), RED, 2, 1)), "go a2", "load 0 0", "go b2", "go c2")
    assert (state.low, state.high) == (counts("a2 a2"), counts("a2"))


@pytest.mark.rule("PM-11")
def test_packages_may_be_exchanged() -> None:
    state = play(game(), planning(aboard(position(high="a2"), RED, 4)), "go a2")
    assert load(state.drivers[RED]) == (4, 0)
    play(game(), state, "load 3 1")
    assert (load(state.drivers[RED]), state.low, state.high) == ((3, 1), counts("a2"), counts(""))


@pytest.mark.rule("PM-11")
def test_no_more_is_loaded_than_the_van_holds_and_than_there_is() -> None:
    state = play(game(), planning(aboard(position(low="a2 a2", high="a2"), RED, 3)), "go a2")
    loads = {tuple(map(int, text.split()[1:])) for text in legal(game(), state) if text.startswith("load")}
    every = {(low, high) for low in range(6) for high in range(2) if low + high <= 4}
    assert loads == every - {(3, 1)}
    with pytest.raises(IllegalAction, match="holds 4"):
        play(game(), state, "load 4 1")
    with pytest.raises(IllegalAction, match="5 low-value, 1 high-value"):
        play(game(), state, "load 0 2")


@pytest.mark.rule("PM-11")
def test_a_load_is_changed_once_at_each_location() -> None:
    state = play(game(), planning(aboard(position(), RED, 2)), "go a2", "load 1 0")
    assert words(game(), state) == {"go"}
    with pytest.raises(IllegalAction, match="already changed your load here"):
        play(game(), state, "load 2 0")
    assert "load" in words(game(), play(game(), state, "go b2"))


@pytest.mark.rule("PM-11")
def test_packages_may_be_picked_up_and_dropped_where_the_route_starts() -> None:
    state = planning(position(low="a1"))
    assert load(state.drivers[RED]) == (0, 0)
    assert load(play(game(), state, "load 1 0").drivers[RED]) == (1, 0)
    state = play(game(), planning(aboard(position(), RED, 1)), "load 0 0")
    assert state.low == counts("a1")


@pytest.mark.rule("PM-11")
def test_the_first_one_through_has_first_choice() -> None:
    state = planning(position(red="a1", green="c1", low="b1 b1 b1 b1 b1"))
    play(game(), state, "go b1", "go b2", "go b3", "stop", "go b1")
    assert [load(driver) for driver in state.drivers[:2]] == [(4, 0), (1, 0)]


@pytest.mark.rule("PM-11")
def test_after_the_last_step_there_is_still_a_choice_before_stopping() -> None:
    state = play(game(), planning(aboard(position(), RED, 1)), "go a2", "go b2", "go c2")
    assert legal(game(), state) == ["load 0 0", "stop"]


@pytest.mark.rule("PM-12")
def test_passing_the_gate_unloads_everything_and_the_route_goes_on() -> None:
    state = play(game(), planning(aboard(position(red="a2"), RED, 2, 1)), "go a3")
    red = state.drivers[RED]
    assert (load(red), base(red)) == ((0, 0), (2, 1))
    assert words(game(), state) == {"go"}


@pytest.mark.rule("PM-12")
def test_what_lies_on_the_gate_is_unloaded_with_the_rest_however_full_the_van_is() -> None:
    state = play(game(), planning(aboard(position(red="a2", low="a3 a3", high="a3"), RED, 4)), "go a3")
    assert base(state.drivers[RED]) == (6, 1)
    assert (state.low, state.high) == (counts(""), counts(""))


@pytest.mark.rule("PM-12")
@pytest.mark.parametrize(("low", "high", "stored"), [("a3", "", (1, 0)), ("", "a3", (0, 1))])
def test_what_lies_on_the_gate_goes_into_the_base_of_an_empty_van_too(
    low: str, high: str, stored: tuple[int, int]
) -> None:
    state = play(game(), planning(position(red="a2", low=low, high=high)), "go a3")
    assert base(state.drivers[RED]) == stored


@pytest.mark.rule("PM-12")
def test_another_drivers_gate_unloads_nothing() -> None:
    state = play(game(), planning(aboard(position(red="e2"), RED, 2)), "go e3")
    assert (load(state.drivers[RED]), base(state.drivers[RED])) == ((2, 0), (0, 0))


@pytest.mark.rule("PM-12")
def test_what_has_come_to_lie_on_the_gate_goes_into_the_base_when_the_route_starts() -> None:
    state = planning(position(red="a3", low="a3"))
    assert (base(state.drivers[RED]), state.low) == ((1, 0), counts(""))
    with pytest.raises(IllegalAction, match="into your base here"):
        play(game(), state, "load 0 0")


@pytest.mark.rule("PM-12")
def test_the_base_is_safe_from_the_rogue() -> None:
    state = aboard(position(), RED, 0, battery=0)
    state.drivers[RED].base_low = 3
    cubes(state, RED, "c3")
    state.planners = []
    state.winner = RED
    game().turn.plan(state)
    assert play(game(), state, "rogue c3").drivers[RED].base_low == 3


@pytest.mark.rule("PM-29")
def test_when_a_bonus_ends_what_is_aboard_stays_and_nothing_more_comes() -> None:
    state = play(game(), planning(aboard(position(high="a2"), RED, 5)), "go a2")
    assert load(state.drivers[RED]) == (5, 0)
    loads = [text for text in legal(game(), state) if text.startswith("load")]
    assert "load 4 1" not in loads
    assert "load 4 0" in loads
    assert "load 3 1" in loads


@pytest.mark.rule("PM-29")
def test_a_van_with_far_too_much_aboard_may_drop_some_of_it_and_keep_the_rest() -> None:
    state = aboard(position(high="a1"), RED, 5)
    play(game(), cards(game(), state, 2, 3), "order first")
    loads = [text for text in legal(game(), state) if text.startswith("load")]
    assert [text for text in loads if text.endswith(" 0")] == [f"load {low} 0" for low in range(5)]
    assert [text for text in loads if text.endswith(" 1")] == [f"load {low} 1" for low in range(3)]


@pytest.mark.rule("PM-29")
def test_a_van_with_far_too_much_aboard_may_keep_all_its_high_value_packages() -> None:
    state = aboard(position(), RED, 1, 4)
    play(game(), cards(game(), state, 2, 3), "order first")
    assert "load 0 4" in legal(game(), state)
