"""A match is its log: what is added, what is refused, and how it ends."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.core.errors import IllegalAction, UnknownAction
from packhouse.core.match import AnyMatch, Draw, Entry, Match, Play, Resign, Seated, Undo


def match(name: str, seats: int, *plays: str, **options: str) -> AnyMatch:
    """Return a match after plays such as ``1 take 1 3``, the seat first and counted from 1."""
    setup = games.setup(name, seats, 7, options)
    made: AnyMatch = Match(games.load(setup), setup)
    for text in plays:
        made.add(play(text))
    return made


def play(text: str, at: int = 0) -> Play:
    seat, _, action = text.partition(" ")
    return Play(seat=int(seat) - 1, action=action, at=at)


def refuse(made: AnyMatch, entry: Entry, code: str) -> None:
    length = len(made.log)
    with pytest.raises(IllegalAction) as refused:
        made.add(entry)
    assert refused.value.code == code
    assert len(made.log) == length


def test_a_race_goes_to_the_first_heard() -> None:
    snap = match("snap", 2)
    top = snap.state.deck[-1]
    snap.add(play(f"2 grab {top}"))
    refuse(snap, play(f"1 grab {top}"), "gone")
    assert snap.state.won == [[], [top]]


def test_speed_never_changes_luck() -> None:
    slow = match("rollers", 2, "1 roll", "1 roll", "2 roll", "2 roll")
    fast = match("rollers", 2, "2 roll", "1 roll", "2 roll", "1 roll")
    assert slow.state == fast.state


def test_a_play_is_logged_in_its_own_notation() -> None:
    assert match("nim", 2, "1  TAKE 01   2").log == [Play(seat=0, action="take 1 2")]


def test_unreadable_text_is_refused() -> None:
    nim = match("nim", 2)
    with pytest.raises(UnknownAction, match="write “take <heap> <count>”"):
        nim.add(play("1 grab 3"))
    assert nim.log == []


def test_another_seat_waits_for_its_turn() -> None:
    refuse(match("nim", 2), play("2 take 1 1"), "not_to_act")


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_no_other_seats(seat: int) -> None:
    nim = match("nim", 2)
    refuse(nim, Play(seat=seat, action="take 1 1"), "no_such_seat")
    refuse(nim, Resign(seat=seat), "no_such_seat")
    refuse(nim, Seated(seat=seat, occupant="Ada"), "no_such_seat")


def test_time_never_goes_back() -> None:
    nim = match("nim", 2)
    nim.add(play("1 take 1 1", at=500))
    refuse(nim, play("2 take 1 1", at=499), "time")
    nim.add(play("2 take 1 1", at=500))


def test_every_entry_is_logged_and_the_log_is_the_match() -> None:
    entries: list[Entry] = [
        Seated(seat=0, occupant="Ada"), play("1 take 1 1"), Undo(to=1), Resign(seat=2), play("1 take 1 2"), Draw(),
    ]  # fmt: skip
    nim = match("nim", 3)
    for entry in entries:
        nim.add(entry)
    again: AnyMatch = Match(nim.game, nim.setup, nim.log)
    assert nim.log == again.log == entries
    assert (again.state, again.occupants, again.outcome) == (nim.state, ["Ada", "", ""], nim.outcome)


def test_undo_takes_back_every_play_past_a_number() -> None:
    nim = match("nim", 2, "1 take 1 3", "2 take 2 4", "1 take 3 1")
    nim.add(Undo(to=1))
    assert nim.state == match("nim", 2, "1 take 1 3").state
    assert nim.standing == [1]


def test_numbers_never_go_back() -> None:
    nim = match("nim", 2, "1 take 1 3", "2 take 2 4")
    nim.add(Undo(to=1))
    nim.add(play("2 take 2 1"))
    assert nim.standing == [1, 4]
    nim.add(Undo(to=3))
    assert nim.standing == [1]
    assert len(nim.log) == 5


def test_undo_needs_a_play_to_take_back() -> None:
    nim = match("nim", 2, "1 take 1 3")
    refuse(nim, Undo(to=1), "nothing_to_undo")


def test_undo_brings_back_the_same_roll() -> None:
    rollers = match("rollers", 1, "1 roll", "1 roll")
    before = rollers.state.copy()
    rollers.add(Undo(to=1))
    rollers.add(play("1 roll"))
    assert rollers.state == before


def test_a_match_can_be_seen_as_it_was() -> None:
    nim = match("nim", 2, "1 take 1 3", "2 take 2 4")
    nim.add(Undo(to=0))
    assert nim.at(2).state == match("nim", 2, "1 take 1 3", "2 take 2 4").state
    assert nim.at(3).state == match("nim", 2).state


def test_of_two_the_other_wins_when_one_resigns() -> None:
    nim = match("nim", 2, "1 take 1 3")
    nim.add(Resign(seat=0))
    assert nim.outcome is not None
    assert (nim.outcome.ranks, nim.outcome.scores, nim.outcome.reason.code) == ((2, 1), (), "resigned")
    refuse(nim, play("2 take 2 1"), "over")


def test_of_three_the_others_play_on_when_one_resigns() -> None:
    nim = match("nim", 3)
    nim.add(Resign(seat=1))
    assert nim.outcome is None
    refuse(nim, Resign(seat=1), "resigned")


def test_the_first_to_resign_is_last() -> None:
    nim = match("nim", 4)
    for seat in (2, 0, 3):
        nim.add(Resign(seat=seat))
    assert nim.outcome is not None
    assert nim.outcome.ranks == (3, 1, 4, 2)


@pytest.mark.parametrize(("first", "last", "code"), [(True, False, "resigned"), (False, True, "out_of_time")])
def test_the_last_to_give_up_is_the_reason_of_the_end(first: bool, last: bool, code: str) -> None:
    nim = match("nim", 3)
    nim.add(Resign(seat=0, late=first))
    nim.add(Resign(seat=2, late=last))
    assert nim.outcome is not None
    assert nim.outcome.reason.code == code


def test_whoever_resigned_stays_behind_though_the_board_says_otherwise() -> None:
    nim = match("nim", 3, "1 take 1 3", "2 take 2 4")
    nim.add(Resign(seat=2))
    nim.add(play("3 take 3 5"))
    assert nim.outcome is not None
    assert (nim.outcome.ranks, nim.outcome.scores) == ((2, 1, 3), (3, 4, 5))
    assert nim.outcome.reason.code == "last_taken"


def test_a_draw_is_shared_by_all() -> None:
    nim = match("nim", 3)
    nim.add(Draw())
    assert nim.outcome is not None
    assert nim.outcome.ranks == (1, 1, 1)
    assert nim.outcome.winners == (0, 1, 2)


def test_a_draw_is_not_shared_by_whoever_resigned() -> None:
    nim = match("nim", 3)
    nim.add(Resign(seat=1))
    nim.add(Draw())
    assert nim.outcome is not None
    assert (nim.outcome.ranks, nim.outcome.reason.code) == ((1, 3, 1), "draw_agreed")


def test_a_game_without_draws_has_none() -> None:
    refuse(match("snap", 2), Draw(), "no_draws")


def test_after_the_end_only_seats_change() -> None:
    nim = match("nim", 2, "1 take 1 3", "2 take 2 4", "1 take 3 5")
    for entry in (play("2 take 1 1"), Undo(to=0), Resign(seat=0), Draw()):
        refuse(nim, entry, "over")
    nim.add(Seated(seat=1, occupant="Ada"))
    assert nim.occupants == ["", "Ada"]


def test_ties_are_broken_and_what_is_left_shares_a_rank() -> None:
    nim = match("nim", 4, "1 take 1 3", "2 take 2 2", "3 take 2 2", "4 take 3 5")
    assert nim.outcome is not None
    assert nim.outcome.ranks == (2, 3, 3, 1)


def test_options_change_the_rules() -> None:
    nim = match("nim", 2, "1 take 1 3", "2 take 2 4", "1 take 3 5", last="loses")
    assert nim.outcome is not None
    assert nim.outcome.winners == (1,)


def test_a_match_as_it_was_is_what_folding_its_beginning_gives() -> None:
    whole = match("nim", 3, "1 take 1 1", "2 take 2 1", "3 take 3 1")
    entries: list[Entry] = [
        Undo(to=1), play("2 take 2 2"), Seated(seat=0, occupant="bot:casual"), Resign(seat=2, late=True),
        play("3 take 3 1"), Undo(to=0), Draw(),
    ]  # fmt: skip
    for entry in entries:
        whole.add(entry)
    for number in range(len(whole.log) + 1):
        assert vars(whole.at(number)) == vars(Match(whole.game, whole.setup, whole.log[:number]))
