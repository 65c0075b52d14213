"""A file that can't grow any more: nothing is acknowledged that isn't saved, and all is well once there is room."""

from __future__ import annotations

import asyncio
import errno
import resource
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from packhouse.server.storage.database import Database, DatabaseDown, Step
from packhouse.server.storage.database.answers import down, reason
from packhouse.server.storage.database.sqlite import SQLite
from packhouse.server.storage.store import Store

from .house import served
from .room import PATIENCE
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


def test_a_disk_without_room_is_called_full(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        await database.write(FULL)
        with pytest.raises(DatabaseDown) as refused:
            await asyncio.gather(*(database.append(row(number, entry="x" * 5000)) for number in range(100)))
        assert reason(refused.value) == "its disk is full; make room"

    run(sqlite_url, test)


def test_whether_anything_can_be_saved_is_found_out_by_writing(sqlite_url: str, tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        log = tmp_path / "house.db-wal"
        await Store(database).secret("a key")
        before = log.read_bytes()
        await Store(database).saves()
        assert log.read_bytes() != before
        assert await database.read(Step("SELECT id FROM workers")) == []

    run(sqlite_url, test)


@pytest.mark.parametrize("cause", [OSError(errno.ENOSPC, "No space left"), asyncpg.DiskFullError("no room")])
def test_whoever_says_it_a_full_disk_is_known(cause: Exception) -> None:
    assert reason(down(cause)) == "its disk is full; make room"


def test_a_house_that_cant_save_is_not_healthy_until_it_can(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        _, most = resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (8192, resource.RLIM_INFINITY))
        assert asyncio.run(_comes(house.address, 503)) == {"why": "its disk fails; look after it"}
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (most, most))
        asyncio.run(_comes(house.address, 200))


async def _comes(address: str, status: int) -> dict[str, str]:
    """Wait until a health check is answered so, and return what fields it has."""
    found = await asyncio.to_thread(_health, address)
    async with asyncio.timeout(PATIENCE):
        while found[0] != status:
            await asyncio.sleep(0.05)
            found = await asyncio.to_thread(_health, address)
    return dict(found[1].get("fields", {}))


def _health(address: str) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:
            return answer.status, msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, msgspec.json.decode(refused.read())


def test_a_server_that_finds_no_room_to_start_says_so_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        pass
    words = [sys.executable, "-m", "packhouse", "serve", "--port", "0", "--database", house.database]
    ran = subprocess.run(
        words, capture_output=True, text=True, check=False, timeout=PATIENCE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)),
    )  # fmt: skip
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr


def test_a_start_on_a_full_disk_says_to_make_room(tmp_path: Path) -> None:
    refusal = SQLite(str(tmp_path / "house.db"))._unopened(OSError(errno.ENOSPC, "No space left"))
    assert str(refusal).startswith(f"the disk of {tmp_path}/house.db is full")
