"""Whatever strangers send, the house stands, answers with no error of its own, and no match is changed."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from packhouse.client import Refusal, Table, connect
from tests.soak import TIMES

from .bad_http import bad_request
from .entries import Row, logs
from .garbage import Garbage
from .house import ServedHouse, is_healthy, served
from .players import Player, sit_down

FRAMES, REQUESTS = 1_500 * TIMES, 500 * TIMES
SOCKETS = 4
BATCH = 25
WAITING = 0.3
"""Seconds for an answer, where the house may rightly wait for more of the request."""
GAMES = ["nim", "sealed", "rollers", "stash"]
"""Not Snap, where the clock plays for whoever waits."""
FORBIDDEN = ["", "take 9 9", "bid 99", "grab 99", "z99", "x" * 200, "\x00"]


class Victims:
    """Matches that are under way, with nobody to move: whatever happens to them, strangers did it."""

    def __init__(self, house: ServedHouse, tables: list[Table]) -> None:
        self.house = house
        self.tables = tables
        self.ids = [table.id for table in tables]

    def logs(self) -> dict[str, list[Row]]:
        stored = logs(self.house.database)
        return {table: stored.get(table, []) for table in self.ids}


@asynccontextmanager
async def victims(house: ServedHouse) -> AsyncIterator[Victims]:
    async with AsyncExitStack() as stack:
        tables: list[Table] = []
        for game in GAMES:
            pair = [Player(await stack.enter_async_context(connect(house.address)), random.Random(1)) for _ in "ab"]
            seated = await sit_down(game, *pair)
            await begin(seated)
            tables += seated[:1]
        yield Victims(house, tables)


async def begin(tables: list[Table]) -> None:
    """Make a first play, so that there is something to spoil."""
    for table in tables:
        await table.update()
    for table in tables:
        if table.legal:
            await table.play(table.legal[0])
            return


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    with served(tmp_path) as house:
        pid = house.pid
        yield house
        assert (house.is_running, house.pid) == (True, pid)
        assert is_healthy(house.address)
        assert house.terminate() == 0
        assert not re.search(r'Traceback|"error", "logger": "packhouse', house.log)


async def throw_frames(address: str, garbage: Garbage, count: int) -> None:
    """Send so many frames, over a new socket whenever the house has had enough of the last."""
    while garbage.thrown < count:
        async with open_socket(address.replace("http", "ws", 1) + "/socket", compression=None) as socket:
            with suppress(ConnectionClosed):
                while garbage.thrown < count:
                    await throw_batch(socket, garbage)


async def throw_batch(socket: ClientConnection, garbage: Garbage) -> None:
    """Send a few frames and then a good one, which must be answered unless the socket was closed."""
    for _ in range(BATCH):
        await socket.send(garbage.frame())
        garbage.thrown += 1
    if garbage.rng.random() < 0.1:
        socket.transport.write(garbage.noise())
        garbage.thrown += 1
    await socket.send(json.dumps({"type": "lobby", "id": "still-there", "on": False}))
    while answer(await asyncio.wait_for(socket.recv(), 10)).get("id") != "still-there":
        pass


def answer(frame: str | bytes) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(frame)
    return message


async def throw_requests(port: int, rng: random.Random, tables: list[str], count: int) -> None:
    for _ in range(count):
        request = bad_request(rng, tables)
        status = await status_of(port, request)
        assert status < 500, f"{status} for {request[:500]!r}"


async def status_of(port: int, request: bytes) -> int:
    """Return the status of the answer; 0 where the house just hangs up, or waits for more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        line = await asyncio.wait_for(reader.readline(), WAITING)
    except (TimeoutError, ConnectionError):
        return 0
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    found = re.match(rb"HTTP/1\.[01] (\d{3})", line)
    return int(found[1]) if found else 0


def test_garbage_over_sockets_changes_no_match(house: ServedHouse) -> None:
    async def run() -> None:
        async with victims(house) as they:
            before, facts = they.logs(), [table.facts for table in they.tables]
            heaps = [Garbage(seed, they.ids) for seed in range(SOCKETS)]
            await asyncio.gather(*(throw_frames(house.address, heap, FRAMES // SOCKETS) for heap in heaps))
            assert they.logs() == before
            for table, fact in zip(they.tables, facts, strict=True):
                await table.look()
                assert table.facts.seats == fact.seats
                assert table.facts.offer is None

    asyncio.run(run())


def test_garbage_over_http_changes_no_match(house: ServedHouse) -> None:
    async def run() -> None:
        async with victims(house) as they:
            before = they.logs()
            tasks = [
                throw_requests(house.port, random.Random(n), they.ids, REQUESTS // SOCKETS) for n in range(SOCKETS)
            ]
            await asyncio.gather(*tasks)
            assert they.logs() == before

    asyncio.run(run())


def test_a_player_cannot_do_what_the_rules_forbid(house: ServedHouse) -> None:
    async def run() -> None:
        async with victims(house) as they:
            before = they.logs()
            for table, action in itertools.product(
                they.tables, ["", "take 9 9", "bid 99", "grab 99", "z99", "x" * 200, "\x00"]
            ):
                with pytest.raises(Refusal):
                    await table.play(action)
            assert they.logs() == before

    asyncio.run(run())
