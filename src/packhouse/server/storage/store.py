"""What the house remembers, in words of its own over either database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from itertools import count, repeat
from typing import Any, NamedTuple, TypeAlias

import msgspec

from ...core.game import Seat
from ...core.match import Entry
from ..metrics import Metrics
from ..people.ratings import Rating
from ..tables import facts as facts_of
from ..tables.facts import Facts
from .database import Added, Database, Step

read_entry = msgspec.json.Decoder(Entry).decode

APPEND = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING number"
CHANGE = (
    "UPDATE tables SET version = version + 1, status = $3, facts = $4, touched = $5, "
    "keeper = CASE WHEN $6 THEN keeper ELSE '' END WHERE id = $1 AND version = $2 RETURNING version"
)
SIT = "INSERT INTO sittings VALUES ($1, $2) ON CONFLICT DO NOTHING"
RATE = (
    "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) DO UPDATE "
    "SET mu = $3, sigma = $4, games = $5 WHERE ratings.games = $5 - 1 RETURNING person"
)
"""A rating is written only over the one it was worked out from."""

NEVER = 2**53
"""When a table is due that its keeper minds, or that needs none."""

MessageKey: TypeAlias = tuple[Seat, str]


class Account(NamedTuple):
    """A person who has a name and a password here."""

    person: str
    name: str
    password: str
    epoch: int
    """Goes up when all their cookies shall end."""

    @property
    def is_closed(self) -> bool:
        """Whether only the epoch is left of it, so that old cookies stay void."""
        return not self.password


class Beat(NamedTuple):
    """What a worker hears when it shows that it lives."""

    known: bool
    """Whether the others knew that it does; if not, they have taken its tables."""
    down: int
    """How long the house has been down in all."""


class Stored(NamedTuple):
    """A table as it is stored, without its log."""

    version: int
    facts: Facts


class Listed(NamedTuple):
    """A table in a list."""

    table: str
    facts: Facts
    touched: int
    """When its facts last changed, in the house's time."""


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
        began = time.perf_counter()
        if len(entries) == 1:
            done = await self.database.append(_added(table, number, entries[0], key))
        else:
            told = f"entries {table} {number + len(entries) - 1}"
            done = await self.database.write(*logging(table, entries, number, key), announce=told) is not None
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        return done

    async def open(self, table: str, facts: Facts, now: int, log: Sequence[Entry] = ()) -> None:
        """Store a new table, with what was played before; one that is there already stays as it is."""
        await self.database.write(*opening(table, facts, now), *logging(table, log), announce=f"table {table}")

    async def change(self, table: str, version: int, facts: Facts, now: int, *more: Step) -> bool:
        """Write new facts over those of this version; False where they have changed."""
        is_played = facts.status == "playing"  # what is over needs no keeper
        changed = Step(CHANGE, (table, version, facts.status, _text(facts), now, is_played), must=True)
        return await self.database.write(changed, *more, announce=f"table {table}") is not None

    async def lobby(self, most: int, since: int) -> list[tuple[str, Facts]]:
        rows = await self._rows(
            "SELECT id, facts FROM tables WHERE status IN ('open', 'playing') AND public = 1 AND touched > $2 "
            "ORDER BY status, touched DESC LIMIT $1", most, since,
        )  # fmt: skip
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

    async def answers(self) -> None:
        """Return if the database does, reading and writing."""
        await self._rows("SELECT 1")
        await self._change("SELECT 1")

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

    # Who keeps a table: runs its bots and its clocks. A lease holds as long as its worker beats.

    async def keep(self, table: str, worker: str) -> bool:
        """Take a table that nobody keeps."""
        rows = await self._change(
            "UPDATE tables SET keeper = $2, due = $3 WHERE id = $1 AND status = 'playing' AND keeper IN ('', $2) "
            "RETURNING id", table, worker, NEVER,
        )  # fmt: skip
        return bool(rows)

    async def keep_due(self, worker: str, now: int, most: int) -> list[str]:
        """Take tables that wait for a bot or a clock, and that nobody keeps."""
        rows = await self._change(
            "UPDATE tables SET keeper = $1, due = $4 WHERE keeper = '' AND id IN "
            "(SELECT id FROM tables WHERE status = 'playing' AND due <= $2 LIMIT $3) RETURNING id",
            worker, now, most, NEVER,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def release(self, table: str, worker: str, due: int) -> None:
        """Let a table go until it is due."""
        await self._change(
            "UPDATE tables SET keeper = '', due = $3 WHERE id = $1 AND keeper = $2", table, worker, due,
            announce=f"unkept {table}",
        )  # fmt: skip

    async def kept(self, worker: str) -> set[str]:
        return {row[0] for row in await self._rows("SELECT id FROM tables WHERE keeper = $1", worker)}

    async def beat(self, worker: str, wall: int) -> Beat:
        """Show that the worker lives."""
        _, house, known = await self._all(
            Step("UPDATE house SET beat = $1 WHERE beat < $1", (wall,)),
            Step("SELECT down FROM house"),
            Step("UPDATE workers SET beat = $2 WHERE id = $1 RETURNING id", (worker, wall)),
        )
        if not known:
            await self._change("INSERT INTO workers VALUES ($1, $2) ON CONFLICT DO NOTHING", worker, wall)
        return Beat(bool(known), int(house[0][0]))

    async def bury(self, before: int) -> list[str]:
        """Forget workers that no longer beat, and return them: their tables are due, and whoever was there is gone."""
        dead = "(SELECT id FROM workers WHERE beat < $1)"
        *_, buried = await self._all(
            Step(f"UPDATE tables SET keeper = '', due = 0 WHERE keeper IN {dead}", (before,)),  # noqa: S608
            Step(f"DELETE FROM presence WHERE worker IN {dead}", (before,)),  # noqa: S608
            Step("DELETE FROM workers WHERE beat < $1 RETURNING id", (before,)),
        )
        return [row[0] for row in buried]

    async def leave(self, worker: str) -> None:
        """Let all go that this worker has."""
        await self._all(
            Step("UPDATE tables SET keeper = '', due = 0 WHERE keeper = $1", (worker,)),
            Step("DELETE FROM presence WHERE worker = $1", (worker,)),
            Step("DELETE FROM workers WHERE id = $1", (worker,)),
        )

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

    # Accounts and ratings.

    async def account(self, person: str) -> Account | None:
        return await self._account("id = $1", person)

    async def account_named(self, key: str) -> Account | None:
        return await self._account("key = $1", key)

    async def sign_up(self, account: Account, key: str, now: int) -> bool:
        """Add the account; False where the name is taken, or the person has one already."""
        values = (account.person, account.name, key, account.password, account.epoch, now)
        rows = await self._change(
            "INSERT INTO people VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id", *values
        )
        return bool(rows)

    async def new_password(self, person: str, password: str, now: int) -> None:
        """Change the password, and end every cookie of theirs."""
        await self._change(
            "UPDATE people SET password = $2, epoch = epoch + 1, changed = $3 WHERE id = $1", person, password, now
        )

    async def better_hash(self, person: str, old: str, new: str) -> None:
        """Store the same password, hashed anew."""
        await self._change("UPDATE people SET password = $3 WHERE id = $1 AND password = $2", person, old, new)

    async def changed_since(self, before: int) -> dict[str, int]:
        """Return whose cookies have changed since, with their epochs."""
        return dict(await self._rows("SELECT id, epoch FROM people WHERE changed >= $1", before))

    async def close_account(self, person: str, now: int) -> None:
        """Forget all but the epoch, which keeps old cookies void."""
        forgotten = (
            "UPDATE people SET name = '', key = id, password = '', epoch = epoch + 1, changed = $2 WHERE id = $1"
        )
        await self.database.write(
            Step(forgotten, (person, now)),
            Step("DELETE FROM ratings WHERE person = $1", (person,)),
            Step("DELETE FROM bests WHERE person = $1", (person,)),
            Step("DELETE FROM sittings WHERE person = $1", (person,)),
        )

    async def ratings(self, person: str) -> dict[str, Rating]:
        rows = await self._rows("SELECT game, mu, sigma, games FROM ratings WHERE person = $1", person)
        return {game: Rating(mu, sigma, games) for game, mu, sigma, games in rows}

    async def rating(self, person: str, game: str) -> Rating | None:
        return (await self.ratings(person)).get(game)

    async def best(self, game: str, most: int) -> list[tuple[str, Rating]]:
        """Return the accounts that are best at a game by what has been proved, with their names."""
        rows = await self._rows(
            "SELECT name, mu, sigma, games FROM ratings JOIN people ON id = person "
            "WHERE game = $1 AND password <> '' ORDER BY mu - 3 * sigma DESC, games DESC, name LIMIT $2", game, most,
        )  # fmt: skip
        return [(name, Rating(mu, sigma, games)) for name, mu, sigma, games in rows]

    async def _account(self, where: str, value: str) -> Account | None:
        rows = await self._rows(f"SELECT id, name, password, epoch FROM people WHERE {where}", value)  # noqa: S608
        return Account(*rows[0]) if rows else None

    async def _rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.database.read(Step(statement, values))

    async def _all(self, *steps: Step) -> list[list[tuple[Any, ...]]]:
        done = await self.database.write(*steps)
        assert done is not None
        return done

    async def _change(self, statement: str, *values: Any, announce: str = "") -> list[tuple[Any, ...]]:
        done = await self.database.write(Step(statement, values), announce=announce)
        assert done is not None
        return done[0]


def sitting(table: str, facts: Facts) -> list[Step]:
    """Return the steps that note who sits at a table, whoever did before."""
    stood_up = Step("DELETE FROM sittings WHERE table_id = $1", (table,))
    return [stood_up, *(Step(SIT, (person, table)) for person in _people(facts))]


def opening(table: str, facts: Facts, now: int) -> list[Step]:
    """Return the steps that store a new table."""
    values = (table, 1, facts.status, int(facts.public), facts.game, _text(facts), now, now, "", 0)
    inserted = Step(
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING", values
    )
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
