"""The house: every table that this worker has in memory, and what it hears of the other workers."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from .. import wire
from ..core.game import Seat
from .bots.pool import Thinkers
from .config import Config
from .connection import Caller
from .limits import Count, Limits
from .metrics import Metrics
from .people import ratings
from .people.passwords import Passwords
from .people.sessions import Sessions
from .queues import Busy, Line
from .storage.database import Database
from .storage.store import NEVER, Store
from .tables.facts import Facts
from .tables.lobby import open_tables
from .tables.table import Ear, Table

LOG = logging.getLogger(__name__)

ALIVE = 5_000
"""Milliseconds without a heartbeat after which a worker counts as dead."""

OVERLAP = 60_000
"""Milliseconds by which the clocks of two machines may differ."""

FORGOTTEN = 24 * 60 * 60 * 1000
"""Milliseconds after which the lobby lists an untouched table no more."""

LOBBY_PAUSE = 0.5
"""Seconds between two looks at the lobby, at least."""

Asker: TypeAlias = Ear | tuple[str, Seat]
"""Who asks a bot or a review: a connection, or a seat at a table, whatever its devices."""


_EPOCH = time.time_ns() - time.monotonic_ns()


def wall_clock() -> int:
    """Return the time in milliseconds, unmoved by whoever sets the system's clock while the server runs."""
    return (_EPOCH + time.monotonic_ns()) // 1_000_000


def _worker_name() -> str:
    """Return a name of this process that tells, on the same machine, which it was."""
    return f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"


def _busy() -> Busy:
    return Busy("busy", "the house has too much to work out; try again in a moment")


