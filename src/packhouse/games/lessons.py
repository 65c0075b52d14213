"""Lessons: a game that was played before, as a record, and marks that say what the learner is asked to do in it.

Whoever learns plays one seat of the record by hand; all the others’ plays come from it.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ..core import notation, record
from ..core.errors import BadLesson, BadRecord, Refusal
from ..core.game import AnyGame, Seat, Setup
from ..core.match import Entry, Play
from ..core.record import Record
from . import __path__ as folders
from . import folder, kind, load

RECORD, MARKS = "lesson.record", "lesson.toml"

Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z_0-9]*\Z", max_length=40)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to read, or to do."""

    name: Name
    """The key of its texts on the page."""
    plays: Annotated[int, Meta(ge=0)] = 0
    """How many of the learner’s plays it asks for; none: it is only to be read."""
    any_order: bool = False
    """Whether these plays may come in any order."""
    also: tuple[str, ...] = ()
    """Other actions that will do, where it asks for one."""
    point: tuple[str, ...] = ()
    """The spots on the page that it is about."""


class Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson’s ``lesson.toml``."""

    seat: Annotated[int, Meta(ge=1)]
    """The learner’s, counted from 1 as in records."""
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]


@dataclass(frozen=True)
class Lesson:
    setup: Setup
    seat: Seat
    """The learner’s."""
    script: tuple[Play, ...]
    """Every play as it is to come."""
    steps: tuple[Step, ...]
    edition: str
    """What tells this lesson from another one of the same game."""

    def is_over(self, made: int) -> bool:
        """Say whether it is over after so many plays."""
        return made >= len(self.script)

    def due(self, made: int) -> Play | None:
        """Return the play that the house makes after so many; None where it is the learner’s turn, or all is over."""
        next_one = None if self.is_over(made) else self.script[made]
        return next_one if next_one and next_one.seat != self.seat else None

    def asked(self, made: Sequence[str]) -> tuple[str, ...]:
        """Return the actions of the learner’s that will do after those made so far; none while others are to play."""
        number = len(made)
        if self.is_over(number) or self.due(number):
            return ()
        first, step = self._asking[number]
        if not step.any_order:
            return (self.script[number].action, *step.also)
        open_ones = [play.action for play in self.script[first : first + step.plays]]
        for action in made[first:]:
            open_ones.remove(action)
        return tuple(dict.fromkeys(open_ones))

    def step_at(self, number: int) -> Step:
        """Return the step that asks for the learner’s play at this place of the script."""
        return self._asking[number][1]

    @functools.cached_property
    def _asking(self) -> dict[int, tuple[int, Step]]:
        """By the place in the script of each of the learner’s plays: where the step that asks for it begins, and it."""
        own = iter([number for number, play in enumerate(self.script) if play.seat == self.seat])
        asking: dict[int, tuple[int, Step]] = {}
        for step in self.steps:
            numbers = [next(own) for _ in range(step.plays)]
            asking.update((number, (numbers[0], step)) for number in numbers)
        return asking


def of(game: str) -> Lesson | None:
    """Return a game’s lesson; None where its folder has none."""
    return _of(game, tuple(folders))


@functools.cache
def _of(game: str, among: tuple[str, ...]) -> Lesson | None:
    place = folder(game)
    if not place.joinpath(MARKS).is_file():
        return None
    return read(game, place.joinpath(RECORD).read_text("utf-8"), place.joinpath(MARKS).read_text("utf-8"))


def read(game: str, written: str, marks: str) -> Lesson:
    """Return the lesson that a record and its marks make, or say in a line what is wrong with them."""
    try:
        played = _of_game(game, record.read(written))
        rules = load(played.setup)
        log = record.replayed(played, rules).log
        noted = msgspec.convert(tomllib.loads(marks), Marks)
        steps = tuple(_in_notation(rules, step) for step in noted.steps)
    except (Refusal, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise _bad(game, str(error)) from error
    lesson = Lesson(played.setup, noted.seat - 1, _script(game, log), steps, _edition(written, marks))
    _check(game, lesson)
    return lesson


def _of_game(game: str, played: Record) -> Record:
    if played.setup.game != kind(game).name:
        raise BadRecord("another", "its record is one of {game}", game=played.setup.game)
    return played


def _in_notation(rules: AnyGame, step: Step) -> Step:
    return msgspec.structs.replace(step, also=tuple(notation.write(rules.read(action)) for action in step.also))


def _script(game: str, log: Sequence[Entry]) -> tuple[Play, ...]:
    for number, entry in enumerate(log, 1):
        if not isinstance(entry, Play) or entry.late:
            raise _bad(game, f"entry {number} of its record isn’t a move; leave it out")
    return tuple(entry for entry in log if isinstance(entry, Play))


def _check(game: str, lesson: Lesson) -> None:
    names = [step.name for step in lesson.steps]
    if twice := next((name for name in names if names.count(name) > 1), ""):
        raise _bad(game, f"two of its steps are called {twice}; rename one")
    own = sum(play.seat == lesson.seat for play in lesson.script)
    if own != (asked := sum(step.plays for step in lesson.steps)):
        raise _bad(game, f"its steps ask for {asked} moves, and its learner makes {own}; every one is asked for once")
    for step in lesson.steps:
        _check_step(game, lesson, step)


def _check_step(game: str, lesson: Lesson, step: Step) -> None:
    if step.also and step.plays != 1:
        raise _bad(game, f"its step {step.name} has other moves that will do, so it must ask for one move")
    if step.any_order:
        numbers = [number for number, (_, asking) in lesson._asking.items() if asking == step]
        if len(numbers) < 2 or numbers[-1] - numbers[0] >= step.plays:
            raise _bad(game, f"the moves of its step {step.name} can’t come in any order, as others move in between")


def _edition(*texts: str) -> str:
    return blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()


def _bad(game: str, why: str) -> BadLesson:
    return BadLesson("lesson", "the lesson of {game} can’t be used: {why}", game=game, why=why)
