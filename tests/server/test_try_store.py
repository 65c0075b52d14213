"""Tries, lessons, verdicts and what is played on, in either database."""

from __future__ import annotations

import msgspec

from packhouse import wire
from packhouse.core.match import Play
from packhouse.server.storage.database import Database
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.store import Store
from packhouse.server.storage.tries import Day, Tried, ended

from .running import run

ADA = Chair(kind="person", person="ada")
FIRST = Play(seat=0, action="take 1 1")


def attempt(number: int, *, solved: bool = False) -> Facts:
    puzzle = wire.Try(day="2026-11-19", number=number, most=3, aim="lead", goal=1, solved=solved)
    return Facts(game="nim", game_version=1, chairs=(ADA, Chair()), host="ada", puzzle=puzzle)


def test_a_try_is_begun_once_by_number_and_ends_once(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        assert await store.begin_try("t1", attempt(1), 5, [FIRST])
        assert not await store.begin_try("t2", attempt(1), 5, [FIRST])
        assert await store.table("t2") is None
        await database.write(*ended("t1", attempt(1)))
        assert await store.begin_try("t2", attempt(2), 6, [FIRST])
        await database.write(*ended("t2", attempt(2, solved=True)))
        assert await store.tries("ada", "nim", "2026-11-19") == [Tried("t1", True, False), Tried("t2", True, True)]
        assert await store.days_tried("ada", 10) == [Day("nim", "2026-11-19", 2, solved=True)]

    run(url, test)


def test_the_newest_lesson_of_a_game_is_noted(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        for table in ("t1", "t2"):
            await store.begin_lesson(table, Facts(game="nim", game_version=1, chairs=(ADA,), host="ada"), 5)
        assert await store.lesson_of("ada", "nim") == "t2"
        assert await store.lesson_of("bo", "nim") == ""

    run(url, test)


def test_a_verdict_gives_way_to_a_later_one(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        await store.keep_verdict("t", 1, "{}")
        await store.keep_verdict("t", 2, "[]")
        assert (await store.verdict("t", 1), await store.verdict("t", 2)) == (None, "[]")

    run(url, test)


def test_a_table_that_is_there_is_given_neither_the_plays_nor_the_tries_of_another(url: str) -> None:
    async def test(database: Database) -> None:
        store, waiting = Store(database), Facts(game="nim", game_version=1, chairs=(ADA, Chair()), host="ada")
        await store.open("t", waiting, 5)
        await store.open("t", msgspec.structs.replace(waiting, goes_on=True), 6, [FIRST])
        assert not await store.begin_try("t", attempt(1), 6, [FIRST])
        stored = await store.table("t")
        assert stored and stored.facts == waiting
        assert (await store.tail("t", 0), await store.days_tried("ada", 10)) == ([], [])

    run(url, test)
