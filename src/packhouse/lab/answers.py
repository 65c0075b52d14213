"""What people answered after matches with an own box, as ``packhouse export`` writes it: a line of JSON each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from .. import games
from ..core import components
from ..core.errors import BadRecord, printable
from ..core.game import Setup
from .spread import Spread, Summary, summary


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one person said after one match."""

    match: str
    game: str
    version: int
    box: str
    """SHA-256 of what was in it."""
    seats: int
    seat: int
    """Counted from 1."""
    mark: Annotated[int, Meta(ge=1, le=5)] | None = None
    """How it was: 5 is best."""
    change: str = ""
    """What they would change."""


class Said(msgspec.Struct, frozen=True):
    """What people said of one box."""

    answers: int
    matches: int
    mark: Summary | None
    """None: nobody chose one."""
    marks: tuple[tuple[int, int], ...]
    """Each from 1 to 5, and how often it was chosen."""
    changes: tuple[str, ...]


def written(answers: Iterable[Answer]) -> Iterator[str]:
    """Give the lines of a file."""
    for answer in answers:
        yield msgspec.json.encode(answer).decode() + "\n"


def read(path: Path) -> list[Answer]:
    """Return the answers in a file, or say which line isn't one."""
    try:
        lines = path.read_text("utf-8").split("\n")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise BadRecord("unreadable", "can’t read {path}: {why}", path=str(path), why=why) from None
    return [_answer(path, number, line) for number, line in enumerate(lines, 1) if line.strip()]


def _answer(path: Path, number: int, line: str) -> Answer:
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(
            "no_answer", "line {number} of {path} isn’t an answer; name a file that packhouse export wrote",
            number=number, path=str(path),
        ) from None  # fmt: skip


def said(answers: Sequence[Answer], setup: Setup) -> Said:
    """Return what was said of this box, whoever sat around it."""
    box = components.digest(games.box(setup))
    about = [one for one in answers if (one.game, one.version, one.box) == (setup.game, setup.version, box)]
    if not about:
        raise BadRecord(
            "no_answers", "none of the {number} answers is about this box; name its file with --components",
            number=len(answers),
        )  # fmt: skip
    marks = Spread.of(one.mark for one in about if one.mark is not None)
    return Said(
        answers=len(about), matches=len({one.match for one in about}), mark=summary(marks) if marks.counts else None,
        marks=tuple((mark, marks.counts.get(mark, 0)) for mark in range(1, 6)),
        changes=tuple(printable(one.change) for one in about if one.change),
    )  # fmt: skip
