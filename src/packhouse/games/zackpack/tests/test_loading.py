"""Loading: where pieces can be put, what can be taken back, and when a load stands."""

from __future__ import annotations

from itertools import permutations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.zackpack.actions import Put
from packhouse.games.zackpack.tests.position import clock_of, game, legal, loading, play

RING, BLOCKS, PLUS = 22, 16, 26
"""Three rows of three without the middle, 3 high; two blocks of two by three, 2 high; a cross of five, 4 high."""


def puts(truck: int, size: int, *plays: str) -> set[str]:
    """Return where a piece of this size can be put once these pieces are."""
    load = [0, 0, 0, 0, 0]
    for text in (f"put {size}", *plays):
        load[int(text.split()[1]) - 1] += 1
    state = play(game(), loading(truck, tuple(load)), *(f"1: {text}" for text in plays))
    return {text.partition(" ")[2].partition(" ")[2] for text in legal(game(), state) if text.startswith(f"put {size}")}


@pytest.mark.rule("ZP-10")
def test_all_load_at_the_same_time() -> None:
    state = loading(9, seats=4)
    assert game().active(state) == {0, 1, 2, 3}
    play(game(), state, "3: done")
    assert game().active(state) == {0, 1, 3}


@pytest.mark.rule("ZP-10")
def test_pieces_go_on_the_squares_of_the_floor_alone() -> None:
    assert puts(RING, 1) == {f"{cell} up" for cell in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")}
    assert puts(BLOCKS, 2) & {"b1 across", "d1 across", "c1 up"} == {"d1 across"}


@pytest.mark.rule("ZP-10")
def test_a_piece_lies_in_either_direction_or_stands() -> None:
    assert puts(RING, 3) == {
        *("a1 across", "a3 across", "a1 back", "c1 back"),
        *(f"{cell} up" for cell in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")),
    }


@pytest.mark.rule("ZP-10")
@pytest.mark.parametrize(("truck", "stands"), [(9, 1), (BLOCKS, 2), (RING, 3), (PLUS, 4)])
def test_a_piece_stands_only_where_the_truck_is_high_enough(truck: int, stands: int) -> None:
    for size in (1, 2, 3, 4, 5):
        assert any(text.endswith("up") for text in puts(truck, size)) == (size <= stands)


@pytest.mark.rule("ZP-10")
def test_what_is_put_on_other_pieces_lies_a_level_above_them() -> None:
    state = loading(RING, (0, 2, 1, 0, 0))
    play(game(), state, "1: put 3 a1 across", "1: put 2 a1 across", "1: put 2 c1 up")
    bars = game().view(state, None).places[0].bars
    assert [(bar.size, bar.cell, bar.direction, bar.level) for bar in bars] == [
        (3, "a1", "across", 1),
        (2, "a1", "across", 2),
        (2, "c1", "up", 2),
    ]


@pytest.mark.rule("ZP-10")
def test_nothing_may_hang_over_a_gap() -> None:
    assert "a1 across" not in puts(RING, 3, "put 2 a1 across")
    assert "a1 across" in puts(RING, 3, "put 2 a1 across", "put 1 c1 up")
    assert "a1 across" not in puts(RING, 3, "put 2 a1 across", "put 2 c1 up")


@pytest.mark.rule("ZP-10")
def test_nothing_may_be_higher_than_the_truck() -> None:
    assert puts(BLOCKS, 2, "put 2 a1 up") & {"a1 up", "a1 across", "a1 back"} == set()
    assert "a1 up" not in puts(BLOCKS, 2, "put 1 a1 up")
    assert "a1 across" in puts(BLOCKS, 2, "put 2 a1 across")
    assert "a1 across" not in puts(BLOCKS, 2, "put 2 a1 across", "put 2 a1 across")


@pytest.mark.rule("ZP-10")
def test_only_pieces_that_were_rolled_and_are_left_can_be_put() -> None:
    state = loading(9, (0, 1, 0, 0, 1))
    assert {text.split()[1] for text in legal(game(), state) if text.startswith("put")} == {"2", "5"}
    play(game(), state, "1: put 5 a1 across")
    assert {text.split()[1] for text in legal(game(), state) if text.startswith("put")} == {"2"}
    assert game().view(state, None).places[0].left == (0, 1, 0, 0, 0)


@pytest.mark.rule("ZP-10")
def test_a_piece_that_nothing_rests_on_can_be_taken_back() -> None:
    state = loading(RING, (1, 1, 0, 0, 0))
    empty = state.copy()
    play(game(), state, "1: put 2 a1 across", "1: put 1 b1 up")
    assert [text for text in legal(game(), state) if text.startswith("take")] == ["take b1"]
    play(game(), state, "1: take b1")
    assert [text for text in legal(game(), state) if text.startswith("take")] == ["take a1"]
    play(game(), state, "1: take a1")
    state.places[0].takes = 0
    assert state == empty


@pytest.mark.rule("ZP-10")
def test_pieces_are_taken_back_ninety_nine_times_in_a_round() -> None:
    state = loading(RING, (1, 0, 0, 0, 0))
    for taken in range(99):
        assert game().view(state, None).places[0].takes == taken
        play(game(), state, "1: put 1 a1 up", "1: take a1")
    play(game(), state, "1: put 1 a1 up")
    assert legal(game(), state) == ["done"]
    with pytest.raises(IllegalAction) as refused:
        play(game(), state, "1: take a1")
    assert refused.value.code == "no_more_takes"
    play(game(), state, "all: done")
    assert [place.takes for place in state.places] == [0, 0, 0]


@pytest.mark.rule("ZP-10")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("put 0 a1 up", "no_such_piece"),
        ("put 6 a1 up", "no_such_piece"),
        ("put 4 a1 across", "none_left"),
        ("put 2 b2 up", "off_floor"),
        ("put 2 d1 across", "off_floor"),
        ("put 2 z9 up", "off_floor"),
        ("put 1 a1 across", "one_cube"),
        ("put 2 a2 across", "over_the_edge"),
        ("put 2 a3 back", "over_the_edge"),
        ("put 5 c1 back", "over_the_edge"),
        ("put 2 b1 across", "gap"),
        ("put 2 b1 up", "too_high"),
        ("put 5 c3 up", "too_high"),
        ("take a1", "buried"),
        ("take c1", "nothing_there"),
        ("take c3", "nothing_there"),
        ("grab pile", "has_truck"),
        ("ready", "has_truck"),
    ],
)
def test_what_can_not_be_done_while_loading_is_refused_and_changes_nothing(text: str, code: str) -> None:
    state = loading(RING, (2, 3, 0, 0, 1))
    play(game(), state, "1: put 2 a1 across", "1: put 1 b1 up")
    before = state.copy()
    with pytest.raises(IllegalAction) as refusal:
        play(game(), state, f"1: {text}")
    assert (refusal.value.code, state) == (code, before)


