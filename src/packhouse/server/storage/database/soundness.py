"""A look at the files before SQLite has one: it takes some wrecks for a new house, and throws their log away."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from . import BadDatabase

MAGIC = b"SQLite format 3\0"
LOG_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83", bytes(4))
"""How a write-ahead log begins; with nothing, where the power failed before its first page was safe."""


def log_of(path: Path) -> Path:
    return Path(f"{path}-wal")


def check(path: Path) -> None:
    """Refuse a file that has lost what its log builds on, and a log that isn't one."""
    log = log_of(path)
    if not _size(log):
        return _check_length(path)
    if not _size(path):
        raise BadDatabase(
            "emptied",
            "{path} is empty or gone, but {log} beside it holds plays; put a copy of {path} back, "
            "or move {log} away to begin anew",
            path=str(path), log=str(log),
        )  # fmt: skip
    if _start(log, 4) not in LOG_MAGIC:
        raise BadDatabase("bad_log", "{log} isn’t a log of {path}; move it away", log=str(log), path=str(path))
    return None


def look_over(path: Path) -> None:
    """Read all of a file whose server ended without a farewell: its log may be another file's, or part of it gone."""
    if not _size(log_of(path)):
        return
    with closing(
        sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    ) as reading:  # reading writes no log into the file
        try:
            (found,) = reading.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise
            found = str(error)
    if found != "ok":
        raise BadDatabase(
            "damaged",
            "{path} and {log} don’t belong together or are damaged ({why}); put both back from one copy",
            path=str(path), log=str(log_of(path)), why=found.splitlines()[-1],
        )  # fmt: skip


def _check_length(path: Path) -> None:
    start = _start(path, 100) if _size(path) else b""
    if len(start) < 100 or not start.startswith(MAGIC):
        return  # new, or nothing that SQLite would open
    pages, size = int.from_bytes(start[28:32], "big"), int.from_bytes(start[16:18], "big")
    if _size(path) < pages * (65_536 if size == 1 else size):
        raise BadDatabase("cut_short", "the end of {path} is missing; put a copy of it back", path=str(path))


def _size(path: Path) -> int:
    return path.stat().st_size if path.is_file() else 0


def _start(path: Path, length: int) -> bytes:
    with path.open("rb") as file:
        return file.read(length)
