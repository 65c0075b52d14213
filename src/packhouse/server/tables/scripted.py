"""A lesson at its table: which play comes next, the learner's or the house's, follows from the plays that stand."""

from __future__ import annotations

from ...core import notation
from ...core.errors import IllegalAction, Refusal
from ...core.match import AnyMatch, Play
from ...games import lessons
from ...games.lessons import Lesson
from ..storage.facts import Facts

HOUSE = "house"
"""What sits in the seats whose plays come from the record."""


def lesson_at(facts: Facts) -> Lesson | None:
    """Return the lesson that a table was opened for; None where it is a match, or the lesson has changed since."""
    lesson = lessons.of(facts.game) if facts.lesson else None
    return lesson if lesson and lesson.edition == facts.lesson else None


def due(facts: Facts, match: AnyMatch) -> Play | None:
    """Return the play that the house makes next; None where there is none."""
    lesson = lesson_at(facts)
    return lesson.due(len(match.standing)) if lesson else None


def has_ended(facts: Facts, match: AnyMatch) -> bool:
    """Say whether all of a lesson was played, be the game over or not."""
    lesson = lesson_at(facts)
    return lesson is not None and lesson.is_over(len(match.standing))


def check_asked(facts: Facts, match: AnyMatch, play: Play) -> None:
    """Refuse what the learner isn't asked for: in the game's own words where its rules forbid it, too."""
    lesson = lesson_at(facts)
    if lesson is None:
        raise IllegalAction("lesson_changed", "this lesson has been changed since you began it; begin it again")
    made = _made(match)
    if notation.write(match.game.read(play.action)) in lesson.asked(made):
        return
    if lesson.is_over(len(made)):
        raise IllegalAction("over", "the game is over; start a new one to play on")
    match.copy().add(play)
    if lesson.due(len(made)):
        raise IllegalAction("lesson_waits", "the others play first here; wait a moment")
    raise IllegalAction("not_asked", "that move is possible, but this step of the lesson asks for another")


def check_free(facts: Facts) -> None:
    """Refuse what is for matches alone."""
    if facts.lesson:
        raise Refusal("lesson", "this is a lesson: only make the moves that it asks for, or leave it")


def _made(match: AnyMatch) -> list[str]:
    plays = (match.log[number - 1] for number in match.standing)
    return [play.action for play in plays if isinstance(play, Play)]
