"""Everyone's connections to this worker, so that they end when their cookies become void."""

from __future__ import annotations

from ..connection import Connection
from ..worker import Worker

OVERLAP = 60_000
"""Milliseconds by which the clocks of two machines may differ."""


class Connections:
    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._looked = worker.time.wall
        self._of_person: dict[str, set[Connection]] = {}

    def add(self, connection: Connection) -> None:
        self._of_person.setdefault(connection.person, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        rest = self._of_person[connection.person]
        rest.discard(connection)
        if not rest:
            del self._of_person[connection.person]

    def hang_up(self, person: str, epoch: int) -> None:
        """End all connections that someone opened with cookies that are void since."""
        for connection in tuple(self._of_person.get(person, ())):
            if connection.epoch != epoch:
                connection.hang_up()

    async def hang_up_on_changed(self) -> None:
        """Look whose cookies became void lately, by whatever worker or command."""
        since, self._looked = self._looked - OVERLAP, self._worker.time.wall
        for person, epoch in (await self._worker.store.changed_since(since)).items():
            self.hang_up(person, epoch)