@pytest.mark.rule("ZP-10")
def test_a_full_level_can_be_refused_as_too_high() -> None:
    state = play(game(), loading(9, (0, 2, 0, 0, 0)), "1: put 2 a1 across")
    with pytest.raises(IllegalAction, match="higher than this truck’s limit of 1;"):
        play(game(), state, "1: put 2 a1 across")


@pytest.mark.rule("ZP-10")
def test_every_piece_has_one_way_to_be_written() -> None:
    for truck in game().trucks.values():
        solids = set()
        for put, squares, gain, _ in truck.placements.values():
            cubes = frozenset((square, level) for square in squares for level in range(gain))
            assert cubes not in solids
            solids.add(cubes)
            assert put == Put(put.size, truck.cells[squares[0]], put.direction)


@pytest.mark.rule("ZP-10")
def test_whoever_is_done_can_change_the_load_no_more() -> None:
    state = play(game(), loading(RING, (1, 1, 0, 0, 0)), "1: put 1 a1 up", "1: done")
    for text in ("take a1", "put 2 a2 up", "done"):
        with pytest.raises(IllegalAction, match="turn; wait for yours"):
            play(game(), state, f"1: {text}")


@pytest.mark.rule("ZP-10")
def test_done_can_be_said_at_any_time() -> None:
    state = loading(RING, (1, 0, 0, 0, 0))
    assert "done" in legal(game(), state)
    assert "done" in legal(game(), play(game(), state, "1: put 1 a1 up"))


@pytest.mark.rule("ZP-10")
def test_when_time_is_up_every_load_stands_as_it_is() -> None:
    state = play(game(), loading(RING, (2, 0, 0, 0, 0)), "1: put 1 a1 up", "3: done")
    clock = clock_of(game(), state)
    assert (clock.seconds, sorted(clock.plays)) == (120, [0, 1])
    for seat, actions in clock.plays.items():
        for action in actions:
            game().play(state, seat, action)
    paid = state.payments[0]
    assert (len(paid.bars), paid.left, paid.due) == (1, (1, 0, 0, 0, 0), 23 + 2)
    assert clock_of(game(loading_clock=60), loading(RING)).seconds == 60


@pytest.mark.rule("ZP-11")
def test_it_makes_no_difference_who_is_done_last() -> None:
    payments = set()
    for order in permutations((1, 2, 3)):
        state = play(game(), loading(9, (1, 0, 0, 0, 0)), *(f"{seat}: done" for seat in order))
        payments.add(state.payments)
    assert len(payments) == 1
