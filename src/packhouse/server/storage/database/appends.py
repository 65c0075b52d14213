"""Rows that wait to be appended: all who wait share one statement, and so one commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from . import Added
from .answers import give

Waiting: TypeAlias = tuple[asyncio.Future[bool], Added]
Commit: TypeAlias = Callable[[list[Added]], Awaitable[Sequence[bool | Exception]]]

MOST = 100
"""Rows of one batch: answering three hundred at once kept the event loop from everything else for too long."""


class Appends:
    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: deque[Waiting] = deque()
        self._sender: asyncio.Task[None] | None = None

    def add(self, row: Added) -> asyncio.Future[bool]:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((future, row))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())
        return future

    async def finish(self) -> None:
        if self._sender:
            await self._sender

    async def _send(self) -> None:
        while self._waiting:
            # In one order everywhere, so that two servers never wait for each other's rows.
            taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            batch = sorted(taken, key=lambda waiting: waiting[1][:2])
            answers = await self._commit([row for _, row in batch])
            for (future, _), answer in zip(batch, answers, strict=True):
                give(future, answer)
