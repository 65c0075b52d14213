"""A course in which a judgement learns: rounds of games against itself, a fit after each, and a match with the last.

Each step is kept in a folder. What was done once is found there, so a course that was stopped goes on.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from zipfile import BadZipFile

import msgspec

from .. import games
from ..core.errors import BadRows, UnknownGame
from ..games import parts

if TYPE_CHECKING:
    from ..kit.vectors import Arrays

HELD_OUT = 20
"""One lesson in so many on each board is kept for telling how far off a judgement is."""
FIRST_LOOK = 5
"""Whoever knows nothing yet looks so many times less far: it doesn’t help."""

Told: TypeAlias = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and how much there is."""


class Course(NamedTuple):
    """What is learnt, and how much is done for it in each round."""

    folder: Path
    game: str
    kind: str
    games: int
    nodes: int
    epochs: int
    seed: int

    def place(self, number: int) -> Path:
        return self.folder / self.kind / f"round-{number}"


class Round(msgspec.Struct, frozen=True):
    """What a round brought."""

    kind: str
    number: int
    off_before: float
    """By how many points the judgement was off in games of this round that it doesn’t learn from, and is now."""
    off: float
    leads: tuple[float, ...]
    """By how much it won each game against the judgement of the round before."""


def own(game: str) -> parts.Teaching:
    """Return what a game has to be taught with."""
    found = games.part(game, parts.Teaching)
    if found is None:
        raise UnknownGame("not_taught", "{game} has no judgement that is learnt", game=game)
    return found


def go_through(course: Course, number: int, pairs: int, workers: Executor, told: Told) -> Round:
    """Do what isn't done yet of a round, and return what it brought."""
    _check(course)
    _play(course, number, workers, told)
    weights = _fit(course, number, told)
    leads = _compare(course, number, pairs, workers, told)
    off = own(course.game).off
    held_out = [*_read(course, [number], held_out=True)]
    before, now = (off(course.kind, each, held_out) for each in (_weights(course, number - 1), weights))
    return Round(course.kind, number, before, now, tuple(leads))


def _check(course: Course) -> None:
    """Refuse a folder in which something else was learnt, or otherwise; and what can't be learnt here."""
    own(course.game).prepare()
    file = course.folder / course.kind / "course.json"
    asked = msgspec.json.encode(course._replace(folder=Path())._asdict(), enc_hook=str)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        _put(file, asked)
    if file.read_bytes() != asked:
        raise BadRows(
            "other_course",
            "{folder} has another course, with other numbers; choose another folder",
            folder=str(course.folder),
        )


def _play(course: Course, number: int, workers: Executor, told: Told) -> None:
    place, before = course.place(number), _weights(course, number - 1)
    place.mkdir(parents=True, exist_ok=True)
    missing = [lesson for lesson in _lessons(course) if not _file(place, lesson).exists()]
    nodes = course.nodes if number > 1 else max(1, course.nodes // FIRST_LOOK)
    seed = course.seed * 1000 + number
    running = {workers.submit(_played, course.game, course.kind, one, before, nodes, seed): one for one in missing}
    for done, future in enumerate(as_completed(running), 1):
        _write(_file(place, running.pop(future)), future.result())
        told("playing", done, len(missing))


def _fit(course: Course, number: int, told: Told) -> Arrays:
    """Learn from this round and those before, but for the first, which knew nothing."""
    file = _file(course.place(number), "weights")
    if not file.exists():
        played = _read(course, range(min(2, number), number + 1), held_out=False)

        def fitted(done: int, total: int) -> None:
            told("fitting", done, total)

        _write(file, own(course.game).fit(course.kind, played, course.epochs, course.seed, fitted))
    return _kept(file)


def _compare(course: Course, number: int, pairs: int, workers: Executor, told: Told) -> list[float]:
    """Play the openings of the match that haven’t been played yet, and return all leads."""
    file = course.place(number) / "match.json"
    found = _leads(file) if file.exists() else []
    if len(found) < pairs:
        asked = (
            course.game,
            course.kind,
            _weights(course, number),
            _weights(course, number - 1),
            course.nodes,
            course.seed,
        )
        running = [workers.submit(_compared, opening, *asked) for opening in range(len(found), pairs)]
        for done, _ in enumerate(as_completed(running), len(found) + 1):
            told("comparing", done, pairs)
        found += [[*future.result()] for future in running]
        _put(file, msgspec.json.encode(found))
    return [lead for leads in found[:pairs] for lead in leads]


def _played(game: str, kind: str, lesson: str, before: Arrays, nodes: int, seed: int) -> Arrays:
    return own(game).play(kind, lesson, before, nodes, seed)


def _compared(
    opening: int, game: str, kind: str, first: Arrays, second: Arrays, nodes: int, seed: int
) -> Sequence[float]:
    return own(game).compare(kind, opening, first, second, nodes, seed)


def _lessons(course: Course) -> Sequence[str]:
    return own(course.game).lessons(course.kind, course.games)


def _read(course: Course, rounds: Sequence[int], *, held_out: bool) -> Iterator[tuple[str, Arrays]]:
    for number in rounds:
        for lesson in _lessons(course):
            if (int(lesson.rpartition("-")[2]) % HELD_OUT == 1) == held_out:
                yield lesson, _kept(_file(course.place(number), lesson))


def _weights(course: Course, number: int) -> Arrays:
    return _kept(_file(course.place(number), "weights")) if number else own(course.game).untaught(course.kind)


def _file(place: Path, name: str) -> Path:
    return place / f"{name}.npz"


def _kept(file: Path) -> Arrays:
    try:
        with file.open("rb") as opened, _numpy().load(opened, allow_pickle=False) as arrays:
            return dict(arrays)
    except (ValueError, EOFError, BadZipFile, zlib.error):
        raise _spoilt(file) from None


def _leads(file: Path) -> list[list[float]]:
    """Return the leads of a match, opening by opening."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[list[float]])
    except msgspec.DecodeError:
        raise _spoilt(file) from None


def _spoilt(file: Path) -> BadRows:
    return BadRows(
        "bad_step", "{file} isn’t what was written there; delete it, and that step is done again", file=str(file)
    )


def _numpy() -> Any:
    """Return the library of arrays, for which no other command is to wait."""
    return import_module("numpy")


def _write(file: Path, arrays: Arrays) -> None:
    whole = io.BytesIO()
    _numpy().savez_compressed(whole, **arrays)
    _put(file, whole.getvalue())


def _put(file: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)
