"""A house of its own for each test, with a wall clock set by hand, and guests who keep every message they hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec import UNSET

from packhouse import wire
from packhouse.core.errors import Refusal
from packhouse.core.tree import unfold
from packhouse.server.bots.pool import BotPool
from packhouse.server.boxes import work
from packhouse.server.boxes.work import Checked
from packhouse.server.config import Config
from packhouse.server.house import House
from packhouse.server.house_time import HouseTime
from packhouse.server.keeper.keeper import Keeper
from packhouse.server.requests import watching
from packhouse.server.requests.handlers import HANDLERS
from packhouse.server.sharing import Asker
from packhouse.server.storage.database import connect
from packhouse.server.tables.table import Table

M = TypeVar("M", bound=wire.Message)
P = ParamSpec("P")
T = TypeVar("T")

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "name": "uniform"}
LOCAL = {"kind": "local", "name": "Bo"}
SETTINGS: dict[str, Any] = {
    "bot_pace": 0,
    "bot_reaction": 0,
    "bot_processes": 1,
    "creations": 1000,
    "lobby_pause": 0.01,
}
PATIENCE = 60.0
"""Seconds that a test waits for what should come at once: so many that no busy machine takes them."""


class Wall:
    """The time of day in milliseconds; it stands still until someone moves it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class ThinkersHere(BotPool):
    """Bots that think in this process, which saves the time to start another."""

    async def _run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return do(*args, **kwargs)


class CheckerHere:
    """Checks own boxes in this process."""

    async def check(self, game: str, text: bytes, asker: Asker) -> Checked:
        return work.check(game, text)

    def close(self) -> None:
        pass


class SlowThinkers(ThinkersHere):
    """Bots that think until the test waits for them: all that it does before is done while they think."""

    def __init__(self, room: Room) -> None:
        super().__init__(1, 1000)
        self._room = room

    async def _run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await self._room.waits.wait()
        return await super()._run(do, *args, **kwargs)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what comes by itself."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


