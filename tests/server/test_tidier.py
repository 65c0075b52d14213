"""The write-ahead log is sorted into the file beside the writer, and begun anew before it is too long."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import Event

import pytest

from packhouse.server.storage.database import tidier
from packhouse.server.storage.database.sqlite import SQLite

from .running import row


async def _write(database: SQLite, number: int) -> None:
    await asyncio.gather(*(database.append(row(each)) for each in range(1, number + 1)))


async def _until(found: bool, database: SQLite) -> None:
    for _ in range(500):
        if database._tidier.is_too_long is found:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing was tidied")


def test_what_is_written_goes_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidier, "PAUSE", 0.01)

    async def scenario() -> None:
        database = SQLite(str(tmp_path / "house.db"))
        await database.open()
        empty = (tmp_path / "house.db").stat().st_size
        await _write(database, 2000)
        for _ in range(500):
            if (tmp_path / "house.db").stat().st_size > empty:
                break
            await asyncio.sleep(0.01)
        grown = (tmp_path / "house.db").stat().st_size > empty
        await database.close()
        assert grown, "before it was closed"

    asyncio.run(scenario())


def test_a_log_that_is_too_long_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidier, "PAUSE", 0.01)
    monkeypatch.setattr(tidier, "LONGEST", 10)

    async def scenario() -> None:
        database = SQLite(str(tmp_path / "house.db"))
        await database.open()
        await _write(database, 2000)
        await _until(True, database)
        await database.append(row(2001))
        size = (tmp_path / "house.db-wal").stat().st_size
        await database.append(row(2002))
        assert (tmp_path / "house.db-wal").stat().st_size == size, "its room is used again"
        await database.close()

    asyncio.run(scenario())


def test_the_log_never_takes_more_of_a_disk_than_it_leaves(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = SQLite(str(tmp_path / "house.db"), free=lambda folder: 100_000)
        await database.open()
        for number in range(1, 101):
            await database.append(row(number))
        size = (tmp_path / "house.db-wal").stat().st_size
        await database.close()
        assert size < 200_000

    asyncio.run(scenario())


def test_an_end_that_comes_just_as_a_round_begins_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidier, "PAUSE", 0.01)

    class Ending(Event):
        """Is told of the end at the worst moment: what tells of it is cleared at once."""

        def clear(self) -> None:
            late._ended.set()
            self.set()
            super().clear()

    monkeypatch.setattr(tidier, "Event", Ending)
    late = tidier.Tidier(sqlite3.connect(tmp_path / "house.db", check_same_thread=False))
    late.note_commit()
    late._thread.join(10)
    assert not late._thread.is_alive()
    late.end()
