"""Tables and their logs, as they are stored."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count, repeat
from typing import NamedTuple, TypeAlias

import msgspec

from ...core.game import Seat
from ...core.match import Entry
from ..metrics import Metrics
from . import facts as facts_of
from .database import Added, Database, Step
from .facts import Facts
from .queries import Queries

read_entry = msgspec.json.Decoder(Entry).decode

APPEND = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING number"
CHANGE = (
    "UPDATE tables SET version = version + 1, status = $3, facts = $4, touched = coalesce($5, touched), "
    "keeper = CASE WHEN $6 THEN keeper ELSE '' END, "
    "opener = CASE WHEN $3 IN ('open', 'playing') THEN opener ELSE '' END "
    "WHERE id = $1 AND version = $2 RETURNING version"
)
"""What is over needs neither a keeper nor a share of the lobby, so who opened it is forgotten there."""
OPEN = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING id"
SIT = "INSERT INTO sittings VALUES ($1, $2) ON CONFLICT DO NOTHING"

ADDRESS_LETTERS = 4
"""How many letters of a table's opener stand for an address; the rest is a person."""

FINISHED = """SELECT id FROM tables WHERE status = 'over' AND facts NOT LIKE '%"lesson":"%' ORDER BY created, id"""

CANDIDATES = 20
"""From how many times as many tables as it shows the lobby chooses."""

LOBBY = """
    WITH newest AS (
        SELECT id, facts, status, touched, opener FROM tables
        WHERE status IN ('open', 'playing') AND public = 1 AND touched > $3 ORDER BY touched DESC LIMIT $2
    ), of_people AS (
        SELECT *, row_number() OVER (PARTITION BY opener ORDER BY status, touched DESC, id) AS of_person FROM newest
    ), of_addresses AS (
        SELECT *, row_number() OVER (
            PARTITION BY substr(opener, 1, $4) ORDER BY of_person, status, touched DESC, id
        ) AS of_address FROM of_people
    ), shown AS (
        SELECT * FROM of_addresses ORDER BY of_address, status, touched DESC, id LIMIT $1
    )
    SELECT id, facts FROM shown ORDER BY status, touched DESC, id
"""
"""The newest of each address, the newest of each person at it first: nobody's many tables hide another's."""

MessageKey: TypeAlias = tuple[Seat, str]


class Stored(NamedTuple):
    """A table as it is stored, without its log."""

    version: int
    facts: Facts


class Listed(NamedTuple):
    """A table in a list."""

    table: str
    facts: Facts
    touched: int
    """When something last happened to its facts, in the house's time; what others are called is no such thing."""


class Logged(NamedTuple):
    """An entry as it is stored."""

    entry: Entry
    key: MessageKey | None


