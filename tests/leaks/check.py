"""The check: a random match, of which one watcher hears the same in both worlds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import Connection

import msgspec

from packhouse.bots.levels import LEVELS
from packhouse.core.game import Watcher
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.server.config import Config
from packhouse.server.house import House
from packhouse.server.house_time import HouseTime
from packhouse.server.keeper.keeper import Keeper
from packhouse.server.luck import SystemLuck
from packhouse.server.people.sessions import Sessions
from packhouse.server.storage.database.sqlite import SQLite
from packhouse.server.tables.table import Table
from packhouse.wire import Clock
from tests.contract import Case
from tests.server.room import ThinkersHere
from tests.soak import TIMES

from .events import EVENTS, LAST_WORDS, Event, someone_answers
from .pair import Pair
from .world import World

LONGEST = 60 * TIMES
"""How many events are enough."""

SLOWEST = 1500
"""Milliseconds between two events, at most."""

FOR_EVER = 1e6
"""Seconds."""

PAUSE = 15_000
"""Milliseconds that someone takes once in a while."""

CLOCKS = (
    Clock(kind="game", seconds=60, increment=5),
    Clock(kind="move", seconds=20),
    Clock(),
    Clock(kind="days", seconds=86400),
)


class Hours(SystemLuck):
    """The time in both worlds, and the luck of questions: what may be previewed or taken back, what a bot proposes."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def time(self) -> int:
        return self.now

    def bits(self, count: int) -> int:
        return self.now


class Hasty(SQLite):
    """Doesn't wait for the disk."""

    def _opened(self) -> tuple[Connection, Connection]:
        writing, reading = super()._opened()
        writing.execute("PRAGMA synchronous = OFF")
        return writing, reading


async def check(case: Case, watcher: Watcher, folder: Path, turn: int = 0) -> bool:
    """Play a match, and say whether the worlds ever differed; ``turn`` chooses the clock and the luck."""
    hours, rng = Hours(), QuickRng(turn)
    async with _house(folder / "truth.db", hours) as truth, _house(folder / "dream.db", hours) as dream:
        pair = await _paired(case, watcher, truth, dream, CLOCKS[turn % len(CLOCKS)], rng)
        await _play(pair, hours)
    return pair.differs


class IdleKeeper(Keeper):
    """Does what it is told, and nothing by itself."""

    def look(self, table: Table) -> None:
        pass


def _config(path: Path) -> Config:
    """Return settings with a lobby that isn't shown by the system's time, which the two worlds don't share.

    What a bot may know is no matter of its strength: the quickest one proposes.
    """
    return Config(database=str(path), rate=1e9, address_rate=1e9, lobby_pause=FOR_EVER, proposer=LEVELS[0])


@asynccontextmanager
async def _house(path: Path, hours: Hours) -> AsyncIterator[House]:
    opened = House(_config(path), Hasty(str(path)), HouseTime(hours.time), hours, ThinkersHere(1, 100))
    await opened.open()
    opened.keeper = IdleKeeper(opened.worker, opened.tables, opened.presence, opened.bots)
    opened.sessions = Sessions("one secret for both worlds")
    try:
        yield opened
    finally:
        await opened.close()


async def _paired(case: Case, watcher: Watcher, truth: House, dream: House, clock: Clock, rng: QuickRng) -> Pair:
    first = case.game.imagine(case.start(), watcher, rng)
    worlds = World(truth, "table"), World(dream, "table", {0: first})
    other = msgspec.structs.replace(case.setup, seed=KeyedRng.from_seed(case.setup.seed).seed())
    for world, setup in zip(worlds, (case.setup, other), strict=True):
        await world.open(setup, clock)
    pair = Pair(*worlds, watcher, rng)
    for devices in dict.fromkeys([*map(pair.devices, range(case.setup.seats)), *pair.ears]):
        await pair.watch(devices)
    pair.compare()
    return pair


async def _play(pair: Pair, hours: Hours) -> None:
    for _ in range(LONGEST):
        hours.now += pair.rng.below(SLOWEST) + (PAUSE if pair.rng.below(30) == 0 else 0)
        deadline = pair.truth.table.clocks.deadline
        if deadline is not None and deadline <= pair.truth.table.now:
            await pair.run_out()
        else:
            await _next(pair)(pair)
        pair.compare()
        if pair.truth.match.outcome is not None:
            break
    for happens in LAST_WORDS:
        await happens(pair)
        pair.compare()


def _next(pair: Pair) -> Event:
    """Return what happens; an offer is often answered."""
    offered = pair.truth.table.offer is not None and pair.rng.below(2)
    return someone_answers if offered else pair.rng.choose(EVENTS)
