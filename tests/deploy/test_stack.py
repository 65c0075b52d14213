"""The grown-up house by the very scripts that its containers run: installed, behind a proxy, copied and put back."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Template
from typing import BinaryIO

import pytest

from tests.server.browser import Browser
from tests.server.house import free_port, is_healthy
from tests.server.postgres import NoPostgres, binaries, execute, fresh, throw_away
from tests.server.room import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_a_house_from_lock_files_is_played_through_a_proxy_copied_and_put_back(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if not nginx:
        pytest.skip("no nginx here: install it")
    script("install.sh", str(tmp_path / "packhouse"))
    try:
        with throw_away() as server:
            _lives(tmp_path, nginx, fresh(server))
    except NoPostgres as reason:
        pytest.skip(str(reason))


def _lives(folder: Path, nginx: str, database: str) -> None:
    inner, outer = free_port(), free_port()
    with proxied(nginx, folder, inner, outer):
        with serving(folder, inner, database):
            wait_for(outer)
            ada = Browser(outer)
            with ada.socket() as line:
                assert line.welcome.person
            assert ada.sign_up("Ada").status == 200
            assert b"<title>" in ada.ask("GET", "/").body
            assert ada.ask("GET", "/metrics").status == 403
            copy = script("backup.sh", str(folder / "copies"), PACKHOUSE_DATABASE=database).strip()
            assert Path(copy).stat().st_mode & 0o777 == 0o600
        asyncio.run(execute(database, "DELETE FROM people"))
        script("restore.sh", copy, PACKHOUSE_DATABASE=database)
        with serving(folder, inner, database):
            wait_for(outer)
            assert Browser(outer).sign_in("Ada").status == 200


def test_only_the_newest_copies_are_kept(tmp_path: Path) -> None:
    for day in range(1, 5):
        (tmp_path / f"packhouse-2026010{day}-000000.dump").touch()
    dump = tmp_path / "bin" / "pg_dump"
    dump.parent.mkdir()
    dump.write_text('#!/bin/sh\nwhile [ "$1" != --file ]; do shift; done; echo copy > "$2"\n')
    dump.chmod(0o755)
    script("backup.sh", str(tmp_path), "2", PACKHOUSE_DATABASE="any", PATH=f"{dump.parent}:{os.environ['PATH']}")
    kept = sorted(path.name for path in tmp_path.glob("*.dump"))
    assert (len(kept), kept[0]) == (2, "packhouse-20260104-000000.dump")


def script(name: str, *words: str, **settings: str) -> str:
    """Run a script of the deploy folder, and return what it says."""
    path = {"PATH": f"{binaries()}:{os.environ['PATH']}"}
    ran = subprocess.run(
        ["sh", str(DEPLOY / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | path | settings,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@contextmanager
def serving(folder: Path, port: int, database: str) -> Iterator[None]:
    words = ["serve", "--port", str(port), "--workers", "2", "--database", database]
    with (folder / "server.log").open("ab") as log, _running([str(folder / "packhouse/bin/packhouse"), *words], log):
        yield
    assert "Traceback" not in (folder / "server.log").read_text("utf-8")


@contextmanager
def proxied(nginx: str, folder: Path, inner: int, outer: int) -> Iterator[None]:
    """Run nginx with the configuration that its container has."""
    filled = Template((DEPLOY / "nginx.conf.template").read_text("utf-8")).safe_substitute(
        LISTEN=f"127.0.0.1:{outer}", SERVER=f"127.0.0.1:{inner}"
    )
    (folder / "house.conf").write_text(filled, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/house.conf; }}\n"
    )
    words = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "nginx.log")]
    with (folder / "nginx.log").open("ab") as log, _running(words, log):
        yield


@contextmanager
def _running(words: list[str], log: BinaryIO) -> Iterator[None]:
    process = subprocess.Popen(words, stdout=log, stderr=log)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while not is_healthy(f"http://127.0.0.1:{port}"):
        assert time.monotonic() < end, "the house doesn’t get ready"
        time.sleep(0.05)
