"""The database in one file, for one server: every commit is shared by all who wait for one."""

from __future__ import annotations

import asyncio
import functools
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeAlias

from . import Added, BadDatabase, Hear, Missed, Row, Step, private, schema, soundness
from .answers import down, is_full
from .lane import Lane
from .tidier import Tidier

Work: TypeAlias = Added | tuple[Step, ...]

SHARED = 500
"""How many jobs may share a commit."""

LONGEST_LOG = 16 * 1024 * 1024
"""Bytes that the log's file keeps once it is begun anew, however long it had become."""

ROOMY, UNLOOKED = 1_000_000_000, 100
"""With so many bytes free, so many commits go by until the disk is looked at again; they can't fill it. A look lets go
of Python's lock, which the writer then has to wait for."""

PATIENCE = 10.0
"""Seconds to wait for another program, such as an export, that holds the file."""

BESIDE = ("-wal", "-shm", ".lock")
"""How the names of the files end that lie beside the database."""

ROW = "(?, ?, ?, ?, ?)"
APPEND = "INSERT INTO entries (table_id, number, entry, seat, message) VALUES " + ROW  # noqa: S608 — nothing but constants
APPEND_NEW = f"{APPEND} ON CONFLICT DO NOTHING"

FAULTS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}
"""Errors of the file or its disk, which no single job is to blame for."""


