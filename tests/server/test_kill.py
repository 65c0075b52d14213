"""However often a server is killed, no acknowledged play is lost, none is applied twice, and every match goes on."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

from packhouse import wire
from packhouse.client import connect
from tests.soak import TIMES

from .house import ServedHouse, served
from .players import Player, play_on
from .truth import check

KILLS = 4 if TIMES == 1 else 20
MATCHES = 20
GAMES = itertools.cycle(["nim", "sealed", "snap", "rollers", "stash"])
PACE = 0.05

Trouble: TypeAlias = Callable[[random.Random], Awaitable[None]]


async def load(addresses: Sequence[Sequence[str]], trouble: Trouble, seed: int) -> list[Player]:
    """Let many pairs play while there is trouble, and on to the end of their matches; return all players.

    The players of a table take the addresses in turn.
    """
    enough, rng = asyncio.Event(), random.Random(seed)
    async with AsyncExitStack() as stack:
        houses = [
            await stack.enter_async_context(connect(*choice, patience=2, pulse=5))
            for choice in itertools.islice(itertools.cycle(addresses), 2 * MATCHES)
        ]
        players = [Player(house, random.Random(rng.random()), PACE) for house in houses]
        pairs = zip(players[::2], players[1::2], strict=True)
        matches = [asyncio.create_task(play_on(game, enough, *pair)) for game, pair in zip(GAMES, pairs, strict=False)]
        await trouble(rng)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*matches), 60)
    return players


def kill_often(house: ServedHouse) -> Trouble:
    async def trouble(rng: random.Random) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            await asyncio.to_thread(house.restart)
        await asyncio.sleep(0.5)

    return trouble


def kill_for_good(house: ServedHouse) -> Trouble:
    async def trouble(rng: random.Random) -> None:
        await asyncio.sleep(1)
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(1)

    return trouble


def test_nothing_is_lost_when_a_server_is_killed(url: str, tmp_path: Path) -> None:
    with served(tmp_path, url) as house:
        players = asyncio.run(load([[house.address]], kill_often(house), seed=1))
        assert house.terminate() == 0
    check(house.database, players)
    assert "Traceback" not in house.log


def test_one_server_serves_on_when_another_is_killed(postgres_url: str, tmp_path: Path) -> None:
    with served(tmp_path, postgres_url) as one, served(tmp_path, postgres_url) as other:
        ways = [[one.address, other.address], [other.address, one.address]]
        players = asyncio.run(load(ways, kill_for_good(one), seed=2))
        assert {player.house.address for player in players} == {other.address}
        assert other.terminate() == 0
    check(postgres_url, players)
    assert "Traceback" not in one.log + other.log


def test_a_killed_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    async def let_bots_play(address: str) -> None:
        async with connect(address) as house:
            table = await house.create("snap", [wire.SeatWish(kind="bot", name="slow")] * 2)
            await table.until(lambda: len(table.seen) > 2)

    with served(tmp_path) as house:
        asyncio.run(asyncio.wait_for(let_bots_play(house.address), 60))
        house.kill()
        end = time.monotonic() + 10
        while not house.is_deserted() and time.monotonic() < end:
            time.sleep(0.1)
        assert house.is_deserted()
