"""One socket: requests come in one after the other, messages go out through a queue with a bound."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import sleep
from collections import deque
from typing import Any

import msgspec
from starlette.types import Receive, Send

from ... import wire
from ...core.errors import Refusal
from ..gate import Visitor
from ..house import House
from ..limits import Bucket
from ..requests import watching
from ..requests.handlers import HANDLERS
from ..storage.database import DatabaseDown

MOST_UNREAD = 1_000_000
"""Bytes that may wait for a slow reader; with more it is cut off, and catches up when it comes back."""

CLOSING = 1.0
"""Seconds to say good-bye in."""

PATIENCE = 50
"""Refusals for haste or nonsense after which a connection is closed."""

PAUSE = 10.0
"""After each of them, as much time passes as so many messages have: reading nonsense takes as long as reading sense."""

COST: dict[type[wire.Request], float] = {wire.Preview: 5.0, wire.Undo: 10.0, wire.Create: 10.0, wire.Watch: 3.0}
COST |= {
    wire.Lobby: 3.0,
    wire.Sit: 3.0,  # tells as much as watching does, whoever sits there already
    wire.Recall: 2.0,
    wire.Picture: 4.0,
    wire.Assess: 10.0,
    wire.Branch: 10.0,
    wire.Propose: 10.0,
    wire.Review: 10.0,
    wire.Learn: 10.0,
    wire.Solve: 10.0,
    wire.Solution: 10.0,
    wire.LookOver: 10.0,  # a verdict that is kept takes as long to send as a match does
}
"""What counts for more than one message."""

SIGNS, MOST_SIGNS = 2.0, 10.0
"""Signs of life that cost nothing, in a second and at once; more of them count as any message does."""

TOO_SLOW, TOO_FAST, SIGNED_OUT = 1013, 1008, 4001


class Socket:
    """A person's device, as the house hears it."""

    def __init__(self, house: House, receive: Receive, send: Send, who: Visitor, address: str) -> None:
        self.person = who.person
        self.account = who.account
        self.epoch = who.epoch
        self.session = who.session
        self.address = address
        self.watching: set[str] = set()
        self.is_silent = False
        self._house = house
        self._receive = receive
        self._send = send
        self._bucket = Bucket(house.config.rate, 2 * house.config.rate, house.time.seconds)
        self._signs = Bucket(SIGNS, MOST_SIGNS, house.time.seconds)
        self._shared_bucket = house.limits.messages.bucket(address)
        self._patience = PATIENCE
        self._pause = PAUSE / house.config.rate
        """Seconds until whoever was refused for haste or nonsense is heard again."""
        self._waiting: deque[bytes] = deque()
        self._unread = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._loop = asyncio.get_running_loop()
        self._more = self._loop.create_future()
        """Settled when something waits to be sent; an event would ask for the loop each time, which takes a while."""
        self._end: asyncio.Future[int] = self._loop.create_future()
        """Answered with the code to close with; nothing is read or written any more."""

    @property
    def is_busy(self) -> bool:
        return not self._idle.is_set()

    def tell(self, message: bytes) -> None:
        if self._end.done():
            return
        self._unread += len(message)
        if self._unread > MOST_UNREAD:
            self._cut_off(TOO_SLOW)
        else:
            self._waiting.append(message)
            if not self._more.done():
                self._more.set_result(None)

    def done(self, request: wire.Request, table: str = "", token: str = "") -> None:
        self.tell(wire.encode(wire.Done(id=request.id, table=table, token=token)))

    def hang_up(self) -> None:
        self._cut_off(SIGNED_OUT)

    def _cut_off(self, code: int) -> None:
        """End it from here, even if the other side neither reads nor answers."""
        self._waiting.clear()
        if not self._end.done():
            self._end.set_result(code)

    async def run(self) -> None:
        """Serve until either side ends it."""
        tasks: list[asyncio.Future[Any]] = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        self._house.connections.add(self)
        if self._house.bans.is_out(self.person, self.address):  # since they were let in
            self.hang_up()
        try:
            await asyncio.wait([*tasks, self._end], return_when=asyncio.FIRST_COMPLETED)
        finally:
            over = self._end.done()
            self._cut_off(0)
            await self._idle.wait()  # what is being stored is to be told, too
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._house.lobby.connections.discard(self)
            self._house.connections.remove(self)
            self._house.silence.forget(self)
            await self._leave_tables()
        if over:
            await self._close(self._end.result())

    async def _leave_tables(self) -> None:
        gone = [watching.look_away(self._house, self, name) for name in tuple(self.watching)]
        await asyncio.gather(*gone, return_exceptions=True)  # a fault at one table keeps it at no other

    async def _read(self) -> None:
        while (frame := await self._receive())["type"] != "websocket.disconnect":
            if self._end.done():  # it came after we hung up, and before this was cancelled
                return
            self._house.metrics.messages.inc()
            self._house.silence.hear(self)
            self._idle.clear()
            patience = self._patience
            try:
                refusal = await self._answer(frame.get("text"))
            finally:
                self._idle.set()
            if refusal is not None:
                self._house.metrics.refused(refusal.code)
                self.tell(wire.encode(refusal))
            if self._patience <= 0:
                self._cut_off(TOO_FAST)
            elif self._patience < patience:
                await sleep(self._pause)

    async def _answer(self, text: str | None) -> wire.Refused | None:
        """Carry out a request; return why not, where it is refused."""
        try:
            request = wire.read_request(text or "")
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._patience -= 1
            self._may(wire.Request)  # nonsense takes as much of the share as a request
            return unreadable(text, error)
        if not (isinstance(request, wire.Here) and self._signs.allow()) and not self._may(type(request)):
            self._patience -= 1
            return wire.Refused(id=request.id, code="too_fast", sentence="too many messages; wait a moment")
        try:
            await HANDLERS[type(request)](self._house, self, request)
        except Refusal as refusal:
            if isinstance(refusal, DatabaseDown):
                self._look_again(request)
            fields = refusal.fields
            return wire.Refused(id=request.id, code=refusal.code, sentence=str(refusal), fields=fields)
        except Exception as error:
            self._house.tasks.trouble(f"a request failed: {type(request).__name__}", error)
            self._look_again(request)
            return wire.Refused(id=request.id, code="trouble", sentence="something went wrong here; try again")
        return None

    def _may(self, kind: type[wire.Request]) -> bool:
        """Say whether a request of this kind comes in time."""
        cost = COST.get(kind, 1.0)
        return self._bucket.allow(cost) and self._shared_bucket.allow(cost)

    def _look_again(self, request: wire.Request) -> None:
        """See whether what failed was stored all the same."""
        table = self._house.tables.in_memory(getattr(request, "table", ""))
        if table is not None and table.loaded:
            self._house.tasks.spawn(table.look_again())

    async def _write(self) -> None:
        while True:
            await self._more
            self._more = self._loop.create_future()
            while self._waiting:
                message = self._waiting.popleft()
                try:
                    await self._send({"type": "websocket.send", "text": message.decode()})
                except (OSError, RuntimeError):  # gone
                    return
                self._unread -= len(message)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):  # closed already, or deaf
            async with asyncio.timeout(CLOSING):
                await self._send({"type": "websocket.close", "code": code})


class _Numbered(msgspec.Struct):
    """A request of which only the id can be read."""

    id: wire.MessageId


def unreadable(text: str | None, error: Exception) -> wire.Refused:
    why = str(error) if isinstance(error, msgspec.DecodeError) else "it is nested too deeply"
    refusal = Refusal("unreadable", "this isn’t a request: {why}", why="send text frames" if text is None else why)
    name = ""
    with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        name = msgspec.json.decode(text or "", type=_Numbered).id
    return wire.Refused(id=name, code=refusal.code, sentence=str(refusal), fields=refusal.fields)