class SQLite:
    sole = True

    def __init__(self, path: str, free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free) -> None:
        self.path = Path(path).expanduser().resolve()
        self._free = free
        self._unlooked = 0
        self._claimed: sqlite3.Connection | None = None

    def claim(self) -> None:
        beside = Path(f"{self.path}.lock")
        try:
            private.make(beside)
            self._claimed = _connected(beside, patience=0)
            # SQLite's own lock: forked bots don't inherit it, and it is gone with its process.
            self._claimed.execute("BEGIN EXCLUSIVE")
        except (sqlite3.Error, OSError) as error:
            raise self._unclaimed(error, beside) from None
        try:
            soundness.check(self.path)
            soundness.look_over(self.path)
            _drain(self.path)
        except (sqlite3.Error, OSError) as error:
            raise self._unopened(error) from None

    def exists(self) -> bool:
        return self.path.exists()

    async def open(self) -> None:
        try:
            self._writing, self._reading = await asyncio.to_thread(self._opened)
            self._tidier = Tidier(_connected(self.path))
        except (sqlite3.Error, OSError) as error:
            raise self._unopened(error) from None
        self._writer: Lane[Work] = Lane("writer", self._commit, SHARED)
        self._reader: Lane[Step] = Lane("reader", self._look, 1)

    async def close(self) -> None:
        await self._writer.end()
        await self._reader.end()
        await asyncio.to_thread(self._tidier.end)
        self._writing.close()
        self._reading.close()
        if self._claimed:
            self._claimed.close()

    async def append(self, row: Added) -> bool:
        return bool(await self._writer.ask(row))

    async def write(self, *steps: Step, announce: str = "") -> list[list[Row]] | None:
        answer: list[list[Row]] | None = await self._writer.ask(steps)
        return answer

    async def read(self, step: Step) -> list[Row]:
        rows: list[Row] = await self._reader.ask(step)
        return rows

    def listen(self, hear: Hear, missed: Missed) -> None:
        """Tell nothing: there is no other server."""

    def _opened(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        soundness.check(self.path)
        private.make(self.path)
        private.tighten(self.path, *(Path(f"{self.path}{end}") for end in BESIDE))
        writing = _connected(self.path)
        try:
            _write_ahead(writing)
            writing.execute("PRAGMA synchronous = FULL")
            writing.execute("PRAGMA secure_delete = ON")  # what is forgotten leaves the file, too
            writing.execute("PRAGMA wal_autocheckpoint = 0")  # that is the tidier's work
            writing.execute(f"PRAGMA journal_size_limit = {LONGEST_LOG}")
            _migrate(writing)
            reading = _connected(self.path)
        except BaseException:
            writing.close()
            raise
        reading.execute("PRAGMA query_only = ON")
        return writing, reading

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Do all jobs in one transaction; where the commit fails, none is done."""
        try:
            if self._is_tight():
                self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            elif self._tidier.is_too_long:
                self._writing.execute("PRAGMA wal_checkpoint(RESTART)")
            self._tidier.is_too_long = False
            return self._done(batch)
        except Exception as error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            return [down(error)] * len(batch)
        finally:
            self._tidier.note_commit()

    def _is_tight(self) -> bool:
        """Say whether the log has more of the disk than is left: sorted in later, it might not fit into the file."""
        if self._unlooked:
            self._unlooked -= 1
            return False
        with suppress(OSError):
            free = self._free(self.path.parent)
            self._unlooked = UNLOOKED if free > ROOMY else 0
            return free < soundness.log_of(self.path).stat().st_size
        return False

    def _done(self, batch: list[Work]) -> list[Any]:
        rows = [work for work in batch if isinstance(work, Added)]
        if len(rows) == len(batch) and self._at_one_stroke(rows):
            return [True] * len(batch)
        self._writing.execute("BEGIN IMMEDIATE")
        are_in = 0 < len(rows) < len(batch) and self._at_one_stroke(rows)
        answers = [True if are_in and isinstance(work, Added) else self._answer(work) for work in batch]
        self._writing.execute("COMMIT")
        return answers

    def _at_one_stroke(self, rows: list[Added]) -> bool:
        """Append all rows, or none where one is taken, by one statement: the thread waits for Python's lock after each.

        Outside a transaction it commits by itself.
        """
        try:
            self._writing.execute(_appending(len(rows)), [value for row in rows for value in row])
        except Exception as error:
            if _is_fault(error):
                raise
            return False
        return True

    def _answer(self, work: Work) -> Any:
        try:
            if isinstance(work, Added):
                return self._writing.execute(APPEND_NEW, work).rowcount == 1
            return self._job(work)
        except Exception as error:
            # SQLite itself may have undone the whole transaction.
            if _is_fault(error) or not self._writing.in_transaction:
                raise
            return error

    def _job(self, steps: tuple[Step, ...]) -> list[list[Row]] | None:
        """Do the steps of one job, or undo them alone; a single statement does that by itself."""
        if len(steps) == 1:
            found = _rows(self._writing, steps[0])
            return None if steps[0].must and not found else [found]
        answers: list[list[Row]] = []
        self._writing.execute("SAVEPOINT job")
        try:
            for step in steps:
                answers.append(_rows(self._writing, step))
                if step.must and not answers[-1]:
                    self._writing.execute("ROLLBACK TO job")
                    return None
        except Exception:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK TO job")
            raise
        finally:
            if self._writing.in_transaction:
                self._writing.execute("RELEASE job")
        return answers

    def _look(self, batch: list[Step]) -> list[Any]:
        try:
            return [_rows(self._reading, step) for step in batch]
        except Exception as error:
            return [down(error) if _is_fault(error) else error] * len(batch)

    def _unclaimed(self, error: Exception, lock: Path) -> BadDatabase:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            sentence = "{path} is in use by another server; stop it, or name another file: --database sqlite:///FILE"
            return BadDatabase("in_use", sentence, path=str(self.path))
        if is_full(error) or not self.path.parent.is_dir():
            return self._unopened(error)
        sentence = "can’t lock {lock} ({why}), which keeps two servers apart; if no other server is running, remove it"
        return BadDatabase("unlocked", sentence, lock=str(lock), why=_why(error))

    def _unopened(self, error: Exception) -> BadDatabase:
        if not self.path.parent.is_dir():
            sentence = "there is no folder {folder} for the database; create it first"
            return BadDatabase("no_folder", sentence, folder=str(self.path.parent))
        if is_full(error):
            sentence = "the disk of {path} is full, so nothing can be saved; make room there, then start again"
            return BadDatabase("disk_full", sentence, path=str(self.path))
        sentence = "can’t open the database {path}: {why}; check the file, or choose another"
        return BadDatabase("unopened", sentence, path=str(self.path), why=_why(error))


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _drain(path: Path) -> None:
    """Sort a log into its file that a server left behind, alone and so without an index on disk, which may be full."""
    if not soundness.log_of(path).exists():
        return
    with closing(_connected(path, patience=0)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError as error:  # an export, say, is looking at it
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise


def _connected(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to a log that is written ahead: where others do so at the same moment, SQLite doesn't wait, so we do."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(schema.VERSIONS)
    (version,) = connection.execute(schema.LATEST).fetchone()
    for step in schema.missing(version):
        _rows(connection, step)
    connection.execute("COMMIT")


def _rows(connection: sqlite3.Connection, step: Step) -> list[Row]:
    return connection.execute(_translated(step.statement), step.values).fetchall()


@functools.cache
def _appending(rows: int) -> str:
    return APPEND + f", {ROW}" * (rows - 1)


@functools.cache
def _translated(statement: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", statement)


def _is_fault(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in FAULTS