class TableStore(Queries):
    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        super().__init__(database)
        self.metrics = metrics or Metrics()

    async def table(self, table: str) -> Stored | None:
        rows = await self._rows("SELECT version, facts FROM tables WHERE id = $1", table)
        return Stored(rows[0][0], facts_of.decode(rows[0][1])) if rows else None

    async def tail(self, table: str, number: int) -> list[Logged]:
        """Return the entries past ``number``."""
        rows = await self._rows(
            "SELECT entry, seat, message FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number",
            table,
            number,
        )
        return [Logged(read_entry(text), None if message is None else (seat, message)) for text, seat, message in rows]

    @staticmethod
    def heard(told: str) -> Logged | None:
        """Return an entry as it is announced, ``SEAT MESSAGE ENTRY``; None where it was too long for that."""
        if not told:
            return None
        seat, message, text = told.split(" ", 2)
        return Logged(read_entry(text), (int(seat), message) if message else None)

    async def append(self, table: str, number: int, entries: Sequence[Entry], key: MessageKey | None) -> bool:
        """Add entries from ``number`` on, all or none; False where another was first. The first one has the key."""
        began = time.perf_counter()
        if len(entries) == 1:
            done = await self.database.append(_added(table, number, entries[0], key))
        else:
            told = f"entries {table} {number + len(entries) - 1}"
            done = await self.database.write(*logging(table, entries, number, key), announce=told) is not None
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        return done

    async def open(self, table: str, facts: Facts, now: int, log: Sequence[Entry] = (), opener: str = "") -> None:
        """Store a new table, with what was played before; one that is there already stays as it is, its log too."""
        await self.database.write(*opening(table, facts, now, opener), *logging(table, log), announce=f"table {table}")

    async def change(self, table: str, version: int, facts: Facts, now: int | None, *more: Step) -> bool:
        """Write new facts over those of this version; False where they have changed.

        Without a time the table keeps its place in lists: nothing has happened at it.
        """
        is_played = facts.status == "playing"  # what is over needs no keeper
        changed = Step(CHANGE, (table, version, facts.status, _text(facts), now, is_played), must=True)
        return await self.database.write(changed, *more, announce=f"table {table}") is not None

    async def lobby(self, most: int, since: int) -> list[tuple[str, Facts]]:
        """Return public tables, open ones first: of each address and person a fair share, the newest of them."""
        rows = await self._rows(LOBBY, most, CANDIDATES * most, since, ADDRESS_LETTERS)
        return [(table, facts_of.decode(text)) for table, text in rows]

    async def running(self, most: int) -> list[tuple[str, Facts]]:
        """Return tables that wait or are played, public or not, the newest first: for whoever runs the server."""
        rows = await self._rows(
            "SELECT id, facts FROM tables WHERE status IN ('open', 'playing') ORDER BY touched DESC LIMIT $1", most
        )
        return [(table, facts_of.decode(text)) for table, text in rows]

    async def tables_of(self, person: str, most: int, skipped: int = 0) -> list[tuple[str, Facts]]:
        rows = await self._rows(
            "SELECT id, facts FROM tables JOIN sittings ON table_id = id WHERE person = $1 AND status <> 'cancelled' "
            "ORDER BY touched DESC LIMIT $2 OFFSET $3", person, most, skipped,
        )  # fmt: skip
        return [(table, facts_of.decode(text)) for table, text in rows]

    async def newest_of(self, person: str, most: int) -> list[Listed]:
        """Return a person's tables: those that are played, those that are open, and then the newest finished."""
        return await self._listed(
            "status <> 'cancelled' ORDER BY CASE status WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, "
            "touched DESC", person, most,
        )  # fmt: skip

    async def matches_of(self, person: str, most: int) -> list[Listed]:
        """Return a person's newest finished matches that are public or rated."""
        found = await self._listed(
            """status = 'over' AND (public = 1 OR facts LIKE '%"rated":true%') ORDER BY touched DESC""", person, most
        )
        return [listed for listed in found if listed.facts.public or listed.facts.rated]

    async def _listed(self, which: str, person: str, most: int) -> list[Listed]:
        rows = await self._rows(
            f"SELECT id, facts, touched FROM tables JOIN sittings ON table_id = id "  # noqa: S608
            f"WHERE person = $1 AND {which} LIMIT $2", person, most,
        )  # fmt: skip
        return [Listed(table, facts_of.decode(text), touched) for table, text, touched in rows]

    async def sittings(self, person: str) -> list[str]:
        """Return every table that the person ever sat at."""
        return [row[0] for row in await self._rows("SELECT table_id FROM sittings WHERE person = $1", person)]

    async def open_tables_of(self, person: str) -> int:
        rows = await self._rows(
            "SELECT count(*) FROM tables JOIN sittings ON table_id = id WHERE person = $1 AND status = 'open'", person
        )
        return int(rows[0][0])

    async def finished(self) -> list[str]:
        """Return every finished match; a lesson is none."""
        return [row[0] for row in await self._rows(FINISHED)]

    async def idle(self, before: int, most: int) -> list[str]:
        """Return tables that nobody has touched since, and that haven't begun."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'open' AND touched < $1 ORDER BY touched LIMIT $2", before, most
        )
        return [row[0] for row in rows]

    async def touch(self, table: str, now: int) -> None:
        await self._change("UPDATE tables SET touched = $2 WHERE id = $1", table, now)


def sitting(table: str, old: Facts, new: Facts) -> list[Step]:
    """Return the steps that note who sits at a table where others did before; what they are called is nothing new."""
    if (people := _people(new)) == _people(old):
        return []
    stood_up = Step("DELETE FROM sittings WHERE table_id = $1", (table,))
    return [stood_up, *(Step(SIT, (person, table)) for person in people)]


def opening(table: str, facts: Facts, now: int, opener: str = "") -> list[Step]:
    """Return the steps that store a new table, which undo the job where it is there already."""
    values = (table, 1, facts.status, int(facts.public), facts.game, _text(facts), now, now, "", 0, opener)
    inserted = Step(OPEN, values, must=True)
    return [inserted, *(Step(SIT, (person, table)) for person in _people(facts))]


def logging(table: str, entries: Sequence[Entry], number: int = 1, key: MessageKey | None = None) -> list[Step]:
    """Return the steps that add entries from ``number`` on; the first has the key of the message behind them."""
    keys = [key, *[None] * (len(entries) - 1)]
    rows = map(_added, repeat(table), count(number), entries, keys)
    return [Step(APPEND, tuple(row), must=True) for row in rows]


def _added(table: str, number: int, entry: Entry, key: MessageKey | None) -> Added:
    seat, message = key or (None, None)
    return Added(table, number, msgspec.json.encode(entry).decode(), seat, message)


def _text(facts: Facts) -> str:
    return facts_of.encode(facts).decode()


def _people(facts: Facts) -> set[str]:
    """Return whose lists a table is in; a lesson is in none."""
    if facts.lesson:
        return set()
    return {facts.host, *(chair.person for chair in facts.chairs if chair.is_persons)} - {""}
