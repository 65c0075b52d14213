"""What the database has of a match, read past the server."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import defaultdict
from typing import NamedTuple

import msgspec

from packhouse.core.match import Entry

QUERY = "SELECT table_id, number, entry, seat, message FROM entries ORDER BY table_id, number"

_entries: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class Row(NamedTuple):
    number: int
    entry: Entry
    seat: int | None
    message: str | None


def logs(database: str) -> dict[str, list[Row]]:
    """Return every table's log, as it is stored."""
    found: dict[str, list[Row]] = defaultdict(list)
    for table, number, entry, seat, message in _rows(database):
        found[table].append(Row(number, _entries.decode(entry), seat, message))
    return dict(found)


def _rows(database: str) -> list[tuple[str, int, str, int | None, str | None]]:
    if database.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            return connection.execute(QUERY).fetchall()
    return asyncio.run(_postgresql_rows(database))


async def _postgresql_rows(database: str) -> list[tuple[str, int, str, int | None, str | None]]:
    import asyncpg  # noqa: PLC0415

    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(QUERY)]
    finally:
        await connection.close()
