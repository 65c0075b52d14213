"""The round: rolling, dealing, and what goes back at its end."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from packhouse.bots.playing import at_random, steps
from packhouse.core.errors import IllegalAction
from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.rules import ZackPack
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import (
    clock_of,
    flipped,
    game,
    legal,
    loading,
    offered,
    owing,
    play,
    rich,
    run_out,
)


def everywhere(state: State) -> list[int]:
    """Return the trucks wherever they are."""
    fronts = [number for place in state.places for number in (*place.trucks, *([place.truck] if place.truck else []))]
    return sorted([*state.deck.pile, *state.deck.discards, *fronts])


def play_round(rules: ZackPack, state: State) -> State:
    if state.phase == "ready":
        play(rules, state, "all: ready")
    while state.phase == "grab":
        play(rules, state, f"{min(rules.active(state)) + 1}: grab pile")
    return play(rules, state, "all: done")


@pytest.mark.rule("ZP-4")
@pytest.mark.parametrize(("mode", "phases"), [("live", ["ready", "grab", "load"]), ("ordered", ["grab", "load"])])
def test_each_round_goes_through_the_same_phases(mode: str, phases: list[str]) -> None:
    rules = game(mode=mode)
    state, rng = rich(rules.start(3, 0)), QuickRng(0)
    seen: list[str] = []
    while state.round < 3:
        if not seen or seen[-1] != state.phase:
            seen.append(str(state.phase))
        seat = rng.choose(sorted(rules.active(state)))
        rules.apply(state, seat, rules.sample(state, seat, rng))
    assert seen == phases * 2


@pytest.mark.rule("ZP-5")
def test_a_player_gets_as_many_pieces_as_each_die_shows() -> None:
    dice = [piece.die for piece in game().box.pieces]
    loads = [place.load for seed in range(200) for place in game().start(3, seed).places]
    for die, numbers in zip(dice, zip(*loads, strict=True), strict=True):
        assert set(numbers) == set(die)
        for face in set(die):
            assert numbers.count(face) / len(numbers) == pytest.approx(die.count(face) / 6, abs=0.06)


@pytest.mark.rule("ZP-5")
def test_each_of_the_five_dice_falls_for_itself() -> None:
    dice = [piece.die for piece in game().box.pieces]
    loads = [place.load for seed in range(200) for place in game().start(3, seed).places]
    for one, other in combinations(range(5), 2):
        assert {(load[one], load[other]) for load in loads} == set(product(dice[one], dice[other]))


@pytest.mark.rule("ZP-5")
def test_every_seat_rolls_for_itself_and_anew_each_round() -> None:
    state = rich(game().start(6, 0))
    first = [place.load for place in state.places]
    assert len(set(first)) > 1
    play_round(game(), state)
    assert [place.load for place in state.places] != first


@pytest.mark.rule("ZP-5")
def test_nobody_rolls_what_someone_else_rolled_in_another_round() -> None:
    state, rolls = rich(game().start(6, 0)), []
    while state.round < 6:
        rolls += [place.load for place in state.places]
        play_round(game(), state)
    assert len(set(rolls)) > 20  # of 30


@pytest.mark.rule("ZP-6")
@pytest.mark.parametrize(("seats", "number"), [(3, 2), (4, 2), (5, 1), (6, 1)])
def test_two_trucks_are_dealt_to_each_of_three_or_four_and_one_to_each_of_more(seats: int, number: int) -> None:
    state = flipped(game(), seats)
    assert [len(place.trucks) for place in state.places] == [number] * seats
    assert game().view(state, None).dealt == number


@pytest.mark.rule("ZP-6")
def test_trucks_come_from_the_top_of_the_shuffled_pile() -> None:
    state = game().start(3, 0)
    top = state.deck.pile[:-7:-1]
    play(game(), state, "all: ready")
    assert [number for place in state.places for number in place.trucks] == top
    assert len({tuple(game().start(3, seed).deck.pile) for seed in range(20)}) == 20


@pytest.mark.rule("ZP-6a")
def test_no_truck_is_seen_before_all_are_ready_and_then_all_are() -> None:
    state = game().start(3, 0)
    assert game().active(state) == {0, 1, 2}
    play(game(), state, "3: ready", "1: ready")
    assert [place.trucks for place in game().view(state, None).places] == [()] * 3
    assert game().active(state) == {1}
    play(game(), state, "2: ready")
    assert [len(place.trucks) for place in game().view(state, None).places] == [2] * 3


@pytest.mark.rule("ZP-6a")
@pytest.mark.parametrize("text", ["grab pile", "grab 1", "put 1 a1 up", "take a1", "done"])
def test_before_that_nothing_else_can_be_done(text: str) -> None:
    state = game().start(3, 0)
    assert legal(game(), state) == ["ready"]
    with pytest.raises(IllegalAction, match="write ready") as refusal:
        play(game(), state, f"1: {text}")
    assert refusal.value.code == "not_flipped"


@pytest.mark.rule("ZP-6a")
def test_the_pause_has_a_clock_which_makes_everyone_ready() -> None:
    state = play(game(), game().start(3, 0), "2: ready")
    clock = clock_of(game(), state)
    assert (clock.seconds, list(clock.plays)) == (30, [0, 2])
    run_out(game(), state)
    assert state.phase == "grab"
    assert clock_of(game(ready_clock=7), game().start(3, 0)).seconds == 7


@pytest.mark.rule("ZP-6a")
def test_the_pause_waits_for_a_first_person_and_no_other_clock_does() -> None:
    for state, patient in ((game().start(3, 0), True), (flipped(game()), False), (loading(9), False)):
        assert clock_of(game(), state).patient == patient


@pytest.mark.rule("ZP-6a")
def test_in_the_ordered_mode_nobody_waits_and_no_clock_runs() -> None:
    rules = game(mode="ordered")
    state = rules.start(3, 0)
    assert state.phase == "grab"
    assert rules.timeout(state) is None
    assert rules.timeout(loading(9, rules=rules)) is None


@pytest.mark.rule("ZP-9")
def test_trucks_that_nobody_chose_are_discarded_when_all_have_one() -> None:
    state = offered(game(), [1, 2], [3, 4], [5, 6])
    play(game(), state, "1: grab 3", "2: grab 5")
    assert sorted(state.deck.discards) == [1, 2, 4, 6]
    assert [place.trucks for place in state.places] == [[], [], []]


@pytest.mark.rule("ZP-9")
def test_used_trucks_are_discarded_at_the_end_of_the_round() -> None:
    state = rich(offered(game(), [1, 2], [3, 4], [5, 6]))
    play(game(), state, "1: grab 3", "2: grab 5", "all: done")
    assert sorted(state.deck.discards) == [1, 2, 3, 4, 5, 6, 30]


@pytest.mark.rule("ZP-9")
def test_in_the_middle_of_a_deal_the_discards_become_the_new_pile() -> None:
    state = game().start(3, 0)
    state.deck.pile, state.deck.discards = [1, 2], [*range(3, 31)]
    play(game(), state, "all: ready")
    assert state.places[0].trucks == [2, 1]
    assert (len(state.deck.pile), state.deck.discards) == (24, [])
    assert everywhere(state) == [*range(1, 31)]


@pytest.mark.rule("ZP-9")
def test_the_discards_stay_where_they_are_until_a_truck_is_needed() -> None:
    state = game().start(3, 0)
    state.deck.pile, state.deck.discards = [*range(1, 7)], [*range(7, 31)]
    play(game(), state, "all: ready")
    assert (state.deck.pile, state.deck.discards) == ([], [*range(7, 31)])
    play(game(), state, "1: grab pile")
    assert (len(state.deck.pile), state.deck.discards) == (23, [])


@pytest.mark.rule("ZP-9")
def test_in_the_middle_of_grabbing_too_and_without_the_trucks_in_play() -> None:
    state = offered(game(), [1, 2], [3, 4], [5, 6])
    state.deck.pile, state.deck.discards = [], state.deck.pile
    play(game(), state, "1: grab pile")
    assert state.places[0].truck > 6
    assert len(state.deck.pile) == 23


@pytest.mark.rule("ZP-9")
@pytest.mark.parametrize("mode", ["live", "ordered"])
def test_trucks_used_in_a_round_can_be_dealt_in_the_next_one(mode: str) -> None:
    rules = game(mode=mode)
    state = owing(1, 2, 3, rules=rules)
    used = [place.truck for place in state.places]
    state.deck.pile, state.deck.discards = [], [number for number in state.deck.pile if number < 4]
    play(rules, state, "all: done", *["all: ready"] * rules.live)
    assert sorted(number for place in state.places for number in place.trucks) == sorted([1, 2, 3, *used])


@pytest.mark.rule("ZP-9")
def test_a_new_pile_is_shuffled() -> None:
    states = [game().start(3, seed) for seed in range(20)]
    for state in states:
        state.deck.pile, state.deck.discards = [], [*range(1, 31)]
        play(game(), state, "all: ready")
    assert len({tuple(state.deck.pile) for state in states}) == 20


@pytest.mark.rule("ZP-9")
def test_a_new_pile_is_in_another_order_than_any_before() -> None:
    first, second = (game().start(3, 0) for _ in range(2))
    second.deck.pile, second.deck.discards = [], [*range(30, 0, -1)]
    play(game(), second, "all: ready")
    assert first.deck.pile[:-7:-1] != [number for place in second.places for number in place.trucks]


@pytest.mark.rule("ZP-9")
def test_in_which_order_trucks_were_discarded_is_no_luck() -> None:
    one, other = (game().start(3, 0) for _ in range(2))
    one.deck.pile, one.deck.discards = [], [*range(1, 31)]
    other.deck.pile, other.deck.discards = [], [*range(30, 0, -1)]
    assert play(game(), one, "all: ready") == play(game(), other, "all: ready")


@pytest.mark.rule("ZP-9")
@pytest.mark.parametrize("mode", ["live", "ordered"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_truck_is_ever_lost(seats: int, mode: str) -> None:
    rules = game(mode=mode)
    state = rich(rules.start(seats, 0))
    for _ in steps(rules, state, at_random(rules, QuickRng(seats))):
        assert everywhere(state) == [*range(1, 31)]
    assert state.deck.shuffles > 2


@pytest.mark.rule("ZP-17")
def test_after_a_round_all_pieces_go_back_and_everyone_rolls_again() -> None:
    state = loading(9, (2, 1, 0, 0, 0))
    play(game(), state, "1: put 2 a1 across", "all: done")
    view = game().view(state, None)
    assert (view.round, view.phase) == (2, "ready")
    for place in view.places:
        assert (place.truck, place.bars, place.left) == (None, (), place.load)


@pytest.mark.rule("ZP-17")
def test_nothing_is_on_the_next_truck() -> None:
    state = play(game(), loading(9, (2, 1, 0, 0, 0)), "1: put 2 a1 across", "all: done")
    play(game(), state, "all: ready", "1: grab pile", "2: grab pile")
    for place in game().view(state, None).places:
        assert place.truck is not None
        assert (place.bars, place.room) == ((), game().trucks[place.truck].room)


@pytest.mark.rule("ZP-17")
def test_the_next_round_follows_at_once_in_the_ordered_mode_too() -> None:
    rules = game(mode="ordered")
    state = play(rules, owing(1, 2, 3, rules=rules), "all: done")
    assert (state.round, state.phase, len(rules.active(state))) == (2, "grab", 1)


@pytest.mark.rule("ZP-18")
def test_what_is_rolled_and_dealt_next_does_not_depend_on_who_was_fast() -> None:
    following = set()
    for order in permutations((1, 2, 3)):
        state = loading(9)
        play(game(), state, *(f"{seat}: done" for seat in order), *(f"{seat}: ready" for seat in reversed(order)))
        following.add(tuple((place.load, *place.trucks) for place in state.places))
    assert len(following) == 1


@pytest.mark.rule("ZP-18")
def test_everyone_has_rolled_before_anyone_acts_and_all_see_the_same_table() -> None:
    for state in (game().start(4, 0), flipped(game(), 4), loading(20, (1, 1, 1, 1, 1), 4)):
        assert len({str(game().view(state, watcher)) for watcher in (0, 1, 2, 3, None)}) == 1
    assert all(sum(place.load) for place in game().view(game().start(4, 0), None).places)
