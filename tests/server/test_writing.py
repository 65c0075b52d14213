"""A job is done whole or not at all, and a look sees all that was done before it."""

from __future__ import annotations

import asyncio

import pytest

from packhouse.server.storage.database import Database, Step

from .room import PATIENCE
from .running import PEOPLE, opened, person, row, run

NO_ONE = Step("UPDATE people SET name = 'x' WHERE id = 'nobody' RETURNING id", must=True)


def test_each_step_gives_its_rows(url: str) -> None:
    async def test(database: Database) -> None:
        renamed = Step("UPDATE people SET name = $2 WHERE id = $1 RETURNING id, name", ("ada", "Ada L."), must=True)
        assert await database.write(person("ada"), renamed, PEOPLE) == [[], [("ada", "Ada L.")], [("ada", "Ada L.")]]

    run(url, test)


def test_a_placeholder_may_be_used_twice_and_in_any_order(url: str) -> None:
    async def test(database: Database) -> None:
        put = Step("INSERT INTO workers VALUES ($2, $1) ON CONFLICT (id) DO UPDATE SET beat = $1", (7, "w"))
        await database.write(put)
        await database.write(put._replace(values=(8, "w")))
        assert await database.read(Step("SELECT id, beat FROM workers")) == [("w", 8)]

    run(url, test)


def test_numbers_keep_their_size_and_fractions(url: str) -> None:
    async def test(database: Database) -> None:
        await database.write(Step("INSERT INTO workers VALUES ('w', $1)", (2**53,)))
        await database.write(Step("INSERT INTO ratings VALUES ('ada', 'nim', $1, $2, $3)", (25.123456789, 8, 1)))
        assert await database.read(Step("SELECT beat FROM workers")) == [(2**53,)]
        assert await database.read(Step("SELECT mu, sigma, games FROM ratings")) == [(25.123456789, 8.0, 1)]

    run(url, test)


def test_a_step_that_must_give_a_row_and_does_not_undoes_its_job(url: str) -> None:
    async def test(database: Database) -> None:
        answers = tuple(
            await asyncio.gather(
                database.write(person("ada")),
                database.write(person("bob"), NO_ONE, person("cy")),
                database.write(person("dee")),
            )
        )
        assert answers == ([[]], None, [[]])
        assert await database.read(PEOPLE) == [("ada", "Ada"), ("dee", "Dee")]

    run(url, test)


def test_an_error_undoes_its_own_job_and_no_other(url: str) -> None:
    async def test(database: Database) -> None:
        answers = await asyncio.gather(
            database.append(row(1)),
            database.write(person("ada")),
            database.write(person("bob"), person("bob")),
            database.write(Step("no such statement")),
            database.append(row(2)),
            return_exceptions=True,
        )
        assert (answers[0], answers[4]) == (True, True)
        assert [isinstance(answer, Exception) for answer in answers] == [False, False, True, True, False]
        assert await database.read(PEOPLE) == [("ada", "Ada")]

    run(url, test)


def test_wrong_arguments_are_an_error_at_once(url: str) -> None:
    async def test(database: Database) -> None:
        with pytest.raises(Exception, match="1"):
            await asyncio.wait_for(database.write(Step("DELETE FROM people WHERE id = $1")), PATIENCE)
        with pytest.raises(Exception, match="1"):
            await asyncio.wait_for(database.read(Step("SELECT id FROM people WHERE id = $1")), PATIENCE)

    run(url, test)


def test_a_look_sees_what_was_written_before(url: str) -> None:
    async def test(database: Database) -> None:
        for number in range(30):
            await database.write(person(f"{number:02}"))
            assert len(await database.read(PEOPLE)) == number + 1

    run(url, test)


def test_of_many_who_take_a_lease_one_gets_it(url: str) -> None:
    async def test(database: Database) -> None:
        await database.write(Step("INSERT INTO workers VALUES ('lease', 0)"))
        take = Step("UPDATE workers SET beat = $1 WHERE id = 'lease' AND beat = 0 RETURNING beat", (1,), must=True)
        async with opened(url) as other:
            jobs = [each.write(take) for each in (database, other) for _ in range(20)]
            assert sum(answer is not None for answer in await asyncio.gather(*jobs)) == 1

    run(url, test)
