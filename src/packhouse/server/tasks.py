"""What goes on beside requests, and what went wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from .metrics import Metrics

LOG = logging.getLogger(__name__)


class Tasks:
    """Holds every task until it ends; what goes wrong in one is logged and counted."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.going_on: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.going_on.add(task)
        task.add_done_callback(self._ended)
        return task

    def trouble(self, what: str, error: BaseException) -> None:
        """Note a fault of our own."""
        self._metrics.errors.inc()
        LOG.error(what, exc_info=error)

    async def close(self) -> None:
        for task in self.going_on:
            task.cancel()
        await asyncio.gather(*self.going_on, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.going_on.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.trouble("a task failed", error)
