"""A folder of rows: parts that are whole or absent, and beside them what the series is; a killed run goes on in it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import BadRows
from ..core.extras import need
from . import rows
from .arena import Series, piece
from .rows import About
from .tally import Tally

NAME = "_series.json"
"""Readers of a folder of Parquet pass over what begins so."""

DRAFT = "_draft-"
"""How a file's name begins until it is whole."""

SHARE, LARGEST = 50, 1000
"""A part has a fiftieth of as many games as there are before it, and no more than so many.

So a run that is killed early has kept something, one that is killed late loses little, and a long one has few files.
"""

_PART = re.compile(r"part-(\d+)-(\d+)\.parquet")


class Kept:
    """Rows as they are kept; for whoever holds the folder."""

    def __init__(self, folder: Path, about: About) -> None:
        self._folder = folder
        self._about = about
        self.numbers = list(map(_numbers, folder.glob("part-*.parquet")))
        """Which games there are, part by part."""

    def missing(self, series: Series) -> list[Series]:
        """Return what is still to be played, in pieces that don't depend on how many processes share them."""
        there = sorted(self.numbers, key=lambda part: part.start)
        return [piece(series, part) for gap in gaps(there, series.games) for part in cut(gap)]

    def add(self, series: Series, part: bytes) -> None:
        """Keep the games of a piece."""
        numbers = range(series.first, series.first + series.games)
        _write(self._file(numbers), part)
        self.numbers.append(numbers)

    def tally(self, games: int) -> Tally:
        """Add up the first games, of which there may be more."""
        seats, files = self._about.seats, need("pyarrow.parquet", "lab")
        names, total = [column.name for column in rows.columns(seats, records=False)], Tally.empty(seats)
        for numbers in self.numbers:
            if numbers.start < games:
                table = files.ParquetFile(self._file(numbers)).read(columns=names)
                total.merge(rows.tally(table.slice(0, games - numbers.start), seats))
        return total

    def check(self) -> None:
        """Refuse a part that isn't whole, or isn't of these games, and parts that share some."""
        files = need("pyarrow.parquet", "lab")
        for first, second in pairwise(sorted(self.numbers, key=lambda part: part.start)):
            if second.start < first.stop:
                raise BadRows(
                    "twice",
                    "{file} holds games that are in another part, too; delete it, and what is missing is played again",
                    file=str(self._file(second)),
                )  # fmt: skip
        for numbers in self.numbers:
            if not _fits(files, self._file(numbers), numbers, rows.label(self._about)):
                raise BadRows(
                    "bad_part", "{file} isn’t what was written there; delete it, and its games are played again",
                    file=str(self._file(numbers)),
                )  # fmt: skip

    def _file(self, numbers: range) -> Path:
        return self._folder / f"part-{numbers.start:09}-{numbers.stop - 1:09}.parquet"


@contextmanager
def opened(folder: Path, about: About) -> Iterator[Kept]:
    """Give a folder that holds rows of these games, or none yet; nobody else writes to it meanwhile."""
    need("pyarrow", "lab")
    with _refusing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder):
        _claim(folder, about)
        for draft in folder.glob(f"{DRAFT}*"):
            draft.unlink()  # of a run that was killed
        found = Kept(folder, about)
        found.check()
        yield found


def seed_of(folder: Path) -> int | None:
    """Return the seed of the games in a folder; None where there are none yet."""
    found = _about(folder)
    return int(found.seed) if found else None


def gaps(parts: Iterable[range], games: int) -> Iterator[range]:
    """Return which of the first games aren't in these parts, which are in order."""
    reached = 0
    for part in (*parts, range(games, games)):
        yield range(reached, min(part.start, games))
        reached = part.stop


def cut(numbers: range) -> Iterator[range]:
    """Cut into parts: how long one is follows from where it begins, and from nothing else."""
    first = numbers.start
    while first < numbers.stop:
        end = min(first + max(1, min(first // SHARE, LARGEST)), numbers.stop)
        yield range(first, end)
        first = end


def _numbers(part: Path) -> range:
    found = _PART.fullmatch(part.name)
    if not found:
        raise BadRows("strange_part", "{file} has no name of ours; move it elsewhere", file=str(part))
    return range(int(found[1]), int(found[2]) + 1)


def _fits(files: Any, part: Path, numbers: range, label: bytes) -> bool:
    """Say whether a file holds these games, by its last bytes alone, where Parquet sums it up."""
    try:
        found = files.read_metadata(part)
    except (OSError, ValueError):  # ArrowInvalid is one
        return False
    if (found.metadata or {}).get(rows.LABEL) != label or found.num_rows != len(numbers):
        return False
    column = found.row_group(0).column(0).statistics  # the games' numbers
    return (column.min, column.max) == (numbers.start, numbers.stop - 1)


def _claim(folder: Path, ours: About) -> None:
    """Write down whose games the folder holds, or refuse one with others."""
    theirs = _about(folder)
    if theirs is None:
        if any(file.name != DRAFT + NAME for file in folder.iterdir()):
            raise BadRows("no_rows", "{folder} holds something else; name a new folder for rows", folder=str(folder))
        _write(folder / NAME, rows.label(ours))
    elif rows.label(theirs) != rows.label(ours):
        name = next(name for name in ours.__struct_fields__ if _text(theirs, name) != _text(ours, name))
        raise BadRows(
            "other_rows", "{folder} holds other games ({name}: {theirs}, not {ours}); name a new folder",
            folder=str(folder), name=name, theirs=_text(theirs, name), ours=_text(ours, name),
        )  # fmt: skip


def _text(about: About, name: str) -> str:
    return msgspec.json.encode(getattr(about, name), order="sorted").decode()


def _about(folder: Path) -> About | None:
    file = folder / NAME
    try:
        return msgspec.json.decode(file.read_bytes(), type=About)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except msgspec.MsgspecError:
        raise BadRows(
            "unreadable", "{file} isn’t as this release writes it; name a new folder", file=str(file)
        ) from None


def _write(file: Path, content: bytes) -> None:
    """Write a file that is whole or absent, whatever happens meanwhile."""
    draft = file.with_name(DRAFT + file.name)
    with draft.open("wb") as open_file:
        open_file.write(content)
        open_file.flush()
        os.fsync(open_file.fileno())
    draft.replace(file)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let nobody else in meanwhile; a process that is killed lets go of it."""
    try:
        import fcntl  # noqa: PLC0415 — other systems have none
    except ImportError:
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        with _refusing(folder):
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(held)


@contextmanager
def _refusing(folder: Path) -> Iterator[None]:
    try:
        yield
    except BlockingIOError:
        raise BadRows("busy", "another run is writing to {folder}; wait for it", folder=str(folder)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise BadRows(
            "unwritable", "can’t write to {folder}: {why}; name another", folder=str(folder), why=why
        ) from None
