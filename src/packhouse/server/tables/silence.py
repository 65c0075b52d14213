"""Silence: a line can be dead long before anyone is told, so whoever promised signs of life is missed soon."""

from __future__ import annotations

from ..connection import Connection
from ..worker import Worker
from .presence import Presence
from .tables import Tables

PATIENCE = 2.5
"""Seconds without a word after which whoever promised signs of life counts as away."""
MOST_TABLES = 8
"""How many tables whoever is missed soon may watch: with more, one sign of life would stir them all for nothing."""
DEAF = 1.0
"""Seconds between two looks after which this worker itself was held up, and can't say who was silent."""


class Silence:
    """Marks connections as silent, and takes it back when something is heard; it closes none, as they may be slow."""

    def __init__(self, worker: Worker, tables: Tables, presence: Presence) -> None:
        self._tables, self._presence = tables, presence
        self._clock, self._tasks = worker.time.seconds, worker.tasks
        self._heard: dict[Connection, float] = {}
        """When each that promised signs of life was last heard."""
        self._looked = self._listening = self._clock()

    def promise(self, connection: Connection, soon: bool) -> None:
        """Expect signs of life from now on, or no more."""
        if soon:
            self._heard[connection] = self._clock()
        else:
            self.forget(connection)

    def hear(self, connection: Connection) -> None:
        """Note that a connection said something."""
        if connection in self._heard:
            self._heard[connection] = self._clock()
            if connection.is_silent:
                self._mark(connection, silent=False)

    def forget(self, connection: Connection) -> None:
        self._heard.pop(connection, None)

    async def look(self) -> None:
        """Mark those that have been silent for too long."""
        now = self._clock()
        if now - self._looked > DEAF:
            self._listening = now
        self._looked = now
        for connection, heard in tuple(self._heard.items()):
            if connection.is_busy or len(connection.watching) > MOST_TABLES:
                self._heard[connection] = now
            elif not connection.is_silent and now - max(heard, self._listening) > PATIENCE:
                self._mark(connection, silent=True)

    def _mark(self, connection: Connection, silent: bool) -> None:
        connection.is_silent = silent
        for name in connection.watching:
            table = self._tables.in_memory(name)
            if table is not None and self._presence.may_differ(table):
                self._tasks.spawn(self._presence.note(table))
