"""The connection that hears what other servers announce, and comes back when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from . import Hear, Missed
from .faults import AMISS

CHANNEL = "packhouse"
PULSE = 15.0
"""Seconds between looks whether a silent connection is still there."""

SLOWEST = 5.0
"""Seconds between attempts to reconnect, at most."""


class Listener:
    """Hears everything but what its own server says, which it knows by its token."""

    def __init__(self, dial: Callable[[], Awaitable[Any]], token: str) -> None:
        self._dial = dial
        self._token = token
        self._listeners: list[tuple[Hear, Missed]] = []
        self._closing = asyncio.Event()

    def listen(self, hear: Hear, missed: Missed) -> None:
        self._listeners.append((hear, missed))

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Stop when nothing is under way: the driver leaves half a connection behind if it is cancelled."""
        self._closing.set()
        self._gone.set()
        await self._task
        self._connection.terminate()

    async def _connect(self) -> None:
        self._connection = await self._dial()
        self._gone = asyncio.Event()
        self._connection.add_termination_listener(lambda _, gone=self._gone: gone.set())
        await self._connection.add_listener(CHANNEL, self._heard)

    async def _stay(self) -> None:
        while not self._closing.is_set():
            if not await _comes(self._gone, PULSE):
                await self._ask()
            elif await self._reconnected():
                for _, missed in self._listeners:
                    asyncio.get_running_loop().call_soon(missed)

    async def _ask(self) -> None:
        """End a connection that went without a word."""
        answer = asyncio.ensure_future(self._connection.execute("SELECT 1"))
        await asyncio.wait([answer], timeout=PULSE)
        if not answer.done():
            self._connection.terminate()
        await asyncio.wait([answer])
        if answer.exception():
            self._gone.set()

    async def _reconnected(self) -> bool:
        pause = 0.05
        while not self._closing.is_set():
            self._connection.terminate()  # the driver may not know that it is of no more use
            try:
                await self._connect()
                return True
            except (OSError, asyncpg.PostgresError, *AMISS):
                await _comes(self._closing, pause)
            pause = min(2 * pause, SLOWEST)
        return False

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        token, kind, said = payload.split(" ", 2)
        if token == self._token:
            return
        for text in [f"entries {line}" for line in said.split("\n")] if kind == "entries" else [said]:
            for hear, _ in self._listeners:
                hear(text)


async def _comes(event: asyncio.Event, seconds: float) -> bool:
    """Wait for the event, but not for long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
