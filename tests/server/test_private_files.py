"""Nobody but their owner can read a server's files, whatever the umask says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from packhouse.server.config import default_database
from packhouse.server.storage.database import Database, Step

from .running import person, row, run


@pytest.fixture(autouse=True)
def everyone_may_read() -> Iterator[None]:
    """Have the usual umask, by which others can read what is new."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


def used(url: str) -> dict[str, str]:
    """Return the rights to all files while a server uses them."""
    found: dict[str, str] = {}

    async def test(database: Database) -> None:
        database.claim()
        await database.append(row(1))
        found.update(modes(Path(url.removeprefix("sqlite:///")).parent))

    run(url, test)
    return found


def test_all_files_are_their_owners_alone(sqlite_url: str) -> None:
    found = used(sqlite_url)
    assert {"house.db", "house.db-wal", "house.db-shm", "house.db.lock"} <= set(found)
    assert set(found.values()) == {"0o600"}


def test_files_that_others_could_read_are_tightened_and_named(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "house.db").touch(0o644)
    (tmp_path / "house.db.lock").touch(0o644)
    assert set(used(sqlite_url).values()) == {"0o600"}
    assert [f"others could read {tmp_path / name}" in caplog.text for name in ("house.db,", "house.db.lock,")] == [
        True
    ] * 2


def test_files_that_are_private_are_not_spoken_of(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    used(sqlite_url)
    used(sqlite_url)
    assert not caplog.text


def test_a_folder_of_someone_elses_is_left_as_it_is(sqlite_url: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    used(sqlite_url)
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_the_data_folder_is_its_owners_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    default_database()
    assert modes(tmp_path / "share") == {"packhouse": "0o700"}


def test_what_is_forgotten_leaves_the_file(sqlite_url: str) -> None:
    secret = "a name that is forgotten"

    async def test(database: Database) -> None:
        await database.write(person(secret))
        await database.write(Step("DELETE FROM people WHERE id = $1", (secret,)))

    run(sqlite_url, test)
    assert secret.encode() not in Path(sqlite_url.removeprefix("sqlite:///")).read_bytes()
