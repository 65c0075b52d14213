"""The connection that hears what other servers announce, and comes back when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import asyncpg

from .database import Hear, Missed

CHANNEL = "packhouse"
PULSE = 15.0
"""Seconds between looks whether a silent connection is still there."""

SLOWEST = 5.0
"""Seconds between attempts to reconnect, at most."""


class Ear:
    """Hears everything but what its own server says, which it knows by its token."""

    def __init__(self, dial: Callable[[], Awaitable[Any]], token: str) -> None:
        self._dial = dial
        self._token = token
        self._listeners: list[tuple[Hear, Missed]] = []

    def listen(self, hear: Hear, missed: Missed) -> None:
        self._listeners.append((hear, missed))

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._connection.terminate()

    async def _connect(self) -> None:
        self._gone = asyncio.Event()
        self._connection = await self._dial()
        self._connection.add_termination_listener(lambda _: self._gone.set())
        await self._connection.add_listener(CHANNEL, self._heard)

    async def _stay(self) -> None:
        while True:
            await self._lost()
            await self._reconnect()
            for _, missed in self._listeners:
                asyncio.get_running_loop().call_soon(missed)

    async def _lost(self) -> None:
        """Wait until the connection is gone; one that went without a word is found by asking it."""
        while not self._connection.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._gone.wait()
                return
            try:
                await self._connection.execute("SELECT 1", timeout=PULSE)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._connection.terminate()

    async def _reconnect(self) -> None:
        pause = 0.05
        while True:
            try:
                return await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(pause)
            pause = min(2 * pause, SLOWEST)

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        token, kind, said = payload.split(" ", 2)
        if token == self._token:
            return
        for text in _entries(said) if kind == "entries" else [said]:
            for hear, _ in self._listeners:
                hear(text)


def _entries(said: str) -> Iterator[str]:
    for item in said.split():
        table, _, number = item.rpartition(":")
        yield f"entries {table} {number}"
