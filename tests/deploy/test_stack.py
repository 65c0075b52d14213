"""The grown-up house by the very scripts that its containers run: installed, behind a proxy, copied and put back."""

from __future__ import annotations

import asyncio
import os
import re
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

DUMP = 'while [ "$1" != --file ]; do shift; done; echo copy > "$2"'
"""What stands in for pg_dump: it makes the file that it is told to."""


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
    script("backup.sh", str(tmp_path), "2", **pretending(tmp_path, pg_dump=DUMP))
    kept = sorted(path.name for path in tmp_path.glob("*.dump"))
    assert (len(kept), kept[0]) == (2, "packhouse-20260104-000000.dump")


@pytest.mark.parametrize("end", ["exit 1", "kill -TERM $PPID"], ids=["failed", "stopped"])
def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, end: str) -> None:
    ran = run("backup.sh", str(tmp_path / "copies"), **pretending(tmp_path, pg_dump=f"{DUMP}\n{end}"))
    assert ran.returncode != 0
    assert list((tmp_path / "copies").iterdir()) == []


def test_what_a_killed_copy_left_is_gone_after_a_day_and_one_that_is_being_made_stays(tmp_path: Path) -> None:
    old, new = (tmp_path / f"packhouse-2026010{day}-000000.dump.part" for day in (1, 3))
    aged(old, hours=49)
    new.touch()
    script("backup.sh", str(tmp_path), **pretending(tmp_path, pg_dump=DUMP))
    assert list(tmp_path.glob("*.part")) == [new]


def test_after_a_failure_a_copy_is_tried_again_soon_and_else_each_day(tmp_path: Path) -> None:
    slept, copies = tmp_path / "slept", tmp_path / "copies"
    sleep = f'echo "$1" >> {slept}; [ "$1" = 600 ] || kill $PPID'
    dump = f"[ -e {slept} ] || exit 1\n{DUMP}"
    run("daily.sh", str(copies), "1", **pretending(tmp_path, pg_dump=dump, sleep=sleep))
    assert slept.read_text().split() == ["600", "86400"]
    assert len(list(copies.glob("*.dump"))) == 1


@pytest.mark.parametrize(("hours", "is_healthy"), [([], False), ([1, 49], True), ([27, 49], False)])
def test_copies_are_healthy_while_the_newest_is_of_the_last_day(
    tmp_path: Path, hours: list[int], is_healthy: bool
) -> None:
    for number, ago in enumerate(hours):
        aged(tmp_path / f"packhouse-2026010{number}-000000.dump", ago)
    aged(tmp_path / "packhouse-20260109-000000.dump.part", hours=0)
    asked = re.search(r"test: \[CMD, sh, /deploy/(.*), /copies\]", service("backup"))
    assert asked
    ran = run(asked[1], str(tmp_path))
    assert (ran.returncode == 0, bool(ran.stderr)) == (is_healthy, not is_healthy)


@pytest.mark.parametrize("name", ["database", "server", "proxy", "backup"])
def test_every_container_is_checked_for_its_health(name: str) -> None:
    image = (DEPLOY / "Containerfile").read_text("utf-8") if "build:" in service(name) else ""
    assert "healthcheck:" in service(name) or "HEALTHCHECK" in image


def service(name: str) -> str:
    """Return what the compose file says of a container."""
    services = (DEPLOY / "compose.yaml").read_text("utf-8").partition("\nservices:\n")[2].partition("\nnetworks:")[0]
    parts = re.split(r"^  (\w+):$", services, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))[name]


def pretending(folder: Path, **programs: str) -> dict[str, str]:
    """Write programs that a script finds instead of the real ones, and return its settings."""
    (folder / "bin").mkdir()
    for name, does in programs.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{does}\n")
        (folder / "bin" / name).chmod(0o755)
    return {"PACKHOUSE_DATABASE": "any", "PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}


def aged(path: Path, hours: int) -> None:
    path.touch()
    os.utime(path, (time.time() - 3600 * hours,) * 2)


def script(name: str, *words: str, **settings: str) -> str:
    """Run a script of the deploy folder that must end well, and return what it says."""
    ran = run(name, *words, **{"PATH": f"{binaries()}:{os.environ['PATH']}"} | settings)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def run(name: str, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", str(DEPLOY / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | settings,
    )


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
