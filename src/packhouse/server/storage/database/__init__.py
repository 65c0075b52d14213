"""What the table asks of a database, whichever one is behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

from ....core.errors import Refusal

Value: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Any, ...]
Hear: TypeAlias = Callable[[str], None]
Missed: TypeAlias = Callable[[], None]

SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")  # of two letters or more: C:\house.db is a path
CONNECTIONS = 4
"""How many connections a server keeps to PostgreSQL, besides the one that listens."""


class BadDatabase(Refusal):
    """The database can't be opened as it is given."""


class DatabaseDown(Refusal):
    """The database doesn't answer or can't save; whether a write under way took place is not known."""


class Step(NamedTuple):
    """A statement with placeholders ``$1``, ``$2`` …; where it must give a row and gives none, its job is undone."""

    statement: str
    values: tuple[Value, ...] = ()
    must: bool = False


class Added(NamedTuple):
    """A row of ``entries``, in the order of its columns."""

    table: str
    number: int
    entry: str
    seat: int | None
    message: str | None


class Database(Protocol):
    """Statements in, rows out; every answer to a write means that it is safely on disk."""

    sole: bool
    """Whether only one server process may use it."""

    def claim(self) -> None:
        """Keep other servers from a database that only one may use, until it is closed."""

    def exists(self) -> bool:
        """Say whether it may be there; a file that isn't would be made by opening it."""

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    async def close(self) -> None:
        """Finish what is queued, then disconnect."""

    async def append(self, row: Added) -> bool:
        """Add an entry; False where its (table, number) or its (table, seat, message) is taken already."""

    async def write(self, *steps: Step, announce: str = "") -> list[list[Row]] | None:
        """Do all steps or none, and return the rows of each; None where a step that must give a row gave none."""

    async def read(self, step: Step) -> list[Row]:
        """Return what the statement finds, given all that was committed before."""

    def listen(self, hear: Hear, missed: Missed) -> None:
        """Have other servers' announcements told in the event loop, and whether some may have been missed.

        An entry appended is announced as ``entries TABLE NUMBER SEAT MESSAGE ENTRY``, one that is too long without the
        last three, anything else in the words of its write.
        """


def connect(url: str, connections: int = CONNECTIONS) -> Database:
    """Return the database of a URL or a path, not yet opened."""
    found = SCHEME.match(url)
    scheme = found[1].lower() if found else ""
    if scheme in {"postgresql", "postgres"}:
        from .postgres import Postgres  # noqa: PLC0415 — a server on SQLite goes without asyncpg

        return Postgres(url, connections)
    from .sqlite import SQLite  # noqa: PLC0415 — it imports this module

    return SQLite(_path(url, scheme))


def _path(url: str, scheme: str) -> str:
    """Return the file of a URL; a URL that isn't understood may hold a password, so it is not shown."""
    path = url.removeprefix("sqlite:///") if scheme == "sqlite" else url
    if scheme not in {"", "sqlite"} or (scheme and path == url):
        raise BadDatabase("bad_url", "a database’s address can’t begin with {scheme}:; " + FORMS, scheme=scheme)
    if path in {"postgresql", "postgres"}:
        raise BadDatabase(
            "no_file", "{path} isn’t a database file; for PostgreSQL, write postgresql:// and where it is", path=path
        )
    if path in {"", ":memory:"}:
        raise BadDatabase("no_path", "the database needs a file; " + FORMS)
    return path


FORMS = "write sqlite:///path/of/house.db or postgresql://user:password@host/name"
