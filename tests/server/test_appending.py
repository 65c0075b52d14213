"""An entry is appended once, whoever tries, and whatever goes wrong beside it."""

from __future__ import annotations

import asyncio

import pytest

from packhouse.server.storage.database import Added, Database, DatabaseDown, Step, connect
from packhouse.server.storage.database.sqlite import SQLite

from .running import COUNT, opened, row, run

ENTRIES = Step("SELECT table_id, number, entry, seat, message FROM entries ORDER BY table_id, number")


def test_a_row_is_kept_as_it_was_given(url: str) -> None:
    async def test(database: Database) -> None:
        added = row(1, entry='{"play": "Größe ○ 🙂"}', seat=None, message="m1")
        assert await database.append(added)
        assert await database.read(ENTRIES) == [tuple(added)]

    run(url, test)


def test_a_number_is_taken_once(url: str) -> None:
    async def test(database: Database) -> None:
        assert await database.append(row(1, entry="first"))
        assert not await database.append(row(1, entry="second"))
        assert await database.read(Step("SELECT entry FROM entries")) == [("first",)]

    run(url, test)


def test_the_very_same_row_is_refused_the_second_time(url: str) -> None:
    async def test(database: Database) -> None:
        assert [await database.append(row(1)), await database.append(row(1))] == [True, False]

    run(url, test)


def test_a_message_of_a_seat_is_taken_once(url: str) -> None:
    async def test(database: Database) -> None:
        assert await database.append(row(1, message="m"))
        assert not await database.append(row(2, message="m"))
        assert await database.append(row(2, message="m", seat=1))
        assert await database.append(row(2, message="m", table="U"))

    run(url, test)


def test_rows_without_a_message_or_a_seat_never_collide(url: str) -> None:
    async def test(database: Database) -> None:
        rows = [row(1), row(2), row(3, seat=None, message="m"), row(4, seat=None, message="m")]
        assert [await database.append(each) for each in rows] == [True] * 4

    run(url, test)


def test_of_many_at_once_one_wins(url: str) -> None:
    async def test(database: Database) -> None:
        rows = [row(1, entry=str(player), seat=player) for player in range(50)]
        won = await asyncio.gather(*map(database.append, rows))
        assert await database.read(Step("SELECT entry FROM entries")) == [(str(won.index(True)),)]
        assert sum(won) == 1

    run(url, test)


def test_of_two_servers_one_wins_each_number(postgres_url: str) -> None:
    async def test(one: Database) -> None:
        async with opened(postgres_url) as other:
            numbers = [row(number, table=f"T{number % 7}", entry=str(number)) for number in range(400)]
            left = asyncio.gather(*map(one.append, numbers))
            right = asyncio.gather(*map(other.append, reversed(numbers)))
            won, lost = await left, list(reversed(await right))
            assert [mine != theirs for mine, theirs in zip(won, lost, strict=True)] == [True] * 400

    run(postgres_url, test)


def test_a_row_refused_for_its_message_does_not_speak_for_another_of_its_number(url: str) -> None:
    async def test(database: Database) -> None:
        await database.append(row(1, message="m"))
        rows = [row(2, message="m"), row(2, seat=1, message="n")]
        assert await asyncio.gather(*map(database.append, rows)) == [False, True]

    run(url, test)


def test_many_rows_at_once_are_all_kept_in_their_order(url: str) -> None:
    async def test(database: Database) -> None:
        rows = [row(number, table=f"a-rather-long-name-of-a-table-{number % 3}") for number in range(2000)]
        assert all(await asyncio.gather(*map(database.append, rows)))
        assert await database.read(COUNT) == [(2000,)]
        first = Step("SELECT number FROM entries WHERE table_id = $1 ORDER BY number", (rows[0].table,))
        assert await database.read(first) == [(number,) for number in range(0, 2000, 3)]

    run(url, test)


def test_rows_that_come_together_are_stored_by_one_statement(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        assert isinstance(database, SQLite)
        told: list[str] = []
        database._writing.set_trace_callback(told.append)
        assert database._commit([row(1), row(2), row(3)]) == [True] * 3
        assert [statement.split()[0] for statement in told] == ["INSERT"]
        assert await database.read(COUNT) == [(3,)]

    run(sqlite_url, test)


def test_rows_are_stored_by_one_statement_beside_other_jobs_too(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        assert isinstance(database, SQLite)
        told: list[str] = []
        database._writing.set_trace_callback(told.append)
        assert database._commit([row(1), (COUNT,), row(2), row(3)]) == [True, [[(3,)]], True, True]
        assert [statement.split()[0] for statement in told] == ["BEGIN", "INSERT", "SELECT", "COMMIT"]
        assert await database.read(COUNT) == [(3,)]

    run(sqlite_url, test)


def test_a_row_that_is_taken_spoils_no_other_beside_other_jobs(url: str) -> None:
    async def test(database: Database) -> None:
        assert await database.append(row(2))
        rows = [row(1), row(2), row(3)]
        answers = await asyncio.gather(*map(database.append, rows), database.write(COUNT))
        assert answers[:3] == [True, False, True]
        assert await database.read(COUNT) == [(3,)]

    run(url, test)


@pytest.mark.parametrize("bad", [Added("T", 2**70, "", 0, None), Added("T", 2, "\ud800", 0, None)])
def test_a_row_that_can_not_be_stored_fails_alone(url: str, bad: Added) -> None:
    async def test(database: Database) -> None:
        rows = [row(1), bad, row(3)]
        answers = await asyncio.gather(*map(database.append, rows), return_exceptions=True)
        assert answers[::2] == [True, True]
        assert isinstance(answers[1], Exception)
        assert await database.read(COUNT) == [(2,)]

    run(url, test)


def test_who_stops_waiting_harms_no_one(url: str) -> None:
    async def test(database: Database) -> None:
        waiting = [asyncio.create_task(database.append(row(number))) for number in range(20)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        assert await asyncio.gather(*waiting[1::2]) == [True] * 10
        assert await database.append(row(20))

    run(url, test)


def test_closing_finishes_what_is_queued(url: str) -> None:
    async def test(database: Database) -> None:
        other = connect(url)
        await other.open()
        waiting = [asyncio.create_task(other.append(row(number))) for number in range(1000)]
        await asyncio.sleep(0)
        await other.close()
        assert await asyncio.gather(*waiting) == [True] * 1000
        assert await database.read(COUNT) == [(1000,)]

    run(url, test)


def test_a_closed_database_takes_nothing_more(url: str) -> None:
    async def test(_: Database) -> None:
        async with opened(url) as database:
            pass
        with pytest.raises(DatabaseDown):
            await database.append(row(1))
        with pytest.raises(DatabaseDown):
            await database.read(COUNT)

    run(url, test)
