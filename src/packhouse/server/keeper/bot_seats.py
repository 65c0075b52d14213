"""The bots at the tables that this worker keeps: they think about what they see, take their time, and play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from ... import wire
from ...core import notation
from ...core.errors import IllegalAction, Refusal
from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Play, Undo
from ..bots.pool import BotPool
from ..bots.work import BotTask, Choice
from ..luck import Luck, dice, salt
from ..queues import Busy
from ..storage.database import DatabaseDown
from ..tables.scripted import due
from ..tables.table import Table
from ..worker import Worker

BUSY_PAUSE = 1.0

LONGEST_REACTION = 15.0
"""Seconds that a bot is waited for in a race at most, whatever it says."""

PART_OF_THE_PHASE = 0.5
"""How much of what is left of a phase's clock a reaction takes at most: however short the clock, bots get to act."""

Key: TypeAlias = tuple[str, Seat]


class Plan(NamedTuple):
    """What a bot is about to play, and when it chose that."""

    seat: Seat
    bot: str
    action: str
    turn: int
    length: int
    """Of the log."""

    def is_stale(self, table: Table) -> bool:
        """Say whether the seat has played since, belongs to someone else now, or what it was chosen on was undone."""
        undone = any(isinstance(entry, Undo) for entry in table.match.log[self.length :])
        return table.turn(self.seat) != self.turn or table.bot(self.seat) != self.bot or undone

    def is_hopeless(self, table: Table) -> bool:
        """Say whether it can't be played any more: in a race, someone else was faster."""
        game = table.game
        try:
            game.check(table.match.state, self.seat, game.read(self.action))
        except Refusal:
            return True
        return False


class Keeping(Protocol):
    """Whoever keeps the tables that bots play at."""

    def keeps(self, table: Table) -> bool:
        """Say whether this worker keeps a table still."""

    def look(self, table: Table) -> None:
        """See what there is to do at a table."""


class BotSeats:
    def __init__(self, worker: Worker, pool: BotPool, keeper: Keeping) -> None:
        self.faulty: set[Key] = set()
        """Seats whose bots chose what they may not: anything is played for them."""
        self._worker, self._pool, self._keeper = worker, pool, keeper
        self._thinking: set[Key] = set()
        self._waiting: dict[Key, tuple[Plan, asyncio.Event]] = {}
        """The bots that have chosen and are not quick enough to have played yet; the event stops the waiting."""

    def play(self, table: Table) -> None:
        """Let the bots think that may act, and those whose plans have come to nothing think again."""
        for seat in range(len(table.facts.chairs)):
            key = (table.id, seat)
            if key in self._waiting:
                self._hurry_if_void(table, *self._waiting[key])
            elif _may_play(table, seat) and key not in self._thinking and not table.rests:
                self._thinking.add(key)
                self._worker.tasks.spawn(self._think(table, seat))

    def wait_at(self, table: Table) -> bool:
        """Say whether some bot is about to play here, be it one that lost its seat meanwhile."""
        return any((table.id, seat) in self._waiting for seat in range(len(table.facts.chairs)))

    def forget(self, table: Table) -> None:
        """Let nobody wait at a table that is kept no more."""
        for seat in range(len(table.facts.chairs)):
            key = (table.id, seat)
            self.faulty.discard(key)
            if key in self._waiting:
                self._waiting[key][1].set()

    def _hurry_if_void(self, table: Table, plan: Plan, hurry: asyncio.Event) -> None:
        """Don't let a bot wait for what it can't do; it tries, is refused, and looks again."""
        void = plan.seat not in table.active or plan.is_stale(table) or plan.is_hopeless(table)
        if void or not self._keeper.keeps(table):
            hurry.set()

    async def _think(self, table: Table, seat: Seat) -> None:
        try:
            await self._play(table, seat)
        finally:
            self._thinking.discard((table.id, seat))
        self._keeper.look(table)

    async def _play(self, table: Table, seat: Seat) -> None:
        """Think, wait until people can follow, and play; where the position has changed meanwhile, look again."""
        turn, name, length = table.turn(seat), table.bot(seat), len(table.match.log)
        began, most = asyncio.get_running_loop().time(), self._longest(table)
        pace = self._worker.config.bot_pace * table.game.pace(table.match.state)
        action, reaction = await self._choice(table, seat, name)
        plan = Plan(seat, name, action, turn, length)
        await self._wait(table, plan, began + min(most, reaction or pace))

        def make(match: AnyMatch, at: int) -> Sequence[Entry]:
            if plan.is_stale(table) or not self._keeper.keeps(table):
                raise IllegalAction("stale", "the seat has played since")
            is_late = table.clocks.phase_is_over(at)  # as for people; the keeper plays what the clock says
            return [] if is_late else [Play(seat=seat, action=action, at=at)]

        try:
            if await table.commit(make):
                self._worker.metrics.bot_plays.inc()
        except DatabaseDown:
            return
        except Refusal as refusal:
            if len(table.match.log) == length and seat in table.active and self._keeper.keeps(table):
                # Nothing has changed: it is the bot's fault.
                self._worker.tasks.trouble(f"bot {name} of {table.facts.game} may not play {action}", refusal)
                self.faulty.add((table.id, seat))

    def _longest(self, table: Table) -> float:
        """Return how many seconds a reaction that begins now may take."""
        ends = table.clocks.phase_ends
        left = LONGEST_REACTION if ends is None else PART_OF_THE_PHASE * max(0, ends - table.now) / 1000
        return min(LONGEST_REACTION, left)

    async def _wait(self, table: Table, plan: Plan, end: float) -> None:
        """Wait until then by the system's clock, or until the plan has come to nothing."""
        key, hurry = (table.id, plan.seat), asyncio.Event()
        self._waiting[key] = plan, hurry
        self._hurry_if_void(table, plan, hurry)  # much may have happened while it thought
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, end - asyncio.get_running_loop().time())):
                    await hurry.wait()
        finally:
            del self._waiting[key]

    async def _choice(self, table: Table, seat: Seat, name: str) -> Choice:
        facts, luck = table.facts, self._worker.luck
        if written := due(facts, table.match):
            return Choice(written.action)
        if (table.id, seat) in self.faulty:
            return _anything(table, seat, luck)
        if not self._pool.warm(facts.game, name):
            table.tell(wire.Warming(table=table.id, seat=seat))
        while True:
            try:
                with self._worker.metrics.thought_seconds.time():
                    task = BotTask.about(table.match, seat, name, salt(luck))
                    action, reaction = await self._pool.choose(task, _is_awaited(table), table.asker)
                    return Choice(action, reaction * self._worker.config.bot_reaction)
            except Busy:
                await asyncio.sleep(BUSY_PAUSE)
            except Exception as error:
                self._worker.tasks.trouble(f"bot {name} of {facts.game} failed; anything is played", error)
                return _anything(table, seat, luck)


def _may_play(table: Table, seat: Seat) -> bool:
    """Say whether a bot is to act here; in a lesson, whose play comes next is written."""
    if table.facts.lesson:
        next_one = due(table.facts, table.match)
        return next_one is not None and next_one.seat == seat
    return seat in table.active and bool(table.bot(seat))


def _anything(table: Table, seat: Seat, luck: Luck) -> Choice:
    match = table.match
    return Choice(notation.write(match.game.sample(match.state, seat, dice(luck))))


def _is_awaited(table: Table) -> bool:
    """Say whether a person plays here and is there to wait; whoever only watches has time."""
    return any(table.is_present(seat) for seat in table.facts.people)
