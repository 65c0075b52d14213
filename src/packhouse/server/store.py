"""What the house remembers, in words of its own over either database."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import count, repeat
from typing import Any, NamedTuple, TypeAlias

import msgspec

from ..core.game import Seat
from ..core.match import Entry
from . import facts as facts_of
from .database import Added, Database, Step
from .facts import Facts
from .metrics import Metrics
from .ratings import Rating

read_entry = msgspec.json.Decoder(Entry).decode

APPEND = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING number"
CHANGE = (
    "UPDATE tables SET version = version + 1, status = $3, facts = $4, touched = $5 "
    "WHERE id = $1 AND version = $2 RETURNING version"
)
SIT = "INSERT INTO sittings VALUES ($1, $2) ON CONFLICT DO NOTHING"
RATE = (
    "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) DO UPDATE "
    "SET mu = $3, sigma = $4, games = $5 WHERE ratings.games = $5 - 1 RETURNING person"
)
"""A rating is written only over the one it was worked out from."""

MessageKey: TypeAlias = tuple[Seat, str]


class Account(NamedTuple):
    """A person who has a name and a password here."""

    person: str
    name: str
    password: str
    epoch: int
    """Goes up when all their cookies shall end."""


class Stored(NamedTuple):
    """A table as it is stored, without its log."""

    version: int
    facts: Facts


class Logged(NamedTuple):
    """An entry as it is stored."""

    entry: Entry
    key: MessageKey | None


class Store:
    """Every question to the database, by name."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database = database
        self.metrics = metrics or Metrics()

    # Tables and their logs.

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

    async def append(self, table: str, number: int, entries: Sequence[Entry], key: MessageKey | None) -> bool:
        """Add entries from ``number`` on, all or none; False where another was first. The first one has the key."""
        with self.metrics.commit_seconds.time():
            return await self._append(table, number, entries, key)

    async def _append(self, table: str, number: int, entries: Sequence[Entry], key: MessageKey | None) -> bool:
        if len(entries) == 1:
            return await self.database.append(_added(table, number, entries[0], key))
        steps = logging(table, entries, number, key)
        return await self.database.write(*steps, announce=f"entries {table} {number + len(entries) - 1}") is not None

    async def open(self, table: str, facts: Facts, now: int) -> None:
        await self.database.write(*opening(table, facts, now), announce=f"table {table}")

    async def change(self, table: str, version: int, facts: Facts, now: int, *more: Step) -> bool:
        """Write new facts over those of this version; False where they have changed."""
        changed = Step(CHANGE, (table, version, facts.status, _text(facts), now), must=True)
        stood_up = [Step("DELETE FROM sittings WHERE table_id = $1", (table,))] if facts.status == "open" else []
        sitting = stood_up + [Step(SIT, (person, table)) for person in _people(facts)]
        return await self.database.write(changed, *sitting, *more, announce=f"table {table}") is not None

    async def lobby(self, most: int) -> list[tuple[str, Facts]]:
        rows = await self._rows(
            "SELECT id, facts FROM tables WHERE status IN ('open', 'playing') AND public = 1 "
            "ORDER BY status, touched DESC LIMIT $1", most,
        )  # fmt: skip
        return [(table, facts_of.decode(text)) for table, text in rows]

    async def tables_of(self, person: str, most: int) -> list[tuple[str, Facts]]:
        rows = await self._rows(
            "SELECT id, facts FROM tables JOIN sittings ON table_id = id WHERE person = $1 AND status <> 'cancelled' "
            "ORDER BY touched DESC LIMIT $2", person, most,
        )  # fmt: skip
        return [(table, facts_of.decode(text)) for table, text in rows]

    async def sittings(self, person: str) -> list[str]:
        """Return every table that the person ever sat at."""
        return [row[0] for row in await self._rows("SELECT table_id FROM sittings WHERE person = $1", person)]

    async def open_tables_of(self, person: str) -> int:
        rows = await self._rows(
            "SELECT count(*) FROM tables JOIN sittings ON table_id = id WHERE person = $1 AND status = 'open'", person
        )
        return int(rows[0][0])

    async def answers(self) -> None:
        """Return if the database does."""
        await self._rows("SELECT 1")

    async def finished(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE status = 'over' ORDER BY created, id")]

    async def idle(self, before: int, most: int) -> list[str]:
        """Return tables that nobody has touched since, and that haven't begun."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'open' AND touched < $1 ORDER BY touched LIMIT $2", before, most
        )
        return [row[0] for row in rows]

    async def touch(self, table: str, now: int) -> None:
        await self._change("UPDATE tables SET touched = $2 WHERE id = $1", table, now)

    # Who keeps a table: runs its bots and its clocks.

    async def keep(self, table: str, worker: str, now: int, until: int) -> bool:
        """Take a table that nobody keeps now; should this worker die, it is due at once."""
        rows = await self._change(
            "UPDATE tables SET keeper = $2, kept_until = $4, due = 0 WHERE id = $1 AND status = 'playing' "
            "AND (kept_until < $3 OR keeper = $2) RETURNING id", table, worker, now, until,
        )  # fmt: skip
        return bool(rows)

    async def keep_due(self, worker: str, now: int, until: int, most: int) -> list[str]:
        """Take tables that wait for a bot or a clock, and that nobody keeps."""
        rows = await self._change(
            "UPDATE tables SET keeper = $1, kept_until = $3, due = 0 WHERE kept_until < $2 "
            "AND id IN (SELECT id FROM tables WHERE status = 'playing' AND due <= $2 AND kept_until < $2 LIMIT $4) "
            "RETURNING id",
            worker, now, until, most,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def unkept(self, now: int, most: int) -> list[str]:
        """Return tables that are being played and that nobody keeps."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'playing' AND kept_until < $1 LIMIT $2", now, most
        )
        return [row[0] for row in rows]

    async def keep_on(self, worker: str, until: int) -> None:
        await self._change("UPDATE tables SET kept_until = $2 WHERE keeper = $1 AND status = 'playing'", worker, until)

    async def release(self, table: str, worker: str, due: int) -> None:
        """Let a table go until it is due."""
        await self._change(
            "UPDATE tables SET keeper = '', kept_until = 0, due = $3 WHERE id = $1 AND keeper = $2", table, worker, due
        )

    async def release_all(self, worker: str) -> None:
        await self._change("UPDATE tables SET keeper = '', kept_until = 0, due = 0 WHERE keeper = $1", worker)
        await self._change("DELETE FROM presence WHERE worker = $1", worker)
        await self._change("DELETE FROM workers WHERE id = $1", worker)

    async def forget_workers(self) -> None:
        """Where only one server can be, whatever others have left behind is void."""
        await self._change("UPDATE tables SET keeper = '', kept_until = 0, due = 0 WHERE keeper <> ''")
        await self._change("DELETE FROM presence")
        await self._change("DELETE FROM workers")

    # Who is there.

    async def come(self, table: str, seat: Seat, worker: str) -> None:
        await self._change(
            "INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", table, seat, worker,
            announce=f"present {table}",
        )  # fmt: skip

    async def go(self, table: str, seat: Seat, worker: str) -> None:
        await self._change(
            "DELETE FROM presence WHERE table_id = $1 AND seat = $2 AND worker = $3", table, seat, worker,
            announce=f"present {table}",
        )  # fmt: skip

    async def present_elsewhere(self, table: str, worker: str, alive_since: int) -> set[Seat]:
        rows = await self._rows(
            "SELECT seat FROM presence JOIN workers ON workers.id = worker "
            "WHERE table_id = $1 AND worker <> $2 AND beat >= $3", table, worker, alive_since,
        )  # fmt: skip
        return {row[0] for row in rows}

    # The house's own.

    async def secret(self) -> str:
        """Return the key that cookies are signed with; drawn once."""
        await self._change("INSERT INTO house VALUES (1, $1, 0, 0) ON CONFLICT DO NOTHING", secrets.token_urlsafe(32))
        return str((await self._rows("SELECT secret FROM house"))[0][0])

    async def wake(self, wall: int, most: int) -> int:
        """Return how long the house has been down in all; a gap in its heartbeat past ``most`` is added first."""
        await self._change(
            "UPDATE house SET down = down + $1 - beat, beat = $1 WHERE beat > 0 AND $1 - beat > $2", wall, most
        )
        return int((await self._rows("SELECT down FROM house"))[0][0])

    async def beat(self, worker: str, wall: int, now: int) -> None:
        await self.database.write(
            Step("UPDATE house SET beat = $1 WHERE beat < $1", (wall,)),
            Step("INSERT INTO workers VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = $2", (worker, now)),
        )

    async def workers(self, alive_since: int) -> set[str]:
        return {row[0] for row in await self._rows("SELECT id FROM workers WHERE beat >= $1", alive_since)}

    async def forget_dead(self, before: int) -> None:
        """Forget workers that no longer beat, and whoever was connected to them."""
        await self.database.write(
            Step("DELETE FROM workers WHERE beat < $1", (before,)),
            Step("DELETE FROM presence WHERE worker NOT IN (SELECT id FROM workers)"),
        )

    # Accounts and ratings.

    async def account(self, person: str) -> Account | None:
        return await self._account("id = $1", person)

    async def account_named(self, key: str) -> Account | None:
        return await self._account("key = $1", key)

    async def sign_up(self, account: Account, key: str, now: int) -> bool:
        """Add the account; False where the name is taken, or the person has one already."""
        values = (account.person, account.name, key, account.password, account.epoch, now)
        rows = await self._change(
            "INSERT INTO people VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id", *values
        )
        return bool(rows)

    async def new_password(self, person: str, password: str) -> None:
        """Change the password, and end every cookie of theirs."""
        await self._change("UPDATE people SET password = $2, epoch = epoch + 1 WHERE id = $1", person, password)

    async def close_account(self, person: str) -> None:
        await self.database.write(
            Step("DELETE FROM people WHERE id = $1", (person,)),
            Step("DELETE FROM ratings WHERE person = $1", (person,)),
            Step("DELETE FROM sittings WHERE person = $1", (person,)),
        )

    async def ratings(self, person: str) -> dict[str, Rating]:
        rows = await self._rows("SELECT game, mu, sigma, games FROM ratings WHERE person = $1", person)
        return {game: Rating(mu, sigma, games) for game, mu, sigma, games in rows}

    async def rating(self, person: str, game: str) -> Rating | None:
        return (await self.ratings(person)).get(game)

    async def _account(self, where: str, value: str) -> Account | None:
        rows = await self._rows(f"SELECT id, name, password, epoch FROM people WHERE {where}", value)  # noqa: S608
        return Account(*rows[0]) if rows else None

    async def _rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.database.read(Step(statement, values))

    async def _change(self, statement: str, *values: Any, announce: str = "") -> list[tuple[Any, ...]]:
        done = await self.database.write(Step(statement, values), announce=announce)
        assert done is not None
        return done[0]


