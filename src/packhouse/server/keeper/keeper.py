"""The keeper of tables: lets bots play, ends clocks, replaces leavers and closes what is over.

Each running table has one keeper among the workers, by a lease that it renews; a dead worker's tables are taken over.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from ...core import notation
from ...core.errors import Refusal
from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Play, Seated
from ..bots.pool import Busy
from ..house import ALIVE, House
from ..metrics import forget_worker
from ..people import ratings
from ..requests.playing import giving_up
from ..requests.seating import cancelled, stand_in
from ..storage import bests
from ..storage.database import DatabaseDown, Step
from ..storage.store import NEVER, rated
from ..tables.facts import OWNER, Facts
from ..tables.table import Table
from .bot_seats import BotSeats

LOG = logging.getLogger(__name__)

BEAT = 1.0
SLICE = 20
"""How many tables are seen to before others have their turn."""
MOST = 500
"""Tables that are taken or closed with one beat."""


class Keeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: set[str] = set()
        """The tables that this worker keeps."""
        self.bots = BotSeats(house, self._keeps)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._away: dict[str, dict[Seat, int]] = {}
        """Since when people who are to act have been away, by table."""
        self._finishing: set[str] = set()
        self._unsure = False
        """Whether something failed, so that the store may know of leases that this worker doesn't."""
        self._asked: set[str] = set()
        """The tables that this worker has asked to keep, and that others keep."""
        house.table_changed = self.look
        house.table_unkept = self._ask_again

    async def run(self) -> None:
        """Do every second what nobody asks for; the heartbeat waits for nothing else."""
        await asyncio.gather(self._again_and_again(self.beat), self._again_and_again(self.tend))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                self._unsure = True
                self.house.trouble("the tables could not be tended", error)
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Show that this worker lives, and take over from those that don't."""
        house = self.house
        if not await house.beat():
            await self._come_back()
        buried = [] if house.store.database.sole else await house.store.bury(house.wall - ALIVE)
        if buried:
            LOG.warning("workers have died", extra={"facts": {"workers": buried}})
            for worker in buried:
                forget_worker(worker)
            await self._take_over()
        await house.hang_up_on_changed()

    async def tend(self) -> None:
        """Take what is due, see to what is kept, let go what is idle."""
        house, store = self.house, self.house.store
        if self._unsure:
            self._unsure, self.kept = False, await store.kept(house.worker)
        self.kept.update(await store.keep_due(house.worker, house.now, MOST))
        for name in self.kept - house.tables.keys():
            await self._load(name)
        for done, table in enumerate(list(house.tables.values()), 1):
            await self._see_to(table)
            if done % SLICE == 0:
                await asyncio.sleep(0)
        for name in await store.idle(house.now - round(house.config.open_expiry * 1000), MOST):
            await self._close_idle(await house.table(name))

    async def _see_to(self, table: Table) -> None:
        """Look again at what may have failed before, and rest where nothing is to be done."""
        if not table.loaded:
            return
        if table.present_here() != table.noted:
            await self.house.note_presence(table)
        if table.id in self.kept:
            self.look(table)
        await self._rest(table)

    async def _come_back(self) -> None:
        """Begin anew: the others thought that this worker was dead, and took its tables."""
        self.kept.clear()
        self._asked.clear()
        for table in list(self.house.tables.values()):
            table.noted = set()
            await self.house.note_presence(table)

    async def _take_over(self) -> None:
        """Let the others know that a worker has gone, and its connections with it."""
        await self.house.store.database.write(announce="buried -")
        await self.house.look_around()

    async def _load(self, name: str) -> None:
        try:
            self.look(await self.house.table(name))
        except DatabaseDown:
            return  # with the next beat
        except Refusal as refusal:
            self.house.trouble(f"table {name} can’t be kept", refusal)
            await self.house.store.release(name, self.house.worker, NEVER)
            self.kept.discard(name)

    async def _close_idle(self, table: Table) -> None:
        """Give up a table that nobody joins; as long as someone waits at it, it stays."""
        if table.ears or table.present_elsewhere:
            await self.house.store.touch(table.id, self.house.now)
        else:
            await table.change(_expired)

    async def _ask_to_keep(self, table: Table) -> None:
        if await self.house.store.keep(table.id, self.house.worker):
            self.kept.add(table.id)
            self.look(table)
            await self._warm(table)

    async def _warm(self, table: Table) -> None:
        """Get the bots of a new table ready while people still look at it."""
        setup = msgspec.json.encode(table.match.setup)
        for bot in set(table.bots.values()):
            if not self.house.thinkers.warm(table.facts.game, bot):
                with contextlib.suppress(Busy):
                    await self.house.thinkers.prepare(setup, bot)

    def _ask_again(self, table: Table) -> None:
        self._asked.discard(table.id)
        if table.ears:
            self.look(table)

    async def _rest(self, table: Table) -> None:
        """Let go of a table where nobody is and nothing is to be done for a while."""
        if not table.loaded or table.ears or time.monotonic() - table.used < self.house.config.idle:
            return
        if table.id in self.kept:
            due = self._due(table)
            if due < self.house.now + 10 * ALIVE:
                return
            self._forget(table)
            await self.house.store.release(table.id, self.house.worker, due)
        self._asked.discard(table.id)
        self.house.drop(table)

    def _due(self, table: Table) -> int:
        """Return when the table next needs its keeper, in the house's time."""
        if not table.playing:
            return NEVER
        if any(table.bot(seat) for seat in table.active):
            return 0
        deadline = table.clocks.deadline
        return NEVER if deadline is None else table.facts.started + deadline

    def _forget(self, table: Table) -> None:
        self.kept.discard(table.id)
        self._away.pop(table.id, None)
        self._asked.discard(table.id)
        self.bots.forget(table)
        if timer := self._timers.pop(table.id, None):
            timer.cancel()

    # What a table needs.

    def look(self, table: Table) -> None:
        """See what there is to do at a table, after every change and when a clock runs out."""
        if table.id not in self.kept:
            if table.playing and table.id not in self._asked:
                self._asked.add(table.id)
                self.house.spawn(self._ask_to_keep(table))
            return
        if not table.playing:
            self._forget(table)
        elif table.outcome is not None:
            self.house.spawn(self._finish(table))
        elif self._is_needed(table):
            self.bots.play(table)
            self._mind_leavers(table)
            self._set_timer(table)

    def _keeps(self, table: Table) -> bool:
        return table.id in self.kept

    def _is_needed(self, table: Table) -> bool:
        """Say whether a bot, a clock or a leaver is to be minded: after most plays there is none."""
        if table.bots or self.bots.wait_at(table) or table.id in self._timers or table.clocks.deadline is not None:
            return True
        return not table.everyone_is_there()

    def _mind_leavers(self, table: Table) -> None:
        """Note who is to act and away; whoever is back gets the seat back."""
        away = self._away.setdefault(table.id, {})
        waited_for = table.active if table.facts.clock.kind != "days" else []
        for seat in table.facts.people:
            if table.is_present(seat) and table.bot(seat) and seat not in table.match.resigned:
                self.house.spawn(self._give_back(table, seat))
            if table.is_present(seat) or table.bot(seat) or seat not in waited_for:
                away.pop(seat, None)
            else:
                away.setdefault(seat, self.house.now)

    async def _give_back(self, table: Table, seat: Seat) -> None:
        await table.commit(lambda match, at: [Seated(seat=seat, occupant=OWNER, at=at)] if table.bot(seat) else [])

    def _set_timer(self, table: Table) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        deadline = table.clocks.deadline
        ends = [] if deadline is None else [table.facts.started + deadline]
        grace = round(self.house.config.grace * 1000)
        ends += [since + grace for since in self._away.get(table.id, {}).values()]
        if ends:
            wait = max(0.0, (min(ends) - self.house.now) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait + 0.001, self._ring, table)

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self.house.spawn(self._expire(table))

    async def _expire(self, table: Table) -> None:
        """Do what the clocks say, then replace those who are away."""
        if table.clocks.deadline is not None and table.clocks.deadline <= table.now:
            await self._run_out(table)
        await self._replace_leavers(table)
        if table.id in self.kept:
            self.look(table)

    async def _replace_leavers(self, table: Table) -> None:
        away, now = self._away.get(table.id, {}), self.house.now
        for seat, since in list(away.items()):
            if since + self.house.config.grace * 1000 <= now:
                away[seat] = now
                await self.house.look_who_is_there(table)
                if not table.is_present(seat):
                    await stand_in(table, seat)

    async def _run_out(self, table: Table) -> None:
        def make(match: AnyMatch, at: int) -> Sequence[Entry]:
            if match.outcome is not None:
                return []
            plays = _phase_plays(match, at) if table.clocks.phase_is_over(at) else []
            late = [] if plays else _late(table, at)
            return plays or [entry for seat in late for entry in giving_up(table, match, seat, at, late=True)]

        if await table.commit(make):
            self.house.metrics.expiries.inc()

    async def _finish(self, table: Table) -> None:
        """Close the books, with ratings and personal bests in the same job; whoever closes first has closed."""
        if table.id in self._finishing:
            return
        self._finishing.add(table.id)
        try:
            await self._close_books(table)
        finally:
            self._finishing.discard(table.id)

    async def _close_books(self, table: Table) -> None:
        for _ in range(5):
            steps = [*await self._new_ratings(table), *self._new_best(table)]
            if await table.change(_over, functools.partial(_given, steps), tries=1):
                LOG.info("a match is over", extra={"facts": {"table": table.id, "entries": len(table.match.log)}})
                return

    async def _new_ratings(self, table: Table) -> list[Step]:
        facts, outcome = table.facts, table.match.outcome
        if not facts.rated or outcome is None:
            return []
        persons = [chair.person for chair in facts.chairs]
        old = [await self.house.store.rating(person, facts.game) or ratings.fresh() for person in persons]
        new = zip(facts.chairs, ratings.updated(old, outcome.ranks), strict=True)
        return [rated(chair.person, facts.game, rating) for chair, rating in new if chair.rating is not None]

    def _new_best(self, table: Table) -> list[Step]:
        outcome, log = table.match.outcome, table.match.log
        if outcome is None or not log:
            return []
        ended = table.facts.started + log[-1].at + self.house.wall - self.house.now
        return bests.noted(table.id, table.facts, outcome, ended)


def _given(steps: Sequence[Step], facts: Facts) -> Sequence[Step]:
    return steps


def _over(facts: Facts) -> Facts:
    return msgspec.structs.replace(facts, status="over") if facts.status == "playing" else facts


def _expired(facts: Facts) -> Facts:
    return cancelled(facts) if facts.status == "open" else facts


def _late(table: Table, at: int) -> list[Seat]:
    """Return whose time is up, one at a time; where a phase ends without plays of its own, whoever was to act."""
    slow = table.active if table.clocks.phase_is_over(at) else []
    return [seat for seat in [*table.clocks.late(at), *slow] if seat not in table.match.resigned][:1]


def _phase_plays(match: AnyMatch, at: int) -> list[Entry]:
    timeout = match.game.timeout(match.state)
    plays = timeout.plays if timeout else {}
    return [
        Play(seat=seat, action=notation.write(action), late=True, at=at)
        for seat, actions in plays.items()
        for action in actions
    ]
