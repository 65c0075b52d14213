"""A seat takes back freely what told nobody anything, and nothing else."""

from __future__ import annotations

from packhouse.core.match import AnyMatch, Resign, Undo
from packhouse.core.rng import QuickRng
from packhouse.core.undo import free_undo, reveals

from .test_match import match, play


def free(made: AnyMatch, seat: int) -> int:
    return free_undo(made, seat, QuickRng(1))


def bid(made: AnyMatch, seat: int) -> None:
    """Bid the seat's lowest card."""
    made.play(seat, next(iter(made.game.legal(made.state, seat))))


def test_nothing_is_taken_back_before_the_first_play() -> None:
    assert free(match("nim", 2), 0) == 0


def test_an_own_play_in_the_open_is_free() -> None:
    nim = match("nim", 2, "1 take 1 1")
    assert free(nim, 0) == 0


def test_nobody_takes_back_the_play_of_another_seat() -> None:
    nim = match("nim", 2, "1 take 1 1")
    assert free(nim, 1) == 1


def test_a_play_by_another_seat_in_between_stops_it() -> None:
    nim = match("nim", 2, "1 take 1 1", "2 take 1 1")
    assert free(nim, 0) == 2
    assert free(nim, 1) == 1


def test_nothing_is_looked_at_before_the_number_that_one_asks_about() -> None:
    attic = match("attic", 1, "1 lay x front 0 b1", "1 lay i front 0 a4")
    assert free(attic, 0) == 0
    assert free_undo(attic, 0, QuickRng(1), least=1) == 1


def test_another_seat_that_resigns_stops_it_too() -> None:
    nim = match("nim", 3, "1 take 1 1")
    nim.add(Resign(seat=2))
    assert free(nim, 0) == 2


def test_a_roll_is_not_free() -> None:
    rollers = match("rollers", 1, "1 roll")
    assert free(rollers, 0) == 1


def test_only_the_plays_since_the_last_roll_are_free() -> None:
    rollers = match("rollers", 2, "1 roll", "1 stop")
    assert free(rollers, 0) == 1


def test_a_bid_that_waits_for_others_is_free() -> None:
    sealed = match("sealed", 3)
    bid(sealed, 1)
    assert free(sealed, 1) == 0


def test_a_bid_after_which_all_are_revealed_is_not_free() -> None:
    sealed = match("sealed", 2)
    bid(sealed, 0)
    bid(sealed, 1)
    assert free(sealed, 1) == 2


def test_a_bid_stays_though_the_others_do_not_see_what_it_is() -> None:
    sealed = match("sealed", 3)
    bid(sealed, 0)
    bid(sealed, 1)
    assert free(sealed, 0) == 2


def test_what_was_taken_back_does_not_stand_in_the_way() -> None:
    nim = match("nim", 2, "1 take 1 1")
    nim.add(Undo(to=0))
    nim.add(play("1 take 2 1"))
    assert free(nim, 0) == 2


def test_a_grab_reveals_the_next_card() -> None:
    snap = match("snap", 2)
    grab, leave = snap.game.legal(snap.state, 0)
    assert reveals(snap, 0, grab, QuickRng(1))
    assert not reveals(snap, 0, leave, QuickRng(1))


def test_luck_reveals_whatever_was_imagined_first() -> None:
    """In one world of six the dice fall as they do here: one would say now and then that a roll tells nothing."""
    rollers = match("rollers", 1)
    (roll, *_) = rollers.game.legal(rollers.state, 0)
    assert all(reveals(rollers, 0, roll, QuickRng(seed)) for seed in range(60))


def test_what_others_may_have_followed_unnoticed_is_not_free() -> None:
    assert free(match("stash", 2, "1 hide 1"), 0) == 1
    assert free(match("stash", 2, "1 hide 1", "2 hide 2"), 0) == 2


def test_once_the_others_are_done_it_is_free() -> None:
    stash = match("stash", 2, "2 done", "1 hide 1", "1 hide 2")
    assert free(stash, 0) == 1


def test_asking_changes_nothing() -> None:
    sealed = match("sealed", 3)
    bid(sealed, 0)
    before, length = sealed.state.copy(), len(sealed.log)
    free(sealed, 0)
    assert (sealed.state, len(sealed.log)) == (before, length)
