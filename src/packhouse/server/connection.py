"""One socket: requests come in one after the other, messages go out through a queue with a bound."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec
from starlette.types import Receive, Send

from ..core.errors import Refusal
from . import offers, playing, seating, watching, wire
from .database import DatabaseDown
from .gate import Visitor
from .house import House
from .limits import Bucket
from .requests import HANDLERS

MOST_WAITING = 500
"""Messages that may wait for a slow reader; with more it is cut off, and catches up when it comes back."""

PATIENCE = 200
"""Refusals for haste or nonsense after which a connection is closed."""

COST: dict[type[wire.Request], float] = {wire.Preview: 5.0, wire.Undo: 10.0, wire.Create: 10.0}
"""What counts for more than one message."""

TOO_SLOW, TOO_FAST, SIGNED_OUT = 1013, 1008, 4001

__all__ = ["HANDLERS", "Connection", "offers", "playing", "seating"]  # importing these is what fills HANDLERS


class Connection:
    """A person's device, as the house hears it."""

    def __init__(self, house: House, receive: Receive, send: Send, who: Visitor, address: str) -> None:
        self.person = who.person
        self.account = who.account
        self.address = address
        self.watching: set[str] = set()
        self._house = house
        self._receive = receive
        self._send = send
        self._bucket = Bucket(house.config.rate, burst=2 * house.config.rate)
        self._patience = PATIENCE
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()

    def tell(self, message: bytes) -> None:
        if len(self._waiting) <= MOST_WAITING:  # past it the reader is cut off, so the rest need not be kept
            self._waiting.append(message)
        self._more.set()

    def done(self, request: wire.Request, table: str = "", token: str = "") -> None:
        self.tell(wire.encode(wire.Done(id=request.id, table=table, token=token)))

    async def hang_up(self) -> None:
        await self._close(SIGNED_OUT)

    async def run(self) -> None:
        """Serve until either side ends it."""
        writer = asyncio.create_task(self._write())
        self._house.callers.setdefault(self.person, set()).add(self)
        try:
            await self._read(writer)
        finally:
            writer.cancel()
            self._house.forget(self)
            gone = [watching.look_away(self._house, self, name) for name in tuple(self.watching)]
            await asyncio.gather(*gone, return_exceptions=True)  # a fault at one table keeps it at no other

    async def _read(self, writer: asyncio.Task[None]) -> None:
        while not writer.done():
            frame = await self._receive()
            if frame["type"] == "websocket.disconnect":
                return
            self._house.metrics.messages.inc()
            refusal = await self._answer(frame.get("text"))
            if refusal is not None:
                self._house.metrics.refused(refusal.code)
                self.tell(wire.encode(refusal))
            if self._patience <= 0:
                await self._close(TOO_FAST)
                return

    async def _answer(self, text: str | None) -> wire.Refused | None:
        """Carry out a request; return why not, where it is refused."""
        try:
            request = wire.read_request(text or "")
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._patience -= 1
            return unreadable(error)
        if not self._bucket.allow(COST.get(type(request), 1.0)):
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
            self._house.trouble(f"a request failed: {type(request).__name__}", error)
            self._look_again(request)
            return wire.Refused(id=request.id, code="trouble", sentence="something went wrong here; try again")
        return None

    def _look_again(self, request: wire.Request) -> None:
        """See whether what failed was stored all the same."""
        table = self._house.tables.get(getattr(request, "table", ""))
        if table is not None:
            self._house.spawn(table.look_again())

    async def _write(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                if len(self._waiting) > MOST_WAITING:
                    await self._close(TOO_SLOW)
                    return
                message = self._waiting.popleft()
                try:
                    await self._send({"type": "websocket.send", "text": message.decode()})
                except (OSError, RuntimeError):  # gone; the reader hears of it, too
                    return

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # closed already
            await self._send({"type": "websocket.close", "code": code})


def unreadable(error: Exception) -> wire.Refused:
    why = str(error) if isinstance(error, msgspec.DecodeError) else "it is nested too deeply"
    refusal = Refusal("unreadable", "this is no request: {why}", why=why)
    return wire.Refused(code=refusal.code, sentence=str(refusal), fields=refusal.fields)
