"""Public tables, as the lobby lists them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from ... import games, wire
from ...core.game import Seat
from ...wire import OpenTable, SeatInfo
from ..connection import Connection
from ..storage.facts import Facts
from ..worker import Worker

FORGOTTEN = 24 * 60 * 60 * 1000
"""Milliseconds after which the lobby lists an untouched table no more."""

NOBODY: Mapping[Seat, bool] = MappingProxyType({})


class Lobby:
    """Shows everyone who is in it the public tables whenever the list changes, but not all the time."""

    def __init__(self, worker: Worker) -> None:
        self.connections: set[Connection] = set()
        self._worker = worker
        self._is_stale = asyncio.Event()
        self._has_changed = True
        self._listing: asyncio.Task[bytes] | None = None
        """The list as it was last asked for."""
        self._listed_at = 0.0

    def look_again(self) -> None:
        """Show the list anew, if it is another, as soon as it was long enough ago that it was shown."""
        self._is_stale.set()
        self._has_changed = True

    async def listed(self) -> bytes:
        """Return the list as a message: the same to all who ask before something changes, or it is too old."""
        is_old = asyncio.get_running_loop().time() > self._listed_at + self._worker.config.lobby_pause
        if self._listing is None or (self._listing.done() and (self._has_changed or is_old)):
            self._list()
        assert self._listing is not None
        return await asyncio.shield(self._listing)

    def _list(self) -> None:
        self._has_changed, self._listed_at = False, asyncio.get_running_loop().time()
        self._listing = asyncio.create_task(self._message())

    async def run(self) -> None:
        shown = b""
        while True:
            await self._is_stale.wait()
            self._is_stale.clear()
            try:
                message = await self.listed() if self.connections else b""
                if message and self._has_changed:  # after that list was begun, for someone else
                    self._is_stale.set()
                for connection in tuple(self.connections) if message != shown else ():
                    connection.tell(message)
                shown = message
            except Exception as error:
                self._worker.tasks.trouble("the lobby could not be shown", error)
                self.look_again()
            await asyncio.sleep(self._worker.config.lobby_pause)

    async def _message(self) -> bytes:
        found = await self._worker.store.lobby(self._worker.config.lobby, self._worker.time.now - FORGOTTEN)
        return wire.encode(wire.Tables(tables=open_tables(found)))


def open_tables(found: Iterable[tuple[str, Facts]]) -> tuple[OpenTable, ...]:
    """Describe tables, but for those of games that are no longer here."""
    installed = set(games.names())
    return tuple(_described(table, facts) for table, facts in found if facts.game in installed)


def seats_listed(facts: Facts, person: str = "", resigned: Mapping[Seat, bool] = NOBODY) -> tuple[SeatInfo, ...]:
    """Return a table's seats as a list shows them to a person; of those that resigned, whether their clocks did."""
    sides = games.kind(facts.game).sides
    own = facts.seats_of(person) if person else []
    return tuple(
        SeatInfo(
            kind=chair.kind, name=chair.name, side=sides[seat] if sides else "", mine=seat in own,
            rating=chair.rating, provisional=chair.provisional, resigned=seat in resigned,
            late=resigned.get(seat, False),
        )
        for seat, chair in enumerate(facts.chairs)
    )  # fmt: skip


def _described(table: str, facts: Facts) -> OpenTable:
    return OpenTable(
        table=table, game=facts.game, title=games.kind(facts.game).title, status=facts.status,
        seats=seats_listed(facts), clock=facts.clock, rated=facts.rated, options=facts.options,
        own_box=facts.components is not None,
    )  # fmt: skip