class Room:
    """A house, its keeper, and the time of day."""

    house: House
    keeper: Keeper

    def __init__(self, url: str, wall: Wall | None = None, **settings: Any) -> None:
        self.wall = wall or Wall()
        self.waits = asyncio.Event()
        self._config = Config(database=url, **SETTINGS | settings)

    async def open(self) -> None:
        database = connect(self._config.database)
        time = HouseTime(self.wall)
        self.house = House(self._config, database, time, bots=ThinkersHere(1, 100), boxes=CheckerHere())
        self.keeper = self.house.keeper
        await self.house.open()
        self._always = set(self.house.tasks.going_on)

    async def close(self) -> None:
        for table in self.house.tables:
            self.keeper.forget(table)  # its timer would ring in an empty house
        await self.house.close()

    async def restart(self, down: float = 0) -> None:
        """Close the house, and open it again so many seconds later; all connections are gone then."""
        await self.close()
        self.wall.now += round(down * 1000)
        await self.open()

    def guest(self, name: str = "", *, account: bool = False, person: str = "") -> Guest:
        name = name or f"Guest {next(NUMBERS)}"
        return Guest(self, name, person or f"person of {name}", name if account else "")

    def think_with(self, bots: BotPool) -> None:
        """Let others think from now on."""
        self.house.bots = self.keeper._pool = self.keeper.bots._pool = bots

    def keep_nothing(self) -> None:
        """Let the keeper do nothing by itself."""
        self.keeper.look = lambda table: None  # type: ignore[method-assign]

    async def table(self, name: str) -> Table:
        return await self.house.tables.load(name)

    async def tend(self) -> None:
        """Let the keeper do what it does every second."""
        await self.house.heartbeat.beat()
        await self.keeper.tend()
        await self.settle()

    async def later(self, seconds: float) -> None:
        """Let time pass, and whatever is due happen."""
        self.wall.now += round(seconds * 1000)
        for table in self.house.tables:
            self.keeper.look(table)
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing is going on."""
        self.waits.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(0.005)
            while tasks := self.house.tasks.going_on - self._always:
                await asyncio.wait(tasks)
                await asyncio.sleep(0.005)
        self.waits.clear()


class Guest:
    """Someone's connection: asks in JSON as a socket would, and keeps what it is told."""

    def __init__(self, room: Room, name: str, person: str, account: str) -> None:
        self.room, self.name, self.person, self.account = room, name, person, account
        self.address = f"address of {account}" if account else "127.0.0.1"  # those at one address aren't rated
        self.epoch, self.session, self.hung_up = 0, "", False
        self.watching: set[str] = set()
        self.is_silent = self.is_busy = False
        self.heard: list[wire.AnyMessage] = []
        self.frames: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.frames.append(message)
        self.heard.append(wire.read_message(message))

    def done(self, request: wire.Request, table: str = "", token: str = "") -> None:
        self.tell(wire.encode(wire.Done(id=request.id, table=table, token=token)))

    def again(self) -> Guest:
        """Return another device or tab of the same person."""
        return Guest(self.room, self.name, self.person, self.account)

    async def ask(self, kind: str, table: str = "", **fields: Any) -> wire.AnyMessage:
        """Send a request, and return the last message that answers it."""
        fields = {"type": kind, "id": f"m{next(NUMBERS)}"} | fields | ({"table": table} if table else {})
        request = wire.read_request(msgspec.json.encode(fields))
        self.room.house.silence.hear(self)
        try:
            await HANDLERS[type(request)](self.room.house, self, request)
        except Refusal as refusal:
            sentence = str(refusal)
            self.tell(
                wire.encode(wire.Refused(id=request.id, code=refusal.code, sentence=sentence, fields=refusal.fields))
            )
        if not any(request.id in _answered(message) for message in self.heard):
            await self.room.settle()  # it is thought about
        return [message for message in self.heard if request.id in _answered(message)][-1]

    async def refused(self, kind: str, table: str = "", **fields: Any) -> str:
        """Send a request that can't be, and return the code."""
        answer = await self.ask(kind, table, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.code

    async def does(self, kind: str, table: str = "", **fields: Any) -> wire.AnyMessage:
        """Send a request that is carried out."""
        answer = await self.ask(kind, table, **fields)
        assert not isinstance(answer, wire.Refused), answer.sentence
        await self.room.settle()
        return answer

    async def create(self, game: str, seats: Sequence[dict[str, str]], **fields: Any) -> str:
        """Open a table and return its id."""
        answer = await self.does("create", game=game, seats=list(seats), name=self.name, **fields)
        assert isinstance(answer, wire.Done)
        return answer.table

    async def sit(self, table: str, **fields: Any) -> str:
        """Take a seat and return its token."""
        answer = await self.does("sit", table, name=self.name, **fields)
        assert isinstance(answer, wire.Done)
        return answer.token

    async def play(self, table: str, action: str, **fields: Any) -> wire.AnyMessage:
        return await self.does("play", table, action=action, turn=self.update(table).turn, **fields)

    async def refused_play(self, table: str, action: str, **fields: Any) -> str:
        return await self.refused("play", table, action=action, **{"turn": self.update(table).turn} | fields)

    def hang_up(self) -> None:
        self.hung_up = True

    async def disconnect(self) -> None:
        """Go away without a word, as when a browser is closed."""
        self.room.house.lobby.connections.discard(self)
        for name in tuple(self.watching):
            await watching.look_away(self.room.house, self, name)
        await self.room.settle()

    def all(self, kind: type[M], table: str = "") -> list[M]:
        """Return every message of a kind that was heard."""
        found = [message for message in self.heard if isinstance(message, kind)]
        return [message for message in found if not table or getattr(message, "table", "") == table]

    def update(self, table: str) -> wire.Update:
        return self.all(wire.Update, table)[-1]

    def facts(self, table: str) -> wire.Table:
        return self.all(wire.Table, table)[-1]

    def legal(self, table: str) -> list[str]:
        """Return the legal actions as last told."""
        told = [update.legal for update in self.all(wire.Update, table) if update.legal is not UNSET]
        return unfold(told[-1])

    def view(self, table: str) -> Any:
        return msgspec.json.decode(self.update(table).view)

    def forget(self) -> None:
        """Forget what was heard, so that the next is the first."""
        self.heard.clear()
        self.frames.clear()


NUMBERS = count(1)


def _answered(message: wire.AnyMessage) -> set[str]:
    return {getattr(message, "id", ""), getattr(message, "answer", "")} - {""}


@asynccontextmanager
async def opened(url: str, wall: Wall | None = None, **settings: Any) -> AsyncIterator[Room]:
    room = Room(url, wall, **settings)
    await room.open()
    try:
        yield room
    finally:
        await room.close()


def in_a_room(**settings: Any) -> Callable[[Callable[[Room], Awaitable[None]]], Callable[[Path], None]]:
    """Let a test happen in a house of its own, on a new SQLite file."""

    def placed(test: Callable[[Room], Awaitable[None]]) -> Callable[[Path], None]:
        async def happen(url: str) -> None:
            async with asyncio.timeout(3 * PATIENCE), opened(url, **settings) as room:
                await test(room)

        def happens(tmp_path: Path) -> None:
            asyncio.run(happen(f"sqlite:///{tmp_path}/house.db"))

        happens.__name__, happens.__doc__ = test.__name__, test.__doc__
        return happens

    return placed


async def seated(room: Room, game: str, seats: int = 2, **fields: Any) -> tuple[str, list[Guest]]:
    """Return a table that has begun, and its guests by seat."""
    guests = [room.guest() for _ in range(seats)]
    table = await guests[0].create(game, [ME, *[OPEN] * (seats - 1)], **fields)
    for guest in guests[1:]:
        await guest.sit(table)
    return table, guests


async def nim(room: Room, seats: int = 2, **fields: Any) -> tuple[str, list[Guest]]:
    return await seated(room, "nim", seats, **fields)


async def replied_to(room: Room, seats: int = 2) -> tuple[str, list[Guest]]:
    """Return a table where the first seat has played and the second has answered."""
    table, guests = await nim(room, seats)
    await guests[0].play(table, "take 1 1")
    await guests[1].play(table, "take 2 1")
    return table, guests
