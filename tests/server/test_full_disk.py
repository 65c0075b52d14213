"""A file that can't grow any more: nothing is acknowledged that isn't saved, and all is well once there is room."""

from __future__ import annotations

import asyncio

import pytest

from packhouse.server.storage.database import Database, DatabaseDown, Step

from .running import COUNT, opened, row, run

FULL = Step("PRAGMA max_page_count = 60")
ROOMY = Step("PRAGMA max_page_count = 100000")


def test_a_commit_that_finds_no_room_fails_for_all_who_share_it(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        await database.write(FULL)
        rows = [row(number, entry="x" * 5000) for number in range(100)]
        answers = await asyncio.gather(*map(database.append, rows), return_exceptions=True)
        assert {type(answer) for answer in answers} == {DatabaseDown}
        assert await database.read(COUNT) == [(0,)]
        await database.write(ROOMY)
        assert all(await asyncio.gather(*map(database.append, rows)))

    run(sqlite_url, test)


def test_a_job_that_finds_no_room_is_undone(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        await database.write(FULL)
        insert = "INSERT INTO entries VALUES ($1, 1, $2, 0, NULL)"
        with pytest.raises(DatabaseDown) as refused:
            await database.write(*(Step(insert, (f"T{number}", "x" * 5000)) for number in range(100)))
        assert "full" in str(refused.value.__cause__)
        assert await database.read(COUNT) == [(0,)]

    run(sqlite_url, test)


def test_another_program_that_holds_the_file_is_waited_for(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        async with opened(sqlite_url) as export:
            rows = [row(number) for number in range(200)]
            mine = asyncio.gather(*map(database.append, rows[::2]))
            theirs = asyncio.gather(*map(export.append, rows[1::2]))
            assert all(await mine)
            assert all(await theirs)

    run(sqlite_url, test)
