"""A database is brought up to date once, and one that can't be used is refused in one clear line."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from packhouse.server.storage.database import BadDatabase, Database, Step, connect, schema

from .postgres import execute
from .running import COUNT, PEOPLE, opened, person, row, run

BUSY = "SELECT pid FROM pg_stat_activity WHERE application_name = 'packhouse' AND datname = current_database()"
VERSION = Step("SELECT max(version) FROM schema_version")


def refusal(url: str) -> str:
    """Return the line that opening this database is refused with."""

    async def open_it() -> None:
        async with opened(url):
            pass

    with pytest.raises(BadDatabase) as refused:
        asyncio.run(open_it())
    line = str(refused.value)
    assert "\n" not in line
    assert "secret" not in line
    assert refused.value.__cause__ is None
    return line


def test_several_who_open_a_new_database_at_once_migrate_it_once(url: str) -> None:
    async def test() -> None:
        databases = [connect(url) for _ in range(4)]
        await asyncio.gather(*(database.open() for database in databases))
        assert await databases[0].read(VERSION) == [(len(schema.MIGRATIONS),)]
        for database in databases:
            await database.close()

    asyncio.run(test())


def test_what_was_written_is_there_when_opened_again(url: str) -> None:
    async def write(database: Database) -> None:
        await database.write(person("ada"))

    async def read(database: Database) -> None:
        assert await database.read(PEOPLE) == [("ada", "Ada")]

    run(url, write)
    run(url, read)


def test_an_older_database_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(database: Database) -> None:
        await database.append(row(1))

    async def read(database: Database) -> None:
        assert await database.read(Step("SELECT name FROM halls")) == [("great",)]
        assert await database.read(COUNT) == [(1,)]

    run(url, write)
    added = ("CREATE TABLE halls (name TEXT NOT NULL)", "INSERT INTO halls VALUES ('great')")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, added))
    run(url, read)


def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(database: Database) -> None:
        assert await database.read(VERSION) == [(len(schema.MIGRATIONS),)]

    run(url, read)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("CREATE TABLE halls (name TEXT)", "nonsense")))
        assert "nonsense" in refusal(url)
    run(url, read)


def test_a_newer_database_is_refused(url: str) -> None:
    async def write(database: Database) -> None:
        await database.write(Step("INSERT INTO schema_version VALUES ($1)", (1000,)))

    run(url, write)
    known = len(schema.MIGRATIONS)
    assert f"newer Packhouse (schema 1000, this one knows {known}); upgrade Packhouse" in refusal(url)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://house.db",
        "mysql://user:secret@host/name",
        "postgresql+psycopg://user:secret@host/name",
        "postgressql:user:secret@host",
    ],
)
def test_a_url_that_names_no_database_is_answered_with_those_that_do(url: str) -> None:
    assert "write sqlite:///path/of/house.db or postgresql://user:password@host/name" in refusal(url)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:secret/more@host/name",
        "postgresql://user:more@secret@host/name",
        "postgresql://user:secret@host:port/name",
        "postgresql://user@host/name?password=secret@",
        "postgresql://user@host/name?secret",
        "postgresql:user:secret@host",
    ],
)
def test_a_malformed_postgres_url_is_answered_with_its_form(url: str) -> None:
    assert "write postgresql://user:password@host:port/name" in refusal(url)


def test_a_server_that_is_down_is_refused() -> None:
    assert "start it, or check host and port" in refusal("postgresql://user:secret@127.0.0.1:1/name")


def test_a_postgres_without_the_database_is_refused(postgres_server: str) -> None:
    assert "createdb" in refusal(postgres_server + "_missing")


def test_a_user_whom_postgres_does_not_know_is_refused(postgres_server: str) -> None:
    assert "refuses the user or the password" in refusal(postgres_server.replace("postgres@", "stranger:secret@"))


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    assert refusal(f"{tmp_path}/no/house.db") == f"there is no folder {tmp_path}/no for the database; create it first"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear house, " * 100)
    assert "letter.txt: file is not a database; check the file, or choose another" in refusal(f"{tmp_path}/letter.txt")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "Is a directory; check the file" in refusal(str(tmp_path))


def test_a_path_is_relative_with_three_strokes_and_absolute_with_four(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(database: Database) -> None:
        assert await database.read(COUNT) == [(0,)]

    monkeypatch.chdir(tmp_path)
    run("sqlite:///one.db", test)
    run(f"sqlite:///{tmp_path}/two.db", test)
    run("three.db", test)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.db", "three.db", "two.db"]


def test_a_second_server_on_one_file_is_refused_and_an_export_is_not(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        database.claim()
        async with opened(sqlite_url) as other:
            with pytest.raises(BadDatabase, match="in use by another server; stop it, or name another file"):
                other.claim()
            assert await other.read(COUNT) == [(0,)]

    run(sqlite_url, test)
    run(sqlite_url, test)


def test_a_file_that_can_not_be_claimed_is_not_said_to_be_in_use(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="there is no folder"):
        connect(f"sqlite:///{tmp_path}/nowhere/house.db").claim()


def test_any_number_of_servers_may_claim_postgres(postgres_url: str) -> None:
    async def test(database: Database) -> None:
        database.claim()
        async with opened(postgres_url) as other:
            other.claim()

    run(postgres_url, test)


def test_a_server_on_sqlite_goes_without_the_driver_of_postgres(sqlite_url: str) -> None:
    script = (
        "import asyncio, sys; from packhouse.server.storage.database import connect; "
        f"asyncio.run(connect({sqlite_url!r}).open()); sys.exit('asyncpg' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_postgres_is_asked_for_as_few_connections_as_told(postgres_url: str) -> None:
    async def test() -> None:
        database = connect(postgres_url, connections=1)
        await database.open()
        await asyncio.gather(*(database.read(COUNT) for _ in range(20)))
        assert len(await execute(postgres_url, BUSY)) == 1
        await database.close()

    asyncio.run(test())