class House:
    """What all requests share."""

    secret: str
    sessions: Sessions

    def __init__(self, config: Config, database: Database, wall: Callable[[], int] = wall_clock) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = Store(database, self.metrics)
        self.passwords = Passwords()
        self.worker = _worker_name()
        self.thinkers = Thinkers(config.bot_processes, config.bot_waiting, config.folders)
        self.tables: dict[str, Table] = {}
        self.callers: dict[str, set[Caller]] = {}
        """Every connection, by person."""
        self.lobby_ears: set[Ear] = set()
        self.table_changed: Callable[[Table], None] = lambda table: None
        self.table_unkept: Callable[[Table], None] = lambda table: None
        self.connections = Count(config.connections)
        self.arriving = Limits(rate=5, burst=4 * config.connections, clock=self.seconds)
        self.messages = Limits(config.address_rate, burst=2 * config.address_rate, clock=self.seconds)
        self.exporting = Limits(rate=0.05, burst=5, clock=self.seconds)
        self.listing = Limits(rate=2, burst=40, clock=self.seconds)
        self.requests = Limits(rate=20, burst=100, clock=self.seconds)
        self.signing_in = Limits(rate=0.2, burst=10, clock=self.seconds)
        self.creating = Limits(config.creations, burst=60 * config.creations, clock=self.seconds)
        self.pondering = Line(at_once=2, waiting=100, busy=_busy)
        """For what takes time to work out: previews, whether an undo is free, and what was before."""
        self.glancing = Line(at_once=1, waiting=200, busy=_busy)
        """For lists of matches, which must keep nobody from playing."""
        self.consulting = Line(at_once=1, waiting=100, busy=_busy)
        """For what bots and reviews are asked: one at a time, so that tables have the other processes."""
        self.questions: dict[Asker, tuple[str, Ear]] = {}
        """The id of each request that is thought about, by who asks, and whom its answer is for."""
        self._wall = wall
        self._looked = wall()
        self._down = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._lobby_stale = asyncio.Event()

    @property
    def now(self) -> int:
        """The house's time in milliseconds. It stands still while no server runs, so that nobody pays for down time."""
        return self._wall() - self._down

    @property
    def wall(self) -> int:
        return self._wall()

    def seconds(self) -> float:
        """Return the wall clock's time in seconds, which limits go by."""
        return self._wall() / 1000

    async def open(self) -> None:
        database = self.store.database
        database.claim()
        await database.open()
        self.secret = await self.store.secret()
        self.sessions = Sessions(self.secret)
        self._down = await self.store.wake(self._wall(), 0 if database.sole else ALIVE)
        if database.sole:  # whatever another server has left behind is void
            await self.store.bury(NEVER)
        await self.beat()
        database.listen(self._hear, self._look_again)
        LOG.info("the house is open", extra={"facts": {"worker": self.worker}})
        self.spawn(self._show_lobby())

    async def beat(self) -> bool:
        """Show that this worker lives, and hear how long the house was down; False where the others thought it dead."""
        beat = await self.store.beat(self.worker, self._wall())
        self._down = beat.down
        return beat.known

    async def close(self) -> None:
        LOG.info("the house closes", extra={"facts": {"worker": self.worker, "tables": len(self.tables)}})
        self.pondering.close()
        self.glancing.close()
        self.consulting.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.leave(self.worker)
        self.thinkers.close()
        self.passwords.close()
        await self.store.database.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; what goes wrong there is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.trouble("a task failed", error)

    def trouble(self, what: str, error: BaseException) -> None:
        """Note a fault of our own."""
        self.metrics.errors.inc()
        LOG.error(what, exc_info=error)

    async def table(self, name: str) -> Table:
        """Return a table, from the store if need be."""
        table = self.tables.get(name)
        if table is not None and table.loaded:
            table.used = time.monotonic()
            return table
        table = self.tables.setdefault(name, Table(name, self.store, lambda: self.now))
        table.changed = self._changed
        table.used = time.monotonic()
        try:
            await table.load()
            await self._find_present(table)
        except BaseException:
            if not table.loaded and self.tables.get(name) is table:
                del self.tables[name]
            raise
        if self.tables.setdefault(name, table) is not table:  # another's attempt to load it had failed meanwhile
            return await self.table(name)
        self.metrics.tables.set(len(self.tables))
        return table

    def drop(self, table: Table) -> None:
        """Forget a table that nobody watches; the store has it."""
        if self.tables.get(table.id) is table and not table.ears:
            del self.tables[table.id]
            self.metrics.tables.set(len(self.tables))

    def _changed(self, table: Table) -> None:
        if table.facts.public:
            self._lobby_stale.set()
        if table.moved:
            table.moved = False
            self.spawn(self.note_presence(table))
        self.table_changed(table)

    # What is heard of other workers.

    def _hear(self, announcement: str) -> None:
        what, name, *rest = announcement.split(" ")
        if what == "buried":
            self.spawn(self.look_around())
        table = self.tables.get(name)
        if what == "table":
            self._lobby_stale.set()
        if table is None:
            return
        match what:
            case "table":
                self.spawn(table.look_again())
            case "entries":
                self.spawn(table.hear_of_entries(int(rest[0])))
            case "unkept":
                self.table_unkept(table)
            case "present" if table.loaded:
                self.spawn(self.look_who_is_there(table))
            case "said":
                table.tell(wire.Said(table=name, seat=int(rest[0]), phrase=rest[1]))

    def _look_again(self) -> None:
        for table in self.tables.values():
            self.spawn(table.look_again())
            if table.loaded:
                self.spawn(self.look_who_is_there(table))
        self._lobby_stale.set()

    # Who is there.

    async def look_who_is_there(self, table: Table) -> None:
        await self._find_present(table)
        table.tell(self.present(table))
        self._changed(table)

    async def look_around(self) -> None:
        """See who is left and what nobody keeps, now that a worker has gone."""
        for table in list(self.tables.values()):
            if table.loaded and table.present_elsewhere:
                await self.look_who_is_there(table)
            self.table_unkept(table)

    async def _find_present(self, table: Table) -> None:
        if not self.store.database.sole:
            table.present_elsewhere = await self.store.present_elsewhere(table.id, self.worker, self.wall - ALIVE)

    def present(self, table: Table) -> wire.Present:
        chairs = table.facts.chairs
        present = (chair.is_persons and table.is_present(seat) for seat, chair in enumerate(chairs))
        return wire.Present(table=table.id, seats=tuple(present))

    async def note_presence(self, table: Table) -> None:
        """Write down which seats' people are connected here, where that has changed, and tell everyone."""
        async with table.door:  # else whoever comes and goes at once might be stored as gone and come
            here = table.present_here()
            if here == table.noted:
                return
            if not self.store.database.sole:
                for seat in here - table.noted:
                    await self.store.come(table.id, seat, self.worker)
                for seat in table.noted - here:
                    await self.store.go(table.id, seat, self.worker)
            table.noted = here
        await self.look_who_is_there(table)

    async def say(self, table: Table, seat: Seat, phrase: str) -> None:
        table.tell(wire.Said(table=table.id, seat=seat, phrase=phrase))
        if not self.store.database.sole:
            await self.store.database.write(announce=f"said {table.id} {seat} {phrase}")

    async def rating(self, caller: Caller, game: str) -> int | None:
        """Return the number that others see beside the caller's name; guests have none."""
        if not caller.account:
            return None
        return ratings.shown(await self.store.rating(caller.person, game) or ratings.fresh())

    def hang_up(self, person: str, epoch: int) -> None:
        """End all connections that someone opened with cookies that are void since."""
        for caller in tuple(self.callers.get(person, ())):
            if caller.epoch != epoch:
                caller.hang_up()

    async def hang_up_on_changed(self) -> None:
        """Look whose cookies became void lately, by whatever worker or command."""
        since, self._looked = self._looked - OVERLAP, self.wall
        for person, epoch in (await self.store.changed_since(since)).items():
            self.hang_up(person, epoch)

    def forget(self, caller: Caller) -> None:
        """Forget a connection that has ended."""
        self.lobby_ears.discard(caller)
        self.callers[caller.person].discard(caller)
        if not self.callers[caller.person]:
            del self.callers[caller.person]

    async def alter(self, name: str, alter: Callable[[Facts], Facts]) -> None:
        """Change a table's facts, without loading its match where it isn't in memory."""
        if name in self.tables:
            await (await self.table(name)).change(alter)
            return
        while (stored := await self.store.table(name)) and (new := alter(stored.facts)) != stored.facts:
            if await self.store.change(name, stored.version, new, self.now):
                return

    # The lobby.

    async def _show_lobby(self) -> None:
        """Show everyone in the lobby the tables whenever the list changes, but not all the time."""
        shown = b""
        while True:
            await self._lobby_stale.wait()
            self._lobby_stale.clear()
            try:
                message = wire.encode(await self.lobby()) if self.lobby_ears else b""
                for ear in tuple(self.lobby_ears) if message != shown else ():
                    ear.tell(message)
                shown = message
            except Exception as error:
                self.trouble("the lobby could not be shown", error)
                self._lobby_stale.set()
            await asyncio.sleep(LOBBY_PAUSE)

    async def lobby(self) -> wire.Tables:
        found = await self.store.lobby(self.config.lobby, self.now - FORGOTTEN)
        return wire.Tables(tables=open_tables(found))
