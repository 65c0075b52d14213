"""Paying: room, left-over pieces, the bonus, and empty pockets."""

from __future__ import annotations

import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.state import Counts, Payment
from packhouse.games.zackpack.tests.position import PRINTED, game, loading, owing, play


def paid(truck: int, load: Counts, *plays: str) -> Payment:
    """Return what the first seat pays after these plays."""
    state = play(game(), loading(truck, load), *(f"1: {text}" for text in plays), "all: done")
    return state.payments[0]


@pytest.mark.rule("ZP-12")
def test_room_for_three_white_pieces_costs_3() -> None:
    payment = paid(1, (0, 0, 2, 0, 0), "put 3 a1 across", "put 3 a2 across")
    assert (payment.room, payment.surplus, payment.due) == (3, 0, 3)


@pytest.mark.rule("ZP-12")
def test_room_is_counted_on_every_level() -> None:
    assert paid(28, (0, 0, 0, 1, 0)).room == 24
    assert paid(28, (0, 0, 0, 1, 0), "put 4 a1 up").room == 20
    assert paid(28, (0, 1, 0, 0, 0), "put 2 a1 across").room == 22


@pytest.mark.rule("ZP-12")
def test_room_costs_just_as_much_as_white_pieces_can_really_be_put_there() -> None:
    state = play(game(), loading(22, (25, 1, 1, 0, 0)), "1: put 3 a1 up", "1: put 2 b1 across")
    room = game().view(state, None).places[0].room
    number = 0
    while fitting := [put for put in game().legal(state, 0) if getattr(put, "size", 0) == 1]:
        game().play(state, 0, fitting[number % len(fitting)])
        number += 1
    assert number == room == 24 - 5


@pytest.mark.rule("ZP-13")
def test_two_brown_pieces_left_over_cost_12() -> None:
    payment = paid(1, (0, 0, 5, 0, 0), *(f"put 3 a{row} across" for row in (1, 2, 3)))
    assert (payment.left, payment.room, payment.surplus, payment.due) == ((0, 0, 2, 0, 0), 0, 12, 12)


@pytest.mark.rule("ZP-13")
@pytest.mark.parametrize(("size", "points"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10)])
def test_a_piece_left_over_costs_twice_its_size(size: int, points: int) -> None:
    left = tuple(int(size == other) for other in (1, 2, 3, 4, 5))
    assert paid(1, left).surplus == points


@pytest.mark.rule("ZP-12")
@pytest.mark.rule("ZP-13")
def test_room_for_five_and_a_purple_left_over_cost_15() -> None:
    payment = paid(2, (1, 2, 0, 0, 1), "put 1 a1 up", "put 2 a2 across", "put 2 a3 across")
    assert (payment.room, payment.surplus, payment.due) == (5, 10, 15)


@pytest.mark.rule("ZP-12")
@pytest.mark.rule("ZP-13")
def test_every_cube_loaded_saves_3_points() -> None:
    rng, puts = QuickRng(0), 0
    for truck in game().trucks:
        state = loading(truck, (5, 4, 3, 2, 2))
        while fitting := [put for put in game().legal(state, 0) if hasattr(put, "size")]:
            before, put = game().view(state, None).places[0].due, rng.choose(fitting)
            game().play(state, 0, put)
            assert before - game().view(state, None).places[0].due == 3 * put.size
            puts += 1
    assert puts > 200


@pytest.mark.rule("ZP-14")
def test_of_14_9_4_and_6_only_who_paid_4_gets_10() -> None:
    state = play(game(), owing(14, 9, 4, 6), "all: done")
    assert [payment.due for payment in state.payments] == [14, 9, 4, 6]
    assert [payment.bonus for payment in state.payments] == [0, 0, 10, 0]
    assert [place.points for place in state.places] == [61, 66, 81, 69]


@pytest.mark.rule("ZP-14")
def test_all_who_paid_least_get_10() -> None:
    state = play(game(), owing(7, 3, 3), "all: done")
    assert [payment.bonus for payment in state.payments] == [0, 10, 10]


@pytest.mark.rule("ZP-14")
def test_all_get_10_if_all_paid_equally() -> None:
    state = play(game(), owing(6, 6, 6), "all: done")
    assert [payment.bonus for payment in state.payments] == [10, 10, 10]


@pytest.mark.rule("ZP-14")
def test_whoever_had_nothing_to_pay_gets_10_too() -> None:
    state = play(game(), owing(4, 0, 2), "all: done")
    assert [payment.bonus for payment in state.payments] == [0, 10, 0]


@pytest.mark.rule("ZP-14")
def test_room_and_pieces_left_over_count_together_for_the_bonus() -> None:
    state = owing(1, 8, 9)
    state.places[0].left = [0, 0, 0, 1, 0]
    play(game(), state, "all: done")
    assert [payment.due for payment in state.payments] == [9, 8, 9]
    assert [payment.bonus for payment in state.payments] == [0, 10, 0]


@pytest.mark.rule("ZP-14")
def test_the_bonus_comes_after_paying_and_saves_nobody_from_it() -> None:
    state = play(game(), owing(5, 9, 9, points=[3]), "all: done")
    first = state.payments[0]
    assert (first.due, first.paid, first.bonus, first.balance) == (5, 3, 10, 10)


@pytest.mark.rule("ZP-14")
def test_whoever_can_pay_little_does_not_win_the_bonus_by_that() -> None:
    state = play(game(), owing(20, 9, 9, points=[1]), "all: done")
    assert [payment.bonus for payment in state.payments] == [0, 10, 10]
    assert state.payments[0].paid == 1


@pytest.mark.rule("ZP-15")
def test_who_can_not_pay_in_full_pays_what_there_is() -> None:
    state = play(game(), owing(30, 1, 9, points=[12]), "all: done")
    first = state.payments[0]
    assert (first.due, first.paid, first.balance) == (30, 12, 0)
    assert state.places[0].points == 0


def test_the_payments_of_the_last_round_are_told_until_the_next_one() -> None:
    state = play(game(), loading(1, (0, 0, 3, 0, 0)), "1: put 3 a1 across", "all: done")
    payment = game().view(state, None).payments[0]
    assert (payment.truck, payment.load, payment.left, payment.room) == (1, (0, 0, 3, 0, 0), (0, 0, 2, 0, 0), 6)
    assert [(bar.size, bar.cell) for bar in payment.bars] == [(3, "a1")]
    play(game(), state, "all: ready")
    assert game().view(state, None).payments[0].bars
    play(game(), state, "1: grab pile", "2: grab pile")
    kept = game().view(state, None).payments[0]
    assert (kept.due, kept.bars) == (payment.due, ())


def test_what_would_have_to_be_paid_now_is_seen_while_loading() -> None:
    state = loading(1, (0, 0, 3, 0, 0))
    assert game().view(state, None).places[0].due == 9 + 18
    play(game(), state, "1: put 3 a1 across")
    assert game().view(state, None).places[0].due == 6 + 12


def test_the_bonus_is_one_of_the_components() -> None:
    rules = game(PRINTED | {"bonus": 3})
    state = play(rules, owing(7, 3, 9, rules=rules), "all: done")
    assert [payment.bonus for payment in state.payments] == [0, 3, 0]
