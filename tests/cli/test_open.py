"""``packhouse serve --open`` shows the page, and is in nobody's way."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from packhouse.cli import serve
from packhouse.server.network import origins

PATIENCE = 60.0
TOLD_AT_ONCE = """
import os, signal, sys, uvicorn
from packhouse.cli import main

run = uvicorn.Server.run

def told(*words, **named):
    os.kill(os.getpid(), signal.SIGTERM)
    return run(*words, **named)

uvicorn.Server.run = told
sys.exit(main())
"""
"""A server that is told to end just before it begins to listen to that."""
ANY_SCREEN = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "PACKHOUSE_PORT"}


@contextlib.contextmanager
def serving(folder: Path, *words: str, **settings: str) -> Iterator[str]:
    """Run a server, and give the address that it prints."""
    environment = {name: value for name, value in os.environ.items() if name not in ANY_SCREEN}
    words = ("serve", "--open", "--database", f"sqlite:///{folder}/house.db", *words)
    server = subprocess.Popen(
        [sys.executable, "-m", "packhouse", *words], stderr=subprocess.PIPE, text=True,
        env=environment | {"COLUMNS": "200"} | settings,
    )  # fmt: skip
    assert server.stderr
    try:
        found = re.search(r"http://\S+", server.stderr.readline())
        assert found
        yield found[0]
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)


@pytest.fixture
def taken() -> Iterator[None]:
    """Let somebody have the usual port."""
    with socket.socket() as other:
        with contextlib.suppress(OSError):  # somebody has it
            other.bind(("127.0.0.1", 8000))
            other.listen()
        yield


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_browser_gets_the_address(tmp_path: Path, host: str) -> None:
    browser, note = tmp_path / "browser", tmp_path / "note"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}.new && mv {note}.new {note}\n')
    browser.chmod(0o755)
    with serving(tmp_path, "--host", host, "--port", "0", BROWSER=f"{browser} %s") as address:
        end = time.monotonic() + 30
        while not note.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert note.read_text().strip() == address


def test_without_a_browser_the_address_is_printed_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as address:
        assert address.startswith("http://127.0.0.1:")


def test_a_house_for_others_prints_an_address_that_they_can_use(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--port", "0") as address:
        port = int(address.strip("/").rpartition(":")[2])
        assert address in [f"{origin}/" for origin in (*origins("0.0.0.0", port), f"http://127.0.0.1:{port}")][:1]


def test_a_terminal_shows_phones_the_way(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    serve._tell("http://[fd00::20]:8000", ["http://127.0.0.1:8000"], False)
    told = capsys.readouterr().err
    assert "http://[fd00::20]:8000/" in told
    assert "▄▄▄▄▄" in told


def test_a_house_for_one_machine_shows_phones_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    serve._tell("http://127.0.0.1:8000", [], True)
    assert "▄" not in capsys.readouterr().err


@pytest.mark.usefixtures("taken")
def test_another_port_will_do(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        assert not address.endswith(":8000/")


def test_whoever_is_told_to_end_while_it_begins_ends(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/house.db")
    ended = subprocess.run(
        [sys.executable, "-c", TOLD_AT_ONCE, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 0, ended.stderr