def opening(table: str, facts: Facts, now: int) -> list[Step]:
    """Return the steps that store a new table."""
    values = (table, 1, facts.status, int(facts.public), facts.game, _text(facts), now, now, "", 0, 0)
    inserted = Step("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)", values)
    return [inserted, *(Step(SIT, (person, table)) for person in _people(facts))]


def logging(table: str, entries: Sequence[Entry], number: int = 1, key: MessageKey | None = None) -> list[Step]:
    """Return the steps that add entries from ``number`` on; the first has the key of the message behind them."""
    keys = [key, *[None] * (len(entries) - 1)]
    rows = map(_added, repeat(table), count(number), entries, keys)
    return [Step(APPEND, tuple(row), must=True) for row in rows]


def rated(person: str, game: str, rating: Rating) -> Step:
    """Return the step that writes a rating, and undoes its whole job where the old one has changed meanwhile."""
    return Step(RATE, (person, game, rating.mu, rating.sigma, rating.games), must=True)


def _added(table: str, number: int, entry: Entry, key: MessageKey | None) -> Added:
    seat, message = key or (None, None)
    return Added(table, number, msgspec.json.encode(entry).decode(), seat, message)


def _text(facts: Facts) -> str:
    return facts_of.encode(facts).decode()


def _people(facts: Facts) -> Iterable[str]:
    return {facts.host, *(chair.person for chair in facts.chairs if chair.is_persons)} - {""}
