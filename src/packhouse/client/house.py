"""The way in: ``async with connect("http://127.0.0.1:8000") as house``."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from typing import Any

import msgspec

from .. import wire
from ..core.errors import Refusal
from .answers import Answers
from .line import Line
from .table import Table
from .web import Web

_log = logging.getLogger(__name__)

ARRIVAL = 10.0
"""Seconds after which a house that doesn't answer at all is given up."""

ME, OPEN = wire.SeatWish(kind="me"), wire.SeatWish()


class House:
    """One person's connection. It mends itself: whatever was asked and not answered is asked again."""

    def __init__(self, addresses: Sequence[str], cookie: str, patience: float, pulse: float) -> None:
        self.pulse = pulse
        self.public: tuple[wire.OpenTable, ...] = ()
        """The public tables, while someone is in the lobby."""
        self._line = Line(addresses, cookie, self._hear)
        self.web = Web(self._line, self._as_someone_else)
        self._patience = patience
        self._answers = Answers(patience)
        self._tables: dict[str, Table] = {}
        self._ids = map(f"{secrets.token_hex(8)}-{{}}".format, itertools.count(1))
        self._welcome: asyncio.Future[wire.Welcome] = asyncio.get_running_loop().create_future()
        self._lobby: asyncio.Event | None = None

    @property
    def cookie(self) -> str:
        """Who one is: hand it to ``connect`` to be the same person again."""
        return self._line.cookie

    @property
    def address(self) -> str:
        """Where one is connected now."""
        return self._line.address

    @property
    def welcome(self) -> wire.Welcome:
        return self._welcome.result()

    async def create(
        self,
        game: str,
        seats: Sequence[wire.SeatWish] = (ME, OPEN),
        *,
        name: str = "",
        options: dict[str, Any] | None = None,
        clock: wire.Clock | None = None,
        public: bool = False,
        rated: bool = False,
        shuffle: bool = False,
        box: str = "",
    ) -> Table:
        """Open a table, and watch it; ``box`` is what ``web.box`` told of one's own."""
        done = await self.ask(
            wire.Create, game=game, seats=list(seats), options=options or {}, clock=clock or wire.Clock(), name=name,
            public=public, rated=rated, shuffle=shuffle, box=box,
        )  # fmt: skip
        assert isinstance(done, wire.Done)
        return await self.watch_from(done)

    async def sit(self, table: str, name: str = "", seat: int | None = None) -> Table:
        """Take an open seat, and watch from there."""
        done = await self.ask(wire.Sit, table=table, name=name, seat=seat)
        assert isinstance(done, wire.Done)
        return await self.watch_from(done)

    async def watch_from(self, done: wire.Done) -> Table:
        """Watch the table that was opened or joined."""
        table = await self.watch(done.table)
        table.token = done.token
        return table

    async def watch(self, table: str, *, seat: int | None = None, token: str = "", spectate: bool = False) -> Table:
        """Look at a table: from one's seat, from one of one's seats, or as a spectator; in one way at a time."""
        if table in self._tables:
            self._tables[table].fail(
                Refusal("watched_anew", "a newer watch of this table has replaced this one; use that")
            )
        watched = self._tables[table] = Table(self, table, seat=seat, token=token, spectate=spectate)
        try:
            await watched.open()
        except BaseException:
            self.forget(watched)
            raise
        return watched

    async def lobby(self) -> AsyncGenerator[tuple[wire.OpenTable, ...], None]:
        """Return the public tables, now and whenever they change."""
        self._lobby = asyncio.Event()
        try:
            await self.ask(wire.Lobby, on=True)
            while True:
                await self._lobby.wait()
                self._lobby.clear()
                yield self.public
        finally:
            self._lobby = None
            await self.ask(wire.Lobby, on=False)

    async def ask(self, kind: type[wire.Request], **fields: Any) -> wire.AnyMessage:
        """Ask, and return the answer or raise the refusal."""
        request: Any = kind(id=next(self._ids), **fields)
        looks = isinstance(request, wire.Watch)  # a seat can only act where it is watched from: that comes first
        return await self._answers.of(request, self._line.send_at_once if looks else self._line.send)

    def forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def run(self) -> None:
        """Stay connected, until cancelled or turned away."""
        try:
            await self._line.run(self._resume)
        except Refusal as refusal:
            self._fail(refusal)
        finally:
            self._fail(Refusal("closed", "the connection was closed"))

    async def arrive(self, patience: float) -> None:
        """Return once the house has said who one is."""
        try:
            await asyncio.wait_for(asyncio.shield(self._welcome), patience)
        except TimeoutError:
            raise Refusal(
                "unreachable", "nobody answers at {address}; is the server running there?", address=self.address
            ) from None

    @contextlib.asynccontextmanager
    async def _as_someone_else(self) -> AsyncIterator[None]:
        """Let the house hang up and say who one is now, without taking it for a stranger's doing."""
        before, self._welcome = self._welcome, asyncio.get_running_loop().create_future()
        try:
            yield
        except BaseException:
            self._welcome = before
            raise
        self._welcome = asyncio.get_running_loop().create_future()
        await self._line.renew()
        await self.arrive(ARRIVAL)

    async def _resume(self) -> None:
        """Make a new socket know what the last one knew."""
        try:
            await self.arrive(self._patience)
        except Refusal:
            await self._line.renew()
            return
        await asyncio.gather(*(table.resume() for table in self._tables.values()))
        self._line.resumed = True
        if self._lobby is not None:
            await self._line.send(wire.encode(wire.Lobby(id=next(self._ids))))
        for frame in self._answers.unanswered():
            await self._line.send(frame)

    def _hear(self, frame: str | bytes) -> None:
        try:
            self._take(wire.read_message(frame))
        except msgspec.DecodeError as error:
            _log.info("passed over a message that may be of a newer house: %s", error)

    def _take(self, message: wire.AnyMessage) -> None:
        match message:
            case wire.Welcome() if not self._welcome.done():
                self._welcome.set_result(message)
            case wire.Welcome() if message.person != self.welcome.person:
                self._fail(Refusal("signed_out", "you were signed out; connect and sign in again"))
            case wire.Table() | wire.Update() | wire.Said() | wire.Present() | wire.Warming():
                if message.table in self._tables:
                    self._tables[message.table].hear(message)
            case wire.Tables():
                self._hear_lobby(message)
        request = getattr(message, "id", "") or getattr(message, "answer", "")
        self._answers.hear(request, message)

    def _hear_lobby(self, message: wire.Tables) -> None:
        self.public = message.tables
        if self._lobby is not None:
            self._lobby.set()

    def _fail(self, refusal: Refusal) -> None:
        self._answers.fail(refusal)
        for table in self._tables.values():
            table.fail(refusal)
        if not self._welcome.done():
            self._welcome.set_exception(refusal)
            self._welcome.exception()  # or asyncio complains where nobody waits for it any more


@contextlib.asynccontextmanager
async def connect(
    *addresses: str, cookie: str = "", patience: float = 5.0, pulse: float = 20.0
) -> AsyncIterator[House]:
    """Come in, by whichever of the addresses answers.

    ``patience``: after how many seconds without an answer a request is sent again.
    ``pulse``: after how many quiet seconds a table that one waits for is looked at again.
    """
    house = House(addresses, cookie, patience, pulse)
    running = asyncio.create_task(house.run())
    try:
        await house.arrive(ARRIVAL)
        yield house
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
