"""Forgets with time who guests were, a few tables at once, beside play."""

from __future__ import annotations

from ..people.sessions import LIFETIME
from ..storage.forgetting import without_guests
from ..tables.tables import Tables
from ..worker import Worker

DAY = 24 * 60 * 60 * 1000
FEW = 20
"""Tables that are looked at with each step."""


class Forgetting:
    def __init__(self, worker: Worker, tables: Tables) -> None:
        self._worker, self._tables = worker, tables
        self._reached = 0
        """Up to when tables were looked at, in the house's time."""
        self._again = 0
        """When to begin anew, by the wall clock."""

    async def step(self) -> None:
        """Look at the next few tables; once all are seen, come again tomorrow."""
        wall, days = self._worker.time.wall, self._worker.config.guest_days
        if wall < self._again:
            return
        before = self._worker.time.now - days * DAY
        found = await self._worker.store.finished_between(self._reached, before, FEW) if days else []
        for old in found:
            if without_guests(old.facts) != old.facts and self._tables.in_memory(old.table) is None:
                await self._worker.store.forget_guests(old)
        self._reached = found[-1].touched if len(found) == FEW else 0
        if not self._reached:
            self._again = wall + DAY
            await self._worker.store.forget_sessions(wall - DAY, wall - LIFETIME * 1000)
