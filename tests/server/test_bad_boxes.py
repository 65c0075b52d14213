"""Fifty malformed and hostile components files: each is refused in one clear line, and honest people play on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from packhouse.client import connect

from .bad_boxes import BAD, BadBox
from .browser import Answer, Browser
from .house import ServedHouse, is_healthy, served
from .players import Player, play_on
from .truth import check

LONGEST_LINE = 500
PACE = 0.05
"""Seconds that a player thinks at most."""
ENOUGH = 40
"""Moves that are made while files are sent."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as house:
        yield house
        assert house.is_running
        assert house.terminate() == 0
        assert not re.search(r'Traceback|"error"', house.log)


def sent(browser: Browser, box: BadBox) -> Answer:
    return browser.ask("POST", f"/api/games/{box.game}/boxes", box.file, content_type="application/toml")


@pytest.mark.parametrize("name", BAD)
def test_each_is_refused_in_one_clear_line(house: ServedHouse, name: str) -> None:
    bad, browser = BAD[name], Browser(house.port)
    answer = sent(browser, bad)
    assert (answer.status, answer.code) == (413 if bad.code == "too_large" else 400, bad.code)
    sentence = answer.json["sentence"]
    assert sentence.isprintable()
    assert len(sentence) <= LONGEST_LINE
    if bad.line:
        assert f"line {bad.line} " in sentence


def test_honest_people_play_on_beside_and_nothing_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        players = asyncio.run(_beside(house))
        check(house.database, players)  # whatever was acknowledged is in the log, and nothing else
        assert kept(house) == []
        assert is_healthy(house.address)


async def _beside(house: ServedHouse) -> list[Player]:
    """Send all files, and again, until two people have played enough beside."""
    async with AsyncExitStack() as stack:
        players = [
            Player(await stack.enter_async_context(connect(house.address)), random.Random(number), PACE)
            for number in (1, 2)
        ]
        enough = asyncio.Event()
        playing = asyncio.create_task(play_on("nim", enough, *players))
        while made(players) < ENOUGH:
            for bad in BAD.values():
                await asyncio.to_thread(sent, Browser(house.port), bad)
        enough.set()
        await playing
        return players


def made(players: list[Player]) -> int:
    return sum(len(moves) for player in players for moves in player.acknowledged.values())


def kept(house: ServedHouse) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as connection:
        return connection.execute("SELECT * FROM boxes").fetchall()
