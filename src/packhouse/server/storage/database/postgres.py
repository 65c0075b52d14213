"""The database for several servers: PostgreSQL, which also carries word from one to the others."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from . import Added, DatabaseDown, Hear, Missed, Row, Step, batch, schema
from .announced import announced
from .answers import down
from .appends import Appends
from .faults import AMISS, PASSING, is_gone, is_undone, malformed, patiently, refused
from .listener import CHANNEL, Listener

PATIENCE = 20.0
"""Seconds that a statement may take, and a connection to come about."""

MIGRATING = 7_225_486_321
"""The advisory lock of whoever brings the tables up to date: a number that no one else takes."""

ANNOUNCE = f"SELECT pg_notify('{CHANNEL}', $1)"

AUTHORITY = re.compile(r"[a-z]+://([^@/?#]*@)?[^@]*", re.IGNORECASE)


class Postgres:
    """What was begun is finished even if no one waits for it any more, as on SQLite."""

    sole = False

    def __init__(self, url: str, connections: int) -> None:
        if not AUTHORITY.fullmatch(url):
            raise malformed()
        self._url = url
        self._connections = connections
        self._token = secrets.token_hex(4)
        self._listener = Listener(lambda: self._dial("packhouse, listening"), self._token)
        self._appends = Appends(self._commit)
        self._closed = False

    def claim(self) -> None:
        """Take nothing: any number of servers may share the database."""

    def exists(self) -> bool:
        return True

    async def open(self) -> None:
        try:
            await self._migrate()
            self._pool = await self._pooled()
            await self._listener.open()
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise refused(error) from None

    async def close(self) -> None:
        self._closed = True
        await self._appends.finish()
        await self._listener.close()
        await self._pool.close()

    async def append(self, row: Added) -> bool:
        self._check_open()
        return await self._appends.add(row)

    async def write(self, *steps: Step, announce: str = "") -> list[list[Row]] | None:
        self._check_open()
        return await asyncio.shield(patiently(lambda: self._job(steps, announce)))

    async def read(self, step: Step) -> list[Row]:
        self._check_open()
        return await asyncio.shield(patiently(lambda: self._look(step)))

    def listen(self, hear: Hear, missed: Missed) -> None:
        self._listener.listen(hear, missed)

    def _check_open(self) -> None:
        if self._closed:
            raise down(None)

    async def _dial(self, name: str) -> Any:
        settings = {"application_name": name}
        return await asyncpg.connect(self._url, timeout=PATIENCE, server_settings=settings)

    async def _pooled(self) -> Any:
        return await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=self._connections,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=_as_it_is,
            server_settings={"application_name": "packhouse"},
        )

    async def _migrate(self) -> None:
        connection = await self._dial("packhouse, migrating")
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await connection.execute(schema.VERSIONS)
                for step in schema.missing(await connection.fetchval(schema.LATEST)):
                    await connection.execute(step.statement, *step.values)
        finally:
            await connection.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Lend a connection, and say of one that is lost that it is: the driver has other words for it too."""
        async with self._pool.acquire() as connection:
            try:
                yield connection
            except AMISS as error:
                if not is_gone(connection, error):
                    raise
                raise ConnectionResetError(str(error)) from error

    async def _look(self, step: Step) -> list[Row]:
        async with self._connection() as connection:
            return await _rows(connection, step)

    async def _job(self, steps: Sequence[Step], announce: str) -> list[list[Row]] | None:
        said = f"{self._token} said {announce}" if announce else ""
        ending = False
        try:
            async with self._connection() as connection:
                if len(steps) == 1:  # it commits by itself: one way there and back instead of four
                    ending = True
                    found = await _rows(connection, announced(steps[0], said) if said else steps[0])
                    return None if steps[0].must and not found else [found]
                async with connection.transaction():
                    answers = await _stepped(connection, steps)
                    if said:
                        await connection.execute(ANNOUNCE, said)
                    ending = True
        except _UndoneError:
            return None
        except PASSING as error:
            if ending and not is_undone(error):
                # Lost while it was committed: done twice would be worse than not known.
                raise down(error) from error
            raise
        return answers

    async def _commit(self, rows: list[Added]) -> Sequence[bool | Exception]:
        """Append a batch; where a row in it can't be stored, the others still are."""
        try:
            return await self._appended(rows)
        except DatabaseDown as error:
            return [error] * len(rows)
        except Exception as error:
            if len(rows) == 1:
                return [error]
            return [answer for row in rows for answer in await self._commit([row])]

    async def _appended(self, rows: list[Added]) -> list[bool]:
        attempts = 0

        async def attempt() -> list[bool]:
            nonlocal attempts
            attempts += 1
            async with self._connection() as connection:
                added = await batch.insert(connection, rows, self._token)
                if attempts == 1 or all(added):
                    return added
                # What the lost attempt did is known only now that no other row can take the place.
                rest = [row for row, done in zip(rows, added, strict=True) if not done]
                there = iter(await batch.found(connection, rest))
                return [done or next(there) for done in added]

        return await patiently(attempt)


class _UndoneError(Exception):
    """A step that must give a row gave none."""


async def _stepped(connection: Any, steps: Sequence[Step]) -> list[list[Row]]:
    answers: list[list[Row]] = []
    for step in steps:
        answers.append(await _rows(connection, step))
        if step.must and not answers[-1]:
            raise _UndoneError
    return answers


async def _rows(connection: Any, step: Step) -> list[Row]:
    return [tuple(row) for row in await connection.fetch(step.statement, *step.values)]


async def _as_it_is(_connection: object) -> None:
    """Spare a round trip after each use: no statement here leaves anything behind in its connection."""
