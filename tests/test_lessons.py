"""Lessons can be played to their ends by the rules in every way that they allow, and the page has words for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from packhouse import games
from packhouse.core import notation, record
from packhouse.core.errors import Refusal
from packhouse.core.game import AnyGame
from packhouse.core.match import AnyMatch, Match, Play
from packhouse.games import lessons
from packhouse.games.lessons import Lesson

PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = [name for name in games.names() if lessons.of(name)]
OF_THE_HOUSE = [name for name in GAMES if (PAGE / name).is_dir()]

MOST = 2_000
"""Positions that a lesson may lead to: with more, nobody has looked at all of them."""

every_lesson = pytest.mark.parametrize("game", GAMES)


def lesson_of(game: str) -> Lesson:
    found = lessons.of(game)
    assert found
    return found


def ways(lesson: Lesson) -> Iterator[tuple[AnyMatch, tuple[str, ...]]]:
    """Give each position that the lesson may lead to, once, with what was made before it."""
    start: AnyMatch = Match(games.load(lesson.setup), lesson.setup)
    waiting: list[tuple[AnyMatch, tuple[str, ...]]] = [(start, ())]
    seen: set[bytes] = set()
    while waiting:
        match, made = waiting.pop()
        known = msgspec.json.encode([len(made), match.state, sorted(lesson.asked(made))])
        if known not in seen:
            seen.add(known)
            assert len(seen) < MOST, "too many ways lead through the lesson; ask for fewer moves in any order"
            yield match, made
            waiting += [(after(match, play), (*made, play.action)) for play in playable(lesson, match, made)]


def playable(lesson: Lesson, match: AnyMatch, made: Sequence[str]) -> list[Play]:
    """Return what may come next: the house's play, or those of the learner's that will do and are possible."""
    due = lesson.due(len(made))
    if due:
        return [due]
    asked = [Play(seat=lesson.seat, action=action) for action in lesson.asked(made)]
    return [play for play in asked if can_be(match, play)]


def can_be(match: AnyMatch, play: Play) -> bool:
    try:
        after(match, play)
    except Refusal:
        return False
    return True


def after(match: AnyMatch, play: Play) -> AnyMatch:
    twin = match.copy()
    twin.add(play)
    return twin


@every_lesson
def test_every_way_through_a_lesson_leads_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    for match, made in ways(lesson):
        if not lesson.is_over(len(made)):
            assert playable(lesson, match, made), f"nothing that is asked for can be done after {', '.join(made)}"


@every_lesson
def test_whatever_else_will_do_is_possible(game: str) -> None:
    lesson = lesson_of(game)
    for match, made in ways(lesson):
        for action in () if in_any_order(lesson, made) else lesson.asked(made):
            assert can_be(match, Play(seat=lesson.seat, action=action)), f"{action} isn’t possible after {made}"


def in_any_order(lesson: Lesson, made: Sequence[str]) -> bool:
    return lesson.step_at(len(made)).any_order if lesson.asked(made) else False


@every_lesson
def test_something_else_could_be_done_while_it_is_asked_for(game: str) -> None:
    """A lesson where nothing can go wrong teaches nothing."""
    lesson = lesson_of(game)
    rules: AnyGame = games.load(lesson.setup)
    choices = [
        {*map(notation.write, rules.legal(match.state, lesson.seat))} - {*lesson.asked(made)}
        for match, made in ways(lesson)
        if lesson.asked(made)
    ]
    assert any(choices)


@every_lesson
def test_nothing_is_asked_for_while_others_are_to_play(game: str) -> None:
    lesson = lesson_of(game)
    made = [play.action for play in lesson.script]
    for number, play in enumerate(lesson.script):
        assert bool(lesson.asked(made[:number])) == (play.seat == lesson.seat)


@every_lesson
def test_a_lesson_is_written_as_records_are(game: str) -> None:
    text = games.folder(game).joinpath(lessons.RECORD).read_text("utf-8")
    assert record.write(record.read(text)) == text


@every_lesson
def test_a_lesson_begins_with_words_and_asks_soon(game: str) -> None:
    asks = [bool(step.plays) for step in lesson_of(game).steps]
    assert any(asks)
    assert not any(not one and not two and not three for one, two, three in zip(asks, asks[1:], asks[2:], strict=False))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", OF_THE_HOUSE)
def test_the_page_has_words_for_every_step(game: str, language: str) -> None:
    text = (PAGE / game / f"lesson.{language}.ts").read_text("utf-8")
    steps = dict(re.findall(r"^ {4}(\w+): \{$(.*?)^ {4}\}", text, re.MULTILINE | re.DOTALL))
    assert [*steps] == [step.name for step in lesson_of(game).steps]
    for step in lesson_of(game).steps:
        assert not step.plays or "hint:" in steps[step.name], (
            f"{step.name} asks for a move, so it needs a hint in words"
        )
