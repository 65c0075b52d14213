"""A lesson is a record and its marks: what they ask for, and what is wrong where they don’t go together."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.core.errors import BadLesson
from packhouse.games import lessons
from packhouse.games.lessons import Lesson

RECORD = """packhouse record 1
game: nim
version: 1
seats: 2
seed: 0
player 1: "Learner"
player 2: "House"

1. 1 take 1 1
2. 2 take 2 1
3. 1 take 1 1
4. 2 take 2 1
end
"""

MARKS = """
seat = 1

[[steps]]
name = "hello"

[[steps]]
name = "first"
plays = 1
also = ["Take 3  1"]

[[steps]]
name = "second"
plays = 1
"""


def made(marks: str = MARKS, record: str = RECORD) -> Lesson:
    return lessons.read("nim", record, marks)


def test_the_learner_is_asked_for_a_play_of_the_record_or_for_what_will_do_too() -> None:
    assert made().asked([]) == ("take 1 1", "take 3 1")


def test_the_house_plays_what_the_record_says() -> None:
    due = made().due(1)
    assert due
    assert (due.seat, due.action) == (1, "take 2 1")


def test_while_the_house_is_to_play_nothing_is_asked_for() -> None:
    assert made().asked(["take 3 1"]) == ()


def test_it_is_over_when_the_record_is() -> None:
    assert [made().is_over(number) for number in (3, 4, 5)] == [False, True, True]
    assert made().due(4) is None
    assert made().asked(["take 1 1"] * 4) == ()


def test_plays_that_may_come_in_any_order_are_each_asked_for_once() -> None:
    lesson = lessons.of("stash")
    assert lesson
    assert lesson.asked([]) == ("hide 1", "hide 3")
    assert lesson.asked(["hide 3"]) == ("hide 1",)
    assert lesson.asked(["hide 3", "hide 1", "hide 2"]) == ("done",)


def test_plays_in_order_are_asked_for_one_after_another() -> None:
    lesson = lessons.read("stash", *(text.replace("any_order = true", "") for text in _stash()))
    assert lesson.asked([]) == ("hide 1",)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadLesson, match="its record is one of stash"):
        lessons.read("nim", *_stash())


def _stash() -> list[str]:
    return [games.folder("stash").joinpath(name).read_text("utf-8") for name in (lessons.RECORD, lessons.MARKS)]


def test_what_is_changed_makes_another_edition() -> None:
    assert made().edition == made().edition
    assert made().edition != made(MARKS.replace("hello", "welcome")).edition


def test_a_game_without_one_has_none() -> None:
    assert lessons.of("sealed") is None


@pytest.mark.parametrize(
    ("marks", "why"),
    [
        ("seat = ", "Invalid value"),
        (MARKS.replace("seat = 1", "seat = 3"), "its steps ask for 2 moves, and its learner makes 0"),
        (MARKS.replace("plays = 1\nalso", "also"), "its steps ask for 1 moves, and its learner makes 2"),
        (MARKS + "plays = 1", "Cannot overwrite a value"),
        (MARKS + "colour = 1", "unknown field `colour`"),
        (MARKS.replace("second", "first"), "two of its steps are called first"),
        (MARKS.replace("Take 3  1", "steal 3 1"), "steal"),
        ('seat = 1\n[[steps]]\nname = "a"\nplays = 2\nalso = ["take 3 1"]', "it must ask for one move"),
        ('seat = 1\n[[steps]]\nname = "a"\nplays = 2\nany_order = true', "others move in between"),
    ],
)
def test_marks_that_make_no_lesson_are_refused_with_a_reason(marks: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        made(marks)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("chess", "its first line should be"),
        (RECORD.replace("2. 2 take 2 1", "2. 2 take 9 1"), "move 2"),
        (RECORD.replace("4. 2 take 2 1", "4. *resign 2"), "entry 4 of its record isn’t a move"),
    ],
)
def test_a_record_that_makes_no_lesson_is_refused_with_a_reason(record: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        made(record=record)
