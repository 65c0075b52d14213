"""A bad road to the house: a proxy that drops, delays, repeats and reorders messages, and cuts connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response


class Faults(NamedTuple):
    """How likely each is to happen to a message. Who is delayed is overtaken: that is how messages change places."""

    drop: float = 0.0
    repeat: float = 0.0
    delay: float = 0.0
    cut: float = 0.0
    longest: float = 0.05
    """Seconds of the longest delay."""
    lag: float = 0.0
    """Seconds that every message is on its way."""


class Road:
    def __init__(self, house: str, faults: Faults, seed: int) -> None:
        self.happened = dict.fromkeys(["drop", "repeat", "delay", "cut"], 0)
        self._house = house.replace("http", "ws", 1)
        self._faults = faults
        self._rng = random.Random(seed)
        self._onward: dict[ServerConnection, ClientConnection] = {}
        self._deliveries: set[asyncio.Task[None]] = set()

    async def reach(self, socket: ServerConnection, request: Request) -> None:
        """Open the way on to the house, as whoever comes."""
        cookie = request.headers.get("Cookie")
        headers = {"Cookie": cookie} if cookie else {}
        self._onward[socket] = await connect(self._house + request.path, additional_headers=headers, compression=None)

    def answer(self, socket: ServerConnection, request: Request, response: Response) -> None:
        """Hand back who the house says one is."""
        ours = self._onward[socket].response
        assert ours is not None
        for cookie in ours.headers.get_all("Set-Cookie"):
            response.headers["Set-Cookie"] = cookie

    async def carry(self, socket: ServerConnection) -> None:
        onward = self._onward.pop(socket)
        ways = [asyncio.create_task(self._one_way(*way)) for way in ((socket, onward), (onward, socket))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(onward.close(), socket.close())

    async def close(self) -> None:
        """Leave nothing on its way, and no way open that nobody went, as of someone who left while it was opened."""
        for delivery in self._deliveries:
            delivery.cancel()
        await asyncio.gather(*self._deliveries, return_exceptions=True)
        await asyncio.gather(*(onward.close() for onward in self._onward.values()))

    async def _one_way(self, source: Connection, target: Connection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                for delay in self._copies():
                    delivery = asyncio.create_task(_deliver(delay, message, target))
                    self._deliveries.add(delivery)
                    delivery.add_done_callback(self._deliveries.discard)
                if self._has("cut"):
                    return

    def _copies(self) -> list[float]:
        """Return after which delays copies of a message arrive."""
        copies = 0 if self._has("drop") else 1 + self._has("repeat")
        lag, longest = self._faults.lag, self._faults.longest
        return [lag + (self._rng.uniform(0, longest) if self._has("delay") else 0.0) for _ in range(copies)]

    def _has(self, fault: str) -> bool:
        happens: bool = self._rng.random() < getattr(self._faults, fault)
        self.happened[fault] += happens
        return happens


async def _deliver(delay: float, message: str | bytes, target: Connection) -> None:
    await asyncio.sleep(delay)
    with contextlib.suppress(ConnectionClosed):  # it may be cut off by now
        await target.send(message)


@contextlib.asynccontextmanager
async def rough_road(house: str, faults: Faults, seed: int) -> AsyncIterator[tuple[str, Road]]:
    road = Road(house, faults, seed)
    async with serve(
        road.carry, "127.0.0.1", 0, process_request=road.reach, process_response=road.answer, compression=None,
        close_timeout=1,
    ) as server:  # fmt: skip
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", road
    await road.close()
