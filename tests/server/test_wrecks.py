"""Files that are damaged or don't belong together: the one to look at is named, and none is changed."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from packhouse.server.storage.database import BadDatabase, Database, connect

from .running import COUNT, opened, row

Wreck = Callable[[Path], None]


def left_behind(folder: Path, sorted_in: int = 0) -> None:
    """Make the files of a server that was killed: its last plays are in the log alone."""

    async def play() -> None:
        async with opened(str(folder / "live.db")) as database:
            await _write(database, "early", sorted_in)
        async with opened(str(folder / "live.db")) as database:
            await _write(database, "late", 300)
            for end in ("", "-wal"):
                shutil.copyfile(folder / f"live.db{end}", folder / f"house.db{end}")

    asyncio.run(play())


async def _write(database: Database, table: str, rows: int) -> None:
    await asyncio.gather(*(database.append(row(number, table, entry="x" * 500)) for number in range(rows)))


def contents(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in ("house.db", "house.db-wal") if (folder / name).is_file()}


async def _start(path: Path) -> int:
    database = connect(str(path))
    database.claim()
    await database.open()
    found = int((await database.read(COUNT))[0][0])
    await database.close()
    return found


def refused(folder: Path) -> str:
    """Return the line about a house that isn't opened, and left as it is."""
    before = contents(folder)
    with pytest.raises(BadDatabase) as refusal:
        asyncio.run(_start(folder / "house.db"))
    assert contents(folder) == before
    return str(refusal.value)


def emptied(folder: Path) -> None:
    (folder / "house.db").write_bytes(b"")


def gone(folder: Path) -> None:
    (folder / "house.db").unlink()


def garbage_log(folder: Path) -> None:
    (folder / "house.db-wal").write_bytes(b"not a log" * 1000)


def test_what_a_killed_server_left_is_taken_up(tmp_path: Path) -> None:
    left_behind(tmp_path)
    assert asyncio.run(_start(tmp_path / "house.db")) == 300


def test_what_a_killed_server_left_is_sorted_into_the_file_at_once(tmp_path: Path) -> None:
    left_behind(tmp_path)
    connect(str(tmp_path / "house.db")).claim()
    assert not (tmp_path / "house.db-wal").exists() or not (tmp_path / "house.db-wal").stat().st_size


@pytest.mark.parametrize("wreck", [emptied, gone])
def test_a_log_without_its_database_is_not_thrown_away(tmp_path: Path, wreck: Wreck) -> None:
    left_behind(tmp_path)
    wreck(tmp_path)
    assert f"{tmp_path}/house.db is empty or gone, but {tmp_path}/house.db-wal" in refused(tmp_path)


def test_looking_at_an_emptied_house_doesnt_throw_its_log_away_either(tmp_path: Path) -> None:
    left_behind(tmp_path)
    emptied(tmp_path)
    with pytest.raises(BadDatabase, match="is empty or gone"):
        asyncio.run(connect(str(tmp_path / "house.db")).open())
    assert (tmp_path / "house.db-wal").stat().st_size


def test_a_log_that_isnt_one_is_named(tmp_path: Path) -> None:
    left_behind(tmp_path)
    garbage_log(tmp_path)
    assert f"{tmp_path}/house.db-wal isn’t a log" in refused(tmp_path)


def test_a_log_of_another_house_is_named(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    left_behind(tmp_path / "other", sorted_in=2000)
    asyncio.run(_start(tmp_path / "house.db"))
    shutil.copyfile(tmp_path / "other" / "house.db-wal", tmp_path / "house.db-wal")
    line = refused(tmp_path)
    assert f"{tmp_path}/house.db and {tmp_path}/house.db-wal don’t belong together or are damaged" in line


def test_an_export_doesnt_keep_a_server_from_starting(tmp_path: Path) -> None:
    async def start() -> None:
        async with opened(str(tmp_path / "house.db")) as export:
            await export.append(row(1))
            await _start(tmp_path / "house.db")

    asyncio.run(start())


def test_a_database_without_its_end_is_named(tmp_path: Path) -> None:
    asyncio.run(_start(tmp_path / "house.db"))
    with (tmp_path / "house.db").open("ab") as file:
        file.truncate(4096 * 3)
    assert f"the end of {tmp_path}/house.db is missing" in refused(tmp_path)


def test_what_isnt_a_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_text("my diary\n" * 100)
    assert f"can’t open the database {tmp_path}/house.db: file is not a database" in refused(tmp_path)


def test_a_folder_isnt_a_database(tmp_path: Path) -> None:
    (tmp_path / "house.db").mkdir()
    assert f"can’t open the database {tmp_path}/house.db: Is a directory" in refused(tmp_path)


def test_garbage_in_the_lock_is_named_as_such(tmp_path: Path) -> None:
    asyncio.run(_start(tmp_path / "house.db"))
    (tmp_path / "house.db.lock").write_text("garbage" * 100)
    assert refused(tmp_path).startswith(f"can’t lock {tmp_path}/house.db.lock (file is not a database)")


def test_a_folder_in_place_of_the_lock_is_named_as_such(tmp_path: Path) -> None:
    (tmp_path / "house.db.lock").mkdir()
    assert refused(tmp_path).startswith(f"can’t lock {tmp_path}/house.db.lock (Is a directory)")
