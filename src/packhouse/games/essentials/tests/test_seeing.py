"""What is known of a position: everything but the bag's order, tokens face down, and the Cat Lady cards to come."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.essentials.state import NONE, State
from packhouse.games.essentials.tests.position import RULES, active, case_of, legal, play, play_out, started

ROW = ("mint-book", "peach-book", "banana-book", "lavender-book")


def in_the_second_round(seats: int) -> State:
    state, rng = RULES.start(seats, 2), QuickRng(2)
    while state.round < 2:
        seat = min(RULES.active(state))
        RULES.apply(state, seat, RULES.sample(state, seat, rng))
    return state


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_the_order_of_the_bag_is_in_no_view(watcher: int | None) -> None:
    state = RULES.start(2, 0)
    turned = state.copy()
    turned.bag.reverse()
    assert RULES.hidden
    assert RULES.view(turned, watcher) == RULES.view(state, watcher)
    assert RULES.view(state, watcher).bag == tuple(RULES.tiles[number].name for number in sorted(state.bag))


def test_any_order_of_the_bag_is_imagined_and_nothing_but_its_order() -> None:
    state, rng = RULES.start(2, 0), QuickRng(0)
    worlds = [RULES.imagine(state, 0, rng) for _ in range(300)]
    assert {tuple(sorted(world.bag)) for world in worlds} == {tuple(sorted(state.bag))}
    assert set(Counter(world.bag[-1] for world in worlds)) == set(state.bag)
    assert all(RULES.view(world, 0) == RULES.view(state, 0) for world in worlds)


def test_any_order_of_the_cards_to_come_is_imagined_but_the_flipped_one_is_known() -> None:
    state, rng = in_the_second_round(1), QuickRng(0)
    worlds = [RULES.imagine(state, 0, rng) for _ in range(200)]
    assert {world.flipped for world in worlds} == {state.flipped} != {NONE}
    assert {tuple(sorted(world.deck)) for world in worlds} == {tuple(sorted(state.deck))}
    assert {world.deck[-1] for world in worlds} == set(state.deck)


def test_a_token_face_down_may_be_any_that_was_not_flipped() -> None:
    state = play(started(2, *ROW), "1: pawn 2", "2: pawn 3")
    rng = QuickRng(0)
    worlds = [RULES.imagine(state, 1, rng) for _ in range(200)]
    assert {world.tokens[0] for world in worlds} == {state.tokens[0]}
    assert {world.tokens[3] for world in worlds} == {0, 1, 2, 3} - {state.tokens[0]}
    assert {(world.tokens[1], world.tokens[2]) for world in worlds} == {(NONE, NONE)}
    assert all(RULES.view(world, 1) == RULES.view(state, 1) for world in worlds)


def test_once_all_have_drafted_every_token_is_known() -> None:
    state = play(started(1, *ROW), "1: pawn 1", "1: bonus mint-vest", "1: take 1")
    rng = QuickRng(0)
    assert [position.token is None for position in RULES.view(state, None).positions] == [True, False, False, False]
    assert {tuple(RULES.imagine(state, 0, rng).tokens) for _ in range(20)} == {tuple(state.tokens)}


def test_an_imagined_world_has_luck_of_its_own() -> None:
    state, rng = RULES.start(2, 0), QuickRng(0)
    ends = set()
    for _ in range(5):
        world = RULES.imagine(state, None, rng)
        play(world, f"{active(world)[0]}: pawn 1", f"{3 - active(world)[0]}: pawn 2")
        ends.add(tuple(world.tokens))
    assert len(ends) > 1


def test_the_view_tells_who_is_to_choose_or_to_draft() -> None:
    state = started(2, *ROW)
    assert RULES.view(state, None).turn == 0
    play(state, "1: pawn 2")
    assert RULES.view(state, None).turn == 1
    play(state, "2: pawn 3")
    assert (RULES.view(state, None).turn, RULES.view(state, None).owed) == (0, ("sock",))
    play(state, "1: bonus mint-sock", f"1: {legal(play(state.copy(), '1: bonus mint-sock'))[0]}")
    assert RULES.view(state, None).turn == 1
    play(state, f"2: {legal(state, 1)[0]}")
    assert (RULES.view(state, None).turn, RULES.view(state, None).phase) == (None, "pack")


def test_the_view_has_what_lies_in_a_suitcase_and_beside_it() -> None:
    state = play(started(1, *ROW), "1: pawn 3")
    play(state, f"1: {legal(state)[0]}")
    (hand,) = case_of(state).hand
    play(state, f"1: put {hand} cat 0 e4")
    (laid,) = case_of(state).laid
    assert (laid.tile, laid.side, laid.turn, laid.cell) == (hand, "cat", 0, "e4")
    assert (case_of(state).hand, case_of(state).before, case_of(state).rats) == ((), 1, 2)


def test_at_the_end_the_view_has_the_final_sheets() -> None:
    state = RULES.start(3, 3)
    play_out(RULES, state, QuickRng(3))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(case.score.total for case in RULES.view(state, None).suitcases)
    assert RULES.view(state, None).turn is None


def test_nothing_but_the_play_itself_looks_like_it() -> None:
    state = started(2, *ROW)
    shown = RULES.read("pawn 2")
    assert RULES.alike(state, 0, shown, 1) == [shown]
    assert RULES.alike(state, 0, None, 1) == []
    play(state, "1: pawn 2")
    assert RULES.alike(state, 1, shown, 0) == []
