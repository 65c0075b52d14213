"""Forgets with time who guests were, a few tables at once, beside play; and at once whoever asks for it."""

from __future__ import annotations

import functools

from ..people.connections import Connections
from ..people.sessions import LIFETIME
from ..storage.forgetting import without_guests, without_name
from ..tables.phases import without_wishes
from ..tables.tables import Tables
from ..worker import Worker

DAY = 24 * 60 * 60 * 1000
FEW = 20
"""Tables that are looked at with each step."""
START = (0, "")
LATELY = 10 * 60 * 1000
"""Milliseconds in which what someone did who was being forgotten comes to its end, at whatever worker."""


UNUSED = 30 * DAY
"""Milliseconds after which an own box is forgotten that nobody opened a table with."""

WAITING = 6 * DAY
"""Milliseconds that a rated rematch is waited for after someone asked; with a look each day, a week at most."""


class Forgetting:
    def __init__(self, worker: Worker, tables: Tables, connections: Connections) -> None:
        self._worker, self._tables, self._connections = worker, tables, connections
        self._reached = START
        """Up to when tables were looked at, in the house's time, and up to which of that moment."""
        self._again = 0
        """When to begin anew, by the wall clock."""

    async def forget(self, person: str, epoch: int) -> None:
        """Forget all of someone but their new epoch, and their name at every table.

        The name goes first, so that matches that end meanwhile tell nothing of them, and once more when nobody comes
        in as them again.
        """
        for table in await self._worker.store.sittings(person):
            await self._forget_name(person, table)
        await self._worker.store.forget(person, epoch, self._worker.time.wall)
        self._connections.hang_up(person, epoch)
        for table in await self._worker.store.sittings(person):
            await self._leave(person, table)

    async def step(self) -> None:
        """Look at what was left behind lately, and at the next few tables; once all are seen, come again tomorrow."""
        wall = self._worker.time.wall
        is_due = wall >= self._again
        begins = is_due and self._reached == START
        for person, table in await self._worker.store.left_behind(0 if begins else wall - LATELY):
            await self._leave(person, table)
        if begins:
            await self._forget_wishes()
        if is_due:
            await self._forget_guests(wall)

    async def _forget_wishes(self) -> None:
        """Forget who asked for a rated rematch that hasn't come about, and where they were."""
        now = self._worker.time.now
        for table in await self._worker.store.wishes_between(now - 5 * WAITING, now - WAITING):
            await self._tables.alter(table, without_wishes)

    async def _forget_guests(self, wall: int) -> None:
        days = self._worker.config.guest_days
        before = self._worker.time.now - days * DAY
        found = await self._worker.store.finished_between(*self._reached, before, FEW) if days else []
        for old in found:
            if without_guests(old.facts) != old.facts and self._tables.in_memory(old.table) is None:
                await self._worker.store.forget_guests(old)
        self._reached = (found[-1].touched, found[-1].table) if len(found) == FEW else START
        if self._reached == START:
            self._again = wall + DAY
            await self._worker.store.forget_sessions(wall - DAY, wall - LIFETIME * 1000)
            await self._worker.store.forget_boxes(wall - UNUSED)

    async def _leave(self, person: str, table: str) -> None:
        """Forget that someone sits at a table, once their name is gone from it."""
        await self._forget_name(person, table)
        await self._worker.store.forget_sitting(person, table)

    async def _forget_name(self, person: str, table: str) -> None:
        await self._tables.alter(table, functools.partial(without_name, person))
