"""What one server does, the others hear of; and a server knows when it may have missed something."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import asyncpg
import pytest

from packhouse.server.storage.database import Database, Step, listener

from .postgres import execute
from .room import PATIENCE, until
from .running import opened, person, row, run

WHICH = "FROM pg_stat_activity WHERE application_name = 'packhouse, listening' AND datname = current_database()"
LISTENING = f"SELECT pid {WHICH}"
ASKED = f"SELECT query_start {WHICH} AND query = 'SELECT 1' AND state = 'idle'"
END_LISTENING = f"SELECT pg_terminate_backend(pid) {WHICH}"


class Heard:
    """What a server was told."""

    def __init__(self, database: Database) -> None:
        self.words: list[str] = []
        self.gaps = 0
        database.listen(self.words.append, self._missed)

    def _missed(self) -> None:
        self.gaps += 1


def test_other_servers_hear_of_each_entry_and_each_announcement_in_order(postgres_url: str) -> None:
    async def test(one: Database) -> None:
        async with opened(postgres_url) as other:
            at_home, abroad = Heard(one), Heard(other)
            await one.append(row(1))
            await one.write(person("ada"), announce="tables T: a word")
            await asyncio.gather(one.append(row(2)), one.append(row(3, table="a:b")))
            await until(lambda: len(abroad.words) == 4)
            assert abroad.words == [
                "entries T 1 0  b4", "tables T: a word", "entries T 2 0  b4", "entries a:b 3 0  b4"
            ]  # fmt: skip
            assert (at_home.words, at_home.gaps, abroad.gaps) == ([], 0, 0)

    run(postgres_url, test)


def test_what_did_not_take_place_is_not_announced(postgres_url: str) -> None:
    async def test(one: Database) -> None:
        async with opened(postgres_url) as other:
            await one.append(row(1))
            abroad = Heard(other)
            await one.append(row(1))
            await one.write(Step("SELECT 1 WHERE false", must=True), announce="undone")
            await one.write(announce="last")
            await until(lambda: "last" in abroad.words)
            assert [word for word in abroad.words if word != "entries T 1 0  b4"] == ["last"]
            assert abroad.words.count("entries T 1 0  b4") <= 1

    run(postgres_url, test)


def test_each_entry_of_a_large_batch_is_announced(postgres_url: str) -> None:
    async def test(one: Database) -> None:
        async with opened(postgres_url) as other:
            abroad = Heard(other)
            await asyncio.gather(*(one.append(row(number, table="x" * 40)) for number in range(1000)))
            await until(lambda: len(abroad.words) == 1000)
            assert abroad.words == [f"entries {'x' * 40} {number} 0  b4" for number in range(1000)]

    run(postgres_url, test)


def test_an_entry_is_told_with_its_key_and_a_long_one_by_its_place(postgres_url: str) -> None:
    async def test(one: Database) -> None:
        async with opened(postgres_url) as other:
            abroad = Heard(other)
            rows = [row(1, message="m1"), row(2, entry="ä" * 1000), row(3, entry="x" * 1400), row(4, entry="y" * 1400)]
            rows += [row(number, entry="z" * 1400) for number in range(5, 20)]
            await asyncio.gather(*map(one.append, rows))
            await until(lambda: len(abroad.words) == len(rows))
            long = {3: "x", 4: "y"}
            told = [f"entries T {number} 0  {long.get(number, 'z') * 1400}" for number in range(3, 20)]
            assert abroad.words == ["entries T 1 0 m1 b4", "entries T 2", *told]

    run(postgres_url, test)


def test_a_lost_listening_connection_comes_back_and_says_that_it_was_away(postgres_url: str) -> None:
    async def test(one: Database) -> None:
        async with opened(postgres_url) as other:
            abroad = Heard(other)
            await execute(postgres_url, END_LISTENING)
            await until(lambda: abroad.gaps == 1)
            await one.append(row(1))
            await until(lambda: abroad.words == ["entries T 1 0  b4"])
            assert abroad.gaps == 1

    run(postgres_url, test)


def test_one_that_is_lost_again_while_it_comes_back_comes_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_listener = asyncpg.Connection.add_listener

    async def lose_the_way(*_: object) -> None:
        monkeypatch.setattr(asyncpg.Connection, "add_listener", add_listener)
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    async def test(one: Database) -> None:
        heard = Heard(one)
        monkeypatch.setattr(asyncpg.Connection, "add_listener", lose_the_way)
        await execute(postgres_url, END_LISTENING)
        await until(lambda: heard.gaps == 1)

    run(postgres_url, test)


def test_a_connection_that_answers_is_kept(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "PULSE", 1.0)

    async def test(one: Database) -> None:
        heard = Heard(one)
        asked: set[Any] = set()
        async with asyncio.timeout(PATIENCE):
            while len(asked) < 2:
                asked |= set(await execute(postgres_url, ASKED))
                await asyncio.sleep(0.05)
        assert heard.gaps == 0

    run(postgres_url, test)


def test_a_connection_that_falls_silent_is_replaced(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "PULSE", 1.0)

    async def test(one: Database) -> None:
        heard = Heard(one)
        [(process,)] = await execute(postgres_url, LISTENING)
        os.kill(process, signal.SIGSTOP)
        try:
            await until(lambda: heard.gaps > 0)
        finally:
            os.kill(process, signal.SIGCONT)

    run(postgres_url, test)


def test_on_one_file_there_is_no_one_to_hear(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        heard = Heard(database)
        assert database.sole
        assert await database.write(person("ada"), announce="word") == [[]]
        assert (heard.words, heard.gaps) == ([], 0)

    run(sqlite_url, test)
