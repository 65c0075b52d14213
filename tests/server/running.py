"""A database opened for the time of a test, which is one coroutine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from packhouse.server.storage.database import Added, Database, Step, connect

from .room import PATIENCE

COUNT = Step("SELECT count(*) FROM entries")
PEOPLE = Step("SELECT id, name FROM people ORDER BY id")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = connect(url)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


def run(url: str, test: Callable[[Database], Awaitable[None]]) -> None:
    """Run a test of an open database, with an end to waiting."""

    async def all_of_it() -> None:
        async with asyncio.timeout(3 * PATIENCE), opened(url) as database:
            await test(database)

    asyncio.run(all_of_it())


def row(number: int, table: str = "T", entry: str = "b4", seat: int | None = 0, message: str | None = None) -> Added:
    return Added(table, number, entry, seat, message)


def person(name: str) -> Step:
    """Return the step that adds someone; a second one of that name breaks a constraint."""
    return Step("INSERT INTO people VALUES ($1, $2, $3, '', 0, 0, 0)", (name, name.title(), name))
