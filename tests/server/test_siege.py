"""While hostile messages pour in, honest tables play on, and the house neither fails nor grows."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from packhouse.client import connect
from tests.soak import TIMES

from .browser import Browser
from .hostile import SOCKETS
from .house import ServedHouse, served
from .players import Player, play_on
from .test_door import MEMORY, size
from .truth import check

MESSAGES, TABLES = 100_000 * TIMES, 5 * TIMES
"""A million messages beside fifty tables in ``make soak``."""
LONGEST = 600.0
PACE = 0.5
"""Seconds that a player thinks at most."""
TOKEN = "a token that is long"
USUAL: dict[str, Any] = {"rate": 100, "address_rate": 1000, "connections": 100, "metrics_token": TOKEN}


async def besieged(house: ServedHouse, kind: str) -> tuple[list[Player], Counter[str]]:
    """Let everyone play until the attack is over, and return what the players know and what the attackers counted."""
    async with AsyncExitStack() as stack:
        players = [
            Player(await stack.enter_async_context(connect(house.address)), random.Random(number), PACE)
            for number in range(2 * TABLES)
        ]
        enough = asyncio.Event()
        playing = [play_on("nim", enough, *pair) for pair in zip(players[::2], players[1::2], strict=True)]
        attack = asyncio.create_task(attacked(house.port, kind, enough))
        await asyncio.gather(attack, *playing)
    return players, attack.result()


async def attacked(port: int, kind: str, over: asyncio.Event) -> Counter[str]:
    """Attack from another process, which isn't to slow the players down."""
    words = ["-m", "tests.server.hostile", kind, str(port), str(LONGEST), str(MESSAGES)]
    attack = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    counted, _ = await attack.communicate()
    over.set()
    return Counter(json.loads(counted))


def heard(house: ServedHouse) -> float:
    counted = Browser(house.port).get("/metrics", authorization=f"Bearer {TOKEN}").body.decode()
    return sum(float(line.split()[1]) for line in counted.splitlines() if line.startswith("packhouse_messages_total "))


@pytest.mark.parametrize("kind", ["messages", "requests"])
def test_honest_tables_play_on_under_siege(tmp_path: Path, kind: str) -> None:
    with served(tmp_path, **USUAL) as house:
        before = size(house)
        players, counted = asyncio.run(besieged(house, kind))
        assert counted["sent"] >= MESSAGES
        assert counted["opened"] >= SOCKETS
        assert counted["cut off"] > 0
        assert heard(house) < MESSAGES / 2
        check(house.database, players)  # whatever was acknowledged is in the log, and nothing else
        assert size(house) - before < MEMORY + TABLES * 1_000_000
        assert "Traceback" not in house.log
        assert '"error"' not in house.log
