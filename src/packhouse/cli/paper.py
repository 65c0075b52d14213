"""Records as files: written whole or not at all, and read with one clear line for whatever is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from ..core import record
from ..core.errors import BadRecord
from ..core.match import AnyMatch
from ..core.record import Record


@contextmanager
def draft(path: Path) -> Iterator[TextIO]:
    """Give a new file to write to, which gets its name only when all is written; a bad name is refused at once."""
    beside = path.with_name(path.name + ".part") if path.name else path
    with _refusing(path):
        if path.exists():
            raise BadRecord("exists", "{path} exists already; choose another name", path=str(path))
        file = beside.open("x", encoding="utf-8")
    try:
        with file:
            yield file
        with _refusing(path):
            if beside.stat().st_size:
                beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadRecord("unwritable", "can’t write {path}: {why}", path=str(path), why=why) from None


def text(match: AnyMatch, names: Sequence[str]) -> str:
    """Return a match as a record, finished or not."""
    result = record.result_text(match.outcome) if match.outcome else ""
    return record.write(Record(setup=match.setup, players=tuple(names), log=tuple(match.log), result=result))


def read(path: Path) -> Record:
    try:
        return record.read(path.read_text("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRecord("no_text", "{path} is not a text file", path=str(path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadRecord("unreadable", "can’t read {path}: {why}", path=str(path), why=why) from None
