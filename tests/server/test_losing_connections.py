"""Connections to PostgreSQL are cut while servers work: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence
from typing import Any

import pytest

from packhouse.server.storage.database import Added, Database, DatabaseDown, Step, batch, connect, faults

from .postgres import execute, throw_away
from .running import COUNT, PEOPLE, person, row, run

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'packhouse' AND datname = current_database()"""


async def all_of(work: Sequence[Awaitable[None]]) -> None:
    await asyncio.gather(*work)


async def while_cut(url: str, work: Awaitable[None], progress: asyncio.Event) -> None:
    """Cut all connections until the work is done, each time after some progress: without any, all would be given up."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda _: progress.set())
    while not task.done():
        await execute(url, CUT)
        progress.clear()
        if not task.done():
            await progress.wait()
    await task


def test_appends_survive_and_are_answered_truly(postgres_url: str) -> None:
    progress = asyncio.Event()

    async def append(database: Database, table: str) -> None:
        for number in range(40):
            assert await database.append(row(number, table=table, message=f"m{number}"))
            assert not await database.append(row(number, table=table, entry="other"))
            progress.set()

    async def test(database: Database) -> None:
        work = [append(database, f"T{table}") for table in range(20)]
        await while_cut(postgres_url, all_of(work), progress)
        assert await database.read(COUNT) == [(800,)]

    run(postgres_url, test)


def test_looks_are_taken_again(postgres_url: str) -> None:
    progress = asyncio.Event()

    async def look(database: Database) -> None:
        for _ in range(300):
            assert await database.read(PEOPLE) == [("ada", "Ada")]
            progress.set()

    async def test(database: Database) -> None:
        await database.write(person("ada"))
        await while_cut(postgres_url, look(database), progress)

    run(postgres_url, test)


def test_a_write_is_done_once_or_its_fate_is_said_to_be_unknown(postgres_url: str) -> None:
    done: list[int] = []
    progress = asyncio.Event()

    async def count(database: Database) -> None:
        for number in range(150):
            try:
                await database.write(Step("UPDATE workers SET beat = beat + 1"), Step("SELECT pg_sleep(0.001)"))
                done.append(number)
                progress.set()
            except DatabaseDown:
                pass

    async def test(database: Database) -> None:
        await database.write(Step("INSERT INTO workers VALUES ('w', 0)"))
        await while_cut(postgres_url, count(database), progress)
        [(beat,)] = await database.read(Step("SELECT beat FROM workers"))
        assert len(done) <= beat <= 150

    run(postgres_url, test)


def test_an_append_that_was_done_before_the_connection_was_lost_counts_as_added(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert = batch.insert

    async def insert_and_lose(connection: Any, rows: Sequence[Added], token: str) -> list[bool]:
        monkeypatch.setattr(batch, "insert", insert)
        await insert(connection, rows, token)
        raise ConnectionResetError

    async def test(database: Database) -> None:
        await database.append(row(0, entry="theirs"))
        monkeypatch.setattr(batch, "insert", insert_and_lose)
        rows = [row(0), row(1), row(1), row(1, entry="other"), row(2)]
        assert await asyncio.gather(*map(database.append, rows)) == [False, True, False, False, True]

    run(postgres_url, test)


def test_after_the_last_pause_it_is_tried_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "PAUSES", (0.0, 0.0))
    failures = [OSError(), OSError()]

    async def attempt() -> str:
        if failures:
            raise failures.pop()
        return "done"

    assert asyncio.run(faults.patiently(attempt)) == "done"


@pytest.mark.usefixtures("postgres_server")
def test_a_server_that_stays_away_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "PAUSES", (0.0, 0.0))

    async def test() -> None:
        with contextlib.ExitStack() as stack:
            database = connect(await asyncio.to_thread(stack.enter_context, throw_away()))
            await database.open()
        for work in (database.append(row(1)), database.read(COUNT), database.write(person("ada"))):
            with pytest.raises(DatabaseDown, match="try again in a moment"):
                await work
        await database.close()

    asyncio.run(test())
