"""Grabbing: the race, the order, the last player and the clock."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.core.errors import BadSetup, IllegalAction
from packhouse.core.rng import KeyedRng
from packhouse.games.zackpack.rules import ZackPack
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import (
    clock_of,
    flipped,
    game,
    legal,
    loading,
    offered,
    play,
    rich,
    run_out,
)

THREE = ([1, 2], [3, 4], [5, 6])


def trucks(state: State) -> list[int]:
    return [place.truck for place in state.places]


@pytest.mark.rule("ZP-7")
def test_everyone_may_grab_at_once_until_they_have_a_truck() -> None:
    state = offered(game(), *THREE, [7, 8])
    assert game().active(state) == {0, 1, 2, 3}
    play(game(), state, "3: grab 1")
    assert game().active(state) == {0, 1, 3}
    with pytest.raises(IllegalAction, match="turn; wait for yours"):
        play(game(), state, "3: grab 3")


@pytest.mark.rule("ZP-7")
def test_a_player_can_grab_what_lies_in_front_of_others_or_the_top_of_the_pile() -> None:
    state = offered(game(), *THREE)
    assert legal(game(), state, 1) == ["grab 1", "grab 2", "grab 5", "grab 6", "grab pile"]
    top = state.deck.pile[-1]
    play(game(), state, "2: grab 6", "1: grab pile")
    assert trucks(state)[:2] == [top, 6]


@pytest.mark.rule("ZP-7")
def test_nobody_can_grab_a_truck_in_front_of_themselves() -> None:
    with pytest.raises(IllegalAction, match="truck 4 is in front of you") as refusal:
        play(game(), offered(game(), *THREE), "2: grab 4")
    assert refusal.value.code == "own_truck"


@pytest.mark.rule("ZP-7")
def test_who_comes_second_to_a_truck_is_told_and_grabs_again() -> None:
    state = play(game(), offered(game(), *THREE, [7, 8]), "3: grab 1")
    before = state.copy()
    with pytest.raises(IllegalAction, match="seat 3 was faster and has truck 1; grab another") as refusal:
        play(game(), state, "2: grab 1")
    assert (refusal.value.code, refusal.value.fields, state) == ("taken", {"seat": 3, "truck": 1}, before)
    play(game(), state, "2: grab 2")
    assert trucks(state) == [0, 2, 1, 0]


@pytest.mark.rule("ZP-7")
def test_the_pile_can_be_grabbed_by_several_and_each_gets_the_next_truck() -> None:
    state = offered(game(), *THREE, [7, 8])
    top = state.deck.pile[-2:]
    play(game(), state, "4: grab pile", "1: grab pile")
    assert trucks(state) == [top[0], 0, 0, top[1]]


@pytest.mark.rule("ZP-7")
@pytest.mark.parametrize(
    ("text", "code"),
    [("grab 31", "no_such_truck"), ("grab x", "no_such_truck"), ("grab 01", "no_such_truck"), ("grab 9", "not_face_up")]
    + [(text, "no_truck") for text in ("put 1 a1 up", "take a1", "done", "ready")],
)
def test_what_can_not_be_grabbed_is_refused_and_changes_nothing(text: str, code: str) -> None:
    state = offered(game(), *THREE)
    before = state.copy()
    with pytest.raises(IllegalAction) as refusal:
        play(game(), state, f"1: {text}")
    assert (refusal.value.code, state) == (code, before)


@pytest.mark.rule("ZP-7")
def test_in_the_ordered_mode_seats_pick_one_after_another() -> None:
    rules = game(mode="ordered")
    state = flipped(rules, 4)
    order = list(rules.view(state, None).waiting)
    assert sorted(order) == [0, 1, 2, 3]
    for seat in order[:-1]:
        assert rules.active(state) == {seat}
        rules.play(state, seat, rules.legal(state, seat)[0])
    assert state.phase == "load"


def third_picked_truck_4() -> tuple[ZackPack, State]:
    rules = game(mode="ordered")
    state = offered(rules, *THREE)
    state.waiting = [2, 0, 1]
    return rules, play(rules, state, "3: grab 4")


@pytest.mark.rule("ZP-7")
def test_in_the_ordered_mode_a_later_seat_sees_what_was_picked_and_can_not_have_it() -> None:
    rules, state = third_picked_truck_4()
    assert rules.view(state, 0).places[2].truck == 4
    assert legal(rules, state, 0) == ["grab 3", "grab 5", "grab 6", "grab pile"]


@pytest.mark.rule("ZP-7")
def test_in_the_ordered_mode_nobody_was_faster() -> None:
    rules, state = third_picked_truck_4()
    with pytest.raises(IllegalAction, match=r"^seat 3 has truck 4; grab another, or the pile$") as refusal:
        play(rules, state, "1: grab 4")
    assert (refusal.value.code, refusal.value.fields) == ("taken_before", {"seat": 3, "truck": 4})
    play(rules, state, "1: grab pile")
    with pytest.raises(IllegalAction, match="you have your truck"):
        play(rules, state, "2: grab 4")


@pytest.mark.rule("ZP-7")
def test_the_order_is_drawn_anew_each_round_and_every_order_is_equally_likely() -> None:
    rules, rng = game(mode="ordered"), KeyedRng.from_seed(0)
    orders = Counter(tuple(rules.race.order(3, rng)) for _ in range(3_000))
    assert len(orders) == 6
    assert all(400 < number < 600 for number in orders.values())
    firsts = {tuple(rules.start(3, seed).waiting) for seed in range(40)}
    assert len(firsts) == 6


@pytest.mark.rule("ZP-7")
def test_the_order_comes_from_the_seed_and_the_round() -> None:
    rules = game(mode="ordered")
    orders = []
    for _ in range(2):
        state = rich(rules.start(6, 5))
        orders.append(state.waiting[:])
        while state.round == 1:
            seat = min(rules.active(state))
            rules.apply(state, seat, rules.legal(state, seat)[-1])
        orders.append(state.waiting[:])
    assert orders[:2] == orders[2:]
    assert orders[0] != orders[1]


@pytest.mark.rule("ZP-7")
def test_weights_make_seats_pick_early_and_seats_without_one_weigh_1() -> None:
    rules, rng = game(mode="ordered", weights=[1, 6]), KeyedRng.from_seed(0)
    orders = [rules.race.order(3, rng) for _ in range(4_000)]
    first = Counter(order[0] for order in orders)
    assert [first[seat] / 4_000 for seat in range(3)] == pytest.approx([1 / 8, 6 / 8, 1 / 8], abs=0.02)
    second = Counter(order[1] for order in orders if order[0] == 0)
    assert second[1] / first[0] == pytest.approx(6 / 7, abs=0.04)


@pytest.mark.rule("ZP-7")
def test_weights_are_those_of_the_seats_in_order_and_more_of_them_than_seats_do_no_harm() -> None:
    rules, rng = game(mode="ordered", weights=[6, 2, 1, 9, 9, 9]), KeyedRng.from_seed(0)
    orders = [rules.race.order(3, rng) for _ in range(4_000)]
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    first = Counter(order[0] for order in orders)
    assert [first[seat] / 4_000 for seat in range(3)] == pytest.approx([6 / 9, 2 / 9, 1 / 9], abs=0.03)


@pytest.mark.rule("ZP-7")
def test_weights_are_refused_where_speed_decides() -> None:
    with pytest.raises(BadSetup, match="weights are for the ordered mode"):
        game(weights=[1, 2])


@pytest.mark.rule("ZP-8")
@pytest.mark.parametrize("mode", ["live", "ordered"])
def test_the_last_player_gets_the_top_of_the_pile_without_asking(mode: str) -> None:
    rules = game(mode=mode)
    state = offered(rules, *THREE)
    state.waiting = [0, 2, 1]
    top = state.deck.pile[-1]
    play(rules, state, "1: grab 3", "3: grab 1")
    assert trucks(state) == [3, top, 1]
    assert state.phase == "load"


@pytest.mark.rule("ZP-8")
def test_who_grabs_after_getting_it_is_told_to_load() -> None:
    state = play(game(), offered(game(), *THREE), "1: grab 3", "3: grab 1")
    with pytest.raises(IllegalAction, match="you have your truck") as refusal:
        play(game(), state, "2: grab 5")
    assert refusal.value.code == "has_truck"


@pytest.mark.rule("ZP-8")
def test_the_last_one_to_grab_is_told_who_was_faster_though_it_has_a_truck_by_then() -> None:
    state = offered(game(), *THREE)
    top = state.deck.pile[-1]
    play(game(), state, "1: grab 3", "3: grab 1")
    with pytest.raises(IllegalAction, match=f"seat 3 was faster and has truck 1; you have {top}") as refusal:
        play(game(), state, "2: grab 1")
    assert (refusal.value.code, refusal.value.fields) == ("taken_last", {"seat": 3, "truck": 1, "own": top})


@pytest.mark.rule("ZP-8")
def test_when_time_is_up_late_players_get_the_top_of_the_pile_in_seat_order() -> None:
    state = offered(game(), *THREE, [7, 8])
    play(game(), state, "2: grab 1")
    top = state.deck.pile[:-4:-1]
    run_out(game(), state)
    assert trucks(state) == [top[0], 1, top[1], top[2]]
    assert state.phase == "load"


@pytest.mark.rule("ZP-8")
def test_the_grab_clock_starts_when_the_trucks_are_flipped_and_has_20_seconds() -> None:
    state = game().start(3, 0)
    state.round = 2
    pause = clock_of(game(), state)
    clock = clock_of(game(), play(game(), state, "all: ready"))
    after_a_grab = clock_of(game(), play(game(), state, "1: grab pile"))
    assert clock.seconds == 20
    assert pause.phase != clock.phase == after_a_grab.phase
    assert clock_of(game(grab_clock=9), state).seconds == 9


@pytest.mark.rule("ZP-8a")
def test_for_the_first_trucks_of_a_game_the_clock_has_three_times_as_long() -> None:
    first, later = flipped(game()), flipped(game())
    later.round = 2
    assert [clock_of(game(grab_clock=9), state).seconds for state in (first, later)] == [27, 9]


@pytest.mark.rule("ZP-8")
def test_each_round_has_clocks_of_its_own() -> None:
    state, names = rich(game().start(3, 0)), []
    while state.round < 3:
        names.append(run_out(game(), state))
    assert len(names) == len(set(names)) == 6


def test_a_truck_has_its_room_in_the_view_as_soon_as_it_is_grabbed() -> None:
    state = play(game(), offered(game(), *THREE, [7, 8]), "3: grab 1")
    place = game().view(state, None).places[2]
    assert (place.truck, place.room) == (1, 9)
    assert game().view(loading(1), None).places[0].room == 9
