"""The keeper of tables: lets bots play, ends clocks, replaces leavers and closes what is over.

Each running table has one keeper among the workers, by a lease that it renews; a dead worker's tables are taken over.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from ...core.errors import Refusal
from ..bots.pool import BotPool
from ..queues import Busy
from ..storage.database import DatabaseDown
from ..storage.facts import Facts
from ..storage.workers import NEVER
from ..tables.phases import cancelled
from ..tables.presence import Presence
from ..tables.scripted import has_ended
from ..tables.table import Table
from ..tables.tables import Tables
from ..worker import ALIVE, Worker
from .books import Books
from .bot_seats import BotSeats
from .expiry import run_out
from .leavers import Leavers

SLICE = 20
"""How many tables are seen to before others have their turn."""
MOST = 500
"""Tables that are taken or closed with one look."""


class Keeper:
    def __init__(self, worker: Worker, tables: Tables, presence: Presence, bots: BotPool) -> None:
        self._worker, self._tables, self._presence, self._pool = worker, tables, presence, bots
        self._time, self._store, self._tasks = worker.time, worker.store, worker.tasks
        self.kept: set[str] = set()
        """The tables that this worker keeps."""
        self.is_unsure = False
        """Whether something failed, so that the store may know of leases that this worker doesn't."""
        self.bots = BotSeats(worker, bots, self)
        self.books = Books(worker)
        self._leavers = Leavers(worker, presence)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._asked: set[str] = set()
        """The tables that this worker has asked to keep, and that others keep."""

    def keeps(self, table: Table) -> bool:
        return table.id in self.kept

    # What a table needs.

    def look(self, table: Table) -> None:
        """See what there is to do at a table, after every change and when a clock runs out."""
        if table.id not in self.kept:
            if table.playing and table.id not in self._asked:
                self._asked.add(table.id)
                self._tasks.spawn(self._ask_to_keep(table))
            return
        if not table.playing:
            self.forget(table)
        elif table.outcome is not None or has_ended(table.facts, table.match):
            self._tasks.spawn(self.books.close(table))
        elif self._is_needed(table):
            self.bots.play(table)
            self._leavers.mind(table)
            self._set_timer(table)

    def _is_needed(self, table: Table) -> bool:
        """Say whether a bot, a clock or a leaver is to be minded: after most plays there is none."""
        if table.bots or self.bots.wait_at(table) or table.id in self._timers or table.clocks.deadline is not None:
            return True
        return not table.everyone_is_there()

    def _set_timer(self, table: Table) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        deadline = table.clocks.deadline
        ends = [] if deadline is None else [table.facts.started + deadline]
        ends += self._leavers.patience_ends(table)
        if ends:
            wait = max(0.0, (min(ends) - self._time.now) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait + 0.001, self._ring, table)

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self._tasks.spawn(self._expire(table))

    async def _expire(self, table: Table) -> None:
        """Do what the clocks say, then replace those who are away."""
        deadline = table.clocks.deadline
        if deadline is not None and deadline <= table.now and await run_out(table):
            self._worker.metrics.expiries.inc()
        await self._leavers.replace(table)
        if self.keeps(table):
            self.look(table)

    # Which tables are kept.

    async def tend(self) -> None:
        """Take what is due, see to what is kept, let go what is idle."""
        if self.is_unsure:
            self.is_unsure, self.kept = False, await self._store.kept(self._worker.name)
        self.kept.update(await self._store.keep_due(self._worker.name, self._time.now, MOST))
        for name in [name for name in self.kept if name not in self._tables]:
            await self._load(name)
        for done, table in enumerate(self._tables, 1):
            await self._see_to(table)
            if done % SLICE == 0:
                await asyncio.sleep(0)
        for name in await self._store.idle(self._time.now - round(self._worker.config.open_expiry * 1000), MOST):
            await self._close_idle(await self._tables.load(name))

    def begin_anew(self) -> None:
        """Begin anew: the others thought that this worker was dead, and took its tables."""
        self.kept.clear()
        self._asked.clear()
        for table in self._tables:
            table.noted = set()
        self._tasks.spawn(self._note_everyone())

    def ask_again(self, table: Table) -> None:
        """Ask to keep a table that nobody keeps any more."""
        self._asked.discard(table.id)
        if table.connections:
            self.look(table)

    def forget(self, table: Table) -> None:
        self.kept.discard(table.id)
        self._asked.discard(table.id)
        self._leavers.forget(table)
        self.bots.forget(table)
        if timer := self._timers.pop(table.id, None):
            timer.cancel()

    async def _ask_to_keep(self, table: Table) -> None:
        if await self._store.keep(table.id, self._worker.name):
            self.kept.add(table.id)
            self.look(table)
            await self._warm(table)

    async def _warm(self, table: Table) -> None:
        """Get the bots of a new table ready while people still look at it."""
        if table.facts.lesson:  # all is played from a record
            return
        setup = msgspec.json.encode(table.match.setup)
        for bot in set(table.bots.values()):
            if not self._pool.warm(table.facts.game, bot):
                with contextlib.suppress(Busy):
                    await self._pool.prepare(setup, bot, table.asker)

    async def _note_everyone(self) -> None:
        """Write down again who is here, a table after the other, so that nothing else waits for all of them."""
        for table in self._tables:
            await self._presence.note(table)

    async def _load(self, name: str) -> None:
        try:
            self.look(await self._tables.load(name))
        except DatabaseDown:
            return  # with the next look
        except Refusal as refusal:
            self._tasks.trouble(f"table {name} can’t be kept", refusal)
            await self._store.release(name, self._worker.name, NEVER)
            self.kept.discard(name)

    async def _see_to(self, table: Table) -> None:
        """Look again at what may have failed before, and rest where nothing is to be done."""
        if not table.loaded:
            return
        if self._presence.may_differ(table):
            await self._presence.note(table)
        if self.keeps(table):
            self.look(table)
        await self._rest(table)

    async def _rest(self, table: Table) -> None:
        """Let go of a table where nobody is and nothing is to be done for a while."""
        is_in_use = self._time.wall - table.used < self._worker.config.idle * 1000
        if not table.loaded or table.connections or is_in_use:
            return
        if self.keeps(table):
            due = self._due(table)
            if due < self._time.now + 10 * ALIVE:
                return
            self.forget(table)
            await self._store.release(table.id, self._worker.name, due)
        self._asked.discard(table.id)
        self._tables.drop(table)

    def _due(self, table: Table) -> int:
        """Return when the table next needs its keeper, in the house's time."""
        if not table.playing:
            return NEVER
        if any(table.bot(seat) for seat in table.active) and not table.rests:
            return 0
        deadline = table.clocks.deadline
        return NEVER if deadline is None else table.facts.started + deadline

    async def _close_idle(self, table: Table) -> None:
        """Cancel a table that nobody joins; as long as someone waits at it, it stays."""
        if table.connections or table.present_elsewhere:
            await self._store.touch(table.id, self._time.now)
        else:
            await table.change(_expired)


def _expired(facts: Facts) -> Facts:
    return cancelled(facts) if facts.status == "open" else facts
