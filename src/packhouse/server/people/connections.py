"""Everyone's connections to this worker, so that they end when what they came in with becomes void."""

from __future__ import annotations

from collections.abc import Callable

from ..connection import Connection
from ..worker import Worker

OVERLAP = 60_000
"""Milliseconds by which the clocks of two machines may differ."""


class Connections:
    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._looked = worker.time.wall
        self._of_person: dict[str, dict[Connection, int]] = {}
        """By whose cookie or seat token they came in, with its epoch."""
        self._persons: dict[Connection, set[str]] = {}
        """Whose cookie and tokens each came in by."""
        self._of_session: dict[str, set[Connection]] = {}

    def add(self, connection: Connection) -> None:
        self.borrow(connection, connection.person, connection.epoch)
        if connection.session:
            self._of_session.setdefault(connection.session, set()).add(connection)

    def borrow(self, connection: Connection, person: str, epoch: int) -> None:
        """Note that it shows someone's seat by a token: it ends with their password."""
        self._of_person.setdefault(person, {})[connection] = epoch
        self._persons.setdefault(connection, set()).add(person)

    def remove(self, connection: Connection) -> None:
        for person in self._persons.pop(connection):
            self._of_person[person].pop(connection)
            if not self._of_person[person]:
                del self._of_person[person]
        rest = self._of_session.get(connection.session, set())
        rest.discard(connection)
        if not rest:
            self._of_session.pop(connection.session, None)

    def hang_up(self, person: str, epoch: int) -> None:
        """End all connections that were opened with cookies or tokens of someone's that are void since."""
        for connection, theirs in tuple(self._of_person.get(person, {}).items()):
            if theirs != epoch:
                connection.hang_up()

    def sign_out(self, session: str) -> None:
        """End all connections of a session."""
        for connection in tuple(self._of_session.get(session, ())):
            connection.hang_up()

    def hang_up_where(self, is_meant: Callable[[str, str], bool]) -> None:
        """End all connections with such a person, be it only by a seat's token, at such an address."""
        for connection, persons in tuple(self._persons.items()):
            if any(is_meant(person, connection.address) for person in persons):
                connection.hang_up()

    async def hang_up_on_changed(self) -> None:
        """Look what became void lately, by whatever worker or command."""
        since, self._looked = self._looked - OVERLAP, self._worker.time.wall
        for person, epoch in (await self._worker.store.changed_since(since)).items():
            self.hang_up(person, epoch)
        for session in await self._worker.store.ended_since(since):
            self.sign_out(session)
