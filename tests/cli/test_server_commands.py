"""The commands around a server: what they refuse, and records out of one database and into another."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
from pathlib import Path

import pytest

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core import notation
from packhouse.core.match import Entry, Play
from packhouse.core.rng import QuickRng
from packhouse.server.luck import SystemLuck
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database import connect
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.store import Store
from packhouse.server.storage.tables import logging, opening
from packhouse.server.tables.phases import begun

from .conftest import Command
from .test_bad_input import refused


async def _fill(path: Path, tables: list[str]) -> None:
    """Store matches, each finished, and an account."""
    database = connect(str(path))
    await database.open()
    for name in tables:
        new = Facts(game="packit", game_version=1, chairs=(Chair(), Chair()), host="h")
        facts = begun(name, 5, new, SystemLuck())
        over = Facts(**{field: getattr(facts, field) for field in facts.__struct_fields__} | {"status": "over"})
        await database.write(*opening(name, over, 5), *logging(name, _played(facts)))
    await Store(database).sign_up(Account("p1", "Bob", "hash", 1), "bob", [], 5)
    await database.close()


def _played(facts: Facts) -> list[Entry]:
    game = games.load(facts.setup)
    made = steps(game, game.start(facts.setup.seats, facts.setup.seed), at_random(game, QuickRng(7)))
    return [Play(seat=seat, action=notation.write(action), at=at) for at, (seat, action) in enumerate(made)]


def test_a_database_comes_through_its_records_unchanged(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", ["one", "two"]))
    assert packhouse("export", str(tmp_path / "out"), "--database", str(tmp_path / "house.db")).code == 0
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == ["one.record", "two.record"]
    for file in files:
        assert "Verified" in packhouse("replay", str(file), "--verify").out
    packhouse("import", *map(str, files), "--database", str(tmp_path / "new.db"))
    packhouse("export", str(tmp_path / "again"), "--database", str(tmp_path / "new.db"))
    assert [file.read_text() for file in files] == [file.read_text() for file in sorted((tmp_path / "again").iterdir())]


def test_a_folder_is_imported_with_all_its_records_once(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", ["one", "two"]))
    packhouse("export", str(tmp_path / "out"), "--database", str(tmp_path / "house.db"))
    (tmp_path / "out" / "one.record").rename(tmp_path / "one.record")
    new = ("--database", str(tmp_path / "new.db"))
    assert "1 new record added, 0 there already" in packhouse("import", str(tmp_path / "out"), *new).out
    words = ("import", str(tmp_path / "out"), str(tmp_path / "one.record"), *new)
    assert "1 new record added, 1 there already" in packhouse(*words).out


def test_exporting_again_leaves_what_is_there_alone(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", ["one"]))
    words = ("export", str(tmp_path / "out"), "--database", str(tmp_path / "house.db"))
    packhouse(*words)
    (tmp_path / "out" / "one.record").write_text("mine")
    assert "0 new records" in packhouse(*words).out
    assert (tmp_path / "out" / "one.record").read_text() == "mine"


def test_a_file_in_the_way_is_named(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", ["one"]))
    (tmp_path / "out").touch()
    ran = packhouse("export", str(tmp_path / "out"), "--database", str(tmp_path / "house.db"))
    assert (ran.code, ran.err) == (2, f"packhouse: {tmp_path / 'out'}: File exists\n")


def test_a_changed_record_is_not_imported(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", ["one"]))
    packhouse("export", str(tmp_path / "out"), "--database", str(tmp_path / "house.db"))
    file = tmp_path / "out" / "one.record"
    file.write_text(file.read_text().replace("match: one", "match: two"))
    line = refused(packhouse, "import", str(file), "--database", str(tmp_path / "new.db"))
    assert "the seed is not the one that was promised" in line


def test_a_new_password_is_shown_once(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", []))
    ran = packhouse("admin", "password", "BOB", "--database", str(tmp_path / "house.db"))
    assert ran.out.startswith("The new password of BOB is ")


def test_nobody_gets_the_password_of_nobody(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", []))
    line = refused(packhouse, "admin", "password", "Eve", "--database", str(tmp_path / "house.db"))
    assert line == "there is no account Eve; “admin list people” names the newest"


def test_a_table_whose_id_begins_with_a_dash_is_a_table(packhouse: Command, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path / "house.db", []))
    line = refused(packhouse, "admin", "close", "-Bc", "--database", str(tmp_path / "house.db"))
    assert line.startswith("there is no table -Bc")


def test_a_new_key_replaces_the_old_one(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    asyncio.run(_fill(file, []))
    keys = [_key(file)]
    for _ in range(2):
        assert packhouse("admin", "rotate-key", "--database", str(file)).code == 0
        assert "rotate-key" in packhouse("admin", "log", "--database", str(file)).out
        keys.append(_key(file))
    assert keys[0] is None
    assert len(set(keys)) == 3


def _key(file: Path) -> str | None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT secret FROM house").fetchone()
    return found and str(found[0])


@pytest.mark.parametrize("words", ["export out", "admin password Eve", "admin rotate-key"])
def test_a_database_that_is_not_there_is_not_made_by_looking(packhouse: Command, tmp_path: Path, words: str) -> None:
    line = refused(packhouse, *words.split(), "--database", str(tmp_path / "typo.db"))
    assert line == "there is no such database; name the one that your server uses"
    assert not (tmp_path / "typo.db").exists()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("serve --database mysql://x", "address can’t begin with mysql:"),
        ("serve --database postgres", "postgres isn’t a database file; for PostgreSQL, write postgresql://"),
        ("serve --database nowhere/house.db", "there is no folder"),
        ("serve --workers 2 --database house.db", "several workers need PostgreSQL"),
        ("serve --port 70000 --database house.db", "port=70000 is not possible"),
        ("serve --workers 0 --database house.db", "workers=0 is not possible"),
        ("export out --database mysql://x", "address can’t begin with mysql:"),
    ],
)
def test_a_server_that_can_not_be_is_refused(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert line in refused(packhouse, *words.split())


def test_a_port_in_use_is_refused(packhouse: Command, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refused(packhouse, "serve", "--port", str(port), "--database", str(tmp_path / "house.db"))
    assert line.startswith(f"can’t listen at 127.0.0.1:{port}: Address already in use")


def test_a_bad_setting_of_the_environment_is_refused(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PACKHOUSE_RATE", "fast")
    line = refused(packhouse, "serve", "--database", str(tmp_path / "house.db"))
    assert line.startswith("rate=fast is not possible")
