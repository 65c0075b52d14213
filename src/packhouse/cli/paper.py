"""Records as files: written whole or not at all, and read with one clear line for whatever is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import games
from ..core import record
from ..core.errors import BadRecord, Refusal
from ..core.match import AnyMatch, Match
from ..core.record import Record


def refuse_to_overwrite(path: Path) -> None:
    if path.exists():
        raise BadRecord("exists", "{path} exists already; choose another name", path=str(path))
    if not path.parent.is_dir():
        raise BadRecord("no_folder", "there is no folder {folder}", folder=str(path.parent))


def write(path: Path, match: AnyMatch, names: Sequence[str]) -> None:
    refuse_to_overwrite(path)
    result = record.result_text(match.outcome) if match.outcome else ""
    text = record.write(Record(setup=match.setup, players=tuple(names), log=tuple(match.log), result=result))
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as error:
        raise BadRecord("unwritable", "can’t write {path}: {why}", path=str(path), why=str(error.strerror)) from None


def read(path: Path) -> Record:
    try:
        return record.read(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord("unreadable", "can’t read {path}: {why}", path=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadRecord("no_text", "{path} is not a text file", path=str(path)) from None


def replayed(paper: Record) -> AnyMatch:
    """Return the match that a record tells of, or say which of its entries can’t be."""
    match: AnyMatch = Match(games.load(paper.setup), paper.setup)
    for number, entry in enumerate(paper.log, 1):
        try:
            match.add(entry)
        except Refusal as refusal:
            raise BadRecord("impossible", "play {number}: {why}", number=number, why=str(refusal)) from refusal
    return match
