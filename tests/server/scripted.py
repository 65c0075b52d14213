"""A house that says what a test tells it to: for what a real one does once in a million."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET
from websockets.asyncio.server import ServerConnection, serve

from packhouse import wire
from packhouse.core.tree import fold

Script: TypeAlias = Callable[["Guest"], Awaitable[None]]

SEATS = (wire.SeatInfo(kind="person"), wire.SeatInfo(kind="person"))


class Guest:
    """A client, as the house sees it."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket
        assert socket.request is not None
        self.cookie = socket.request.headers.get("Cookie", "")

    async def hear(self) -> Any:
        return wire.read_request(await self._socket.recv())

    async def tell(self, message: wire.AnyMessage) -> None:
        await self._socket.send(wire.encode(message), text=True)

    async def tell_raw(self, text: str) -> None:
        await self._socket.send(text)

    async def watch(self, *seen: wire.Seen, since: int = 0) -> wire.Watch:
        """Answer the watch that must come next."""
        request = await self.hear()
        assert isinstance(request, wire.Watch)
        assert request.since == since
        await self.tell(table(answer=request.id))
        await self.tell(update(since + len(seen), *seen))
        return request

    async def cut(self) -> None:
        """Be gone without a word."""
        self._socket.transport.abort()


def table(status: Any = "playing", **fields: Any) -> wire.Table:
    return wire.Table(
        table="t", game="nim", title="Nim", game_version=1, status=status, options={}, seats=SEATS, clock=wire.Clock(),
        public=False, rated=False, shuffle=False, host=False, **fields,
    )  # fmt: skip


def update(
    number: int, *seen: wire.Seen, legal: tuple[str, ...] | None = ("take 1 1",), seat: int = 0, **fields: Any
) -> wire.Update:
    fields.setdefault("active", (0, 1))
    fields.setdefault("turn", number)
    told = UNSET if legal is None else fold(legal)
    view = msgspec.Raw(b"{}")
    return wire.Update(table="t", number=number, seen=seen, view=view, legal=told, seat=seat, **fields)


@contextlib.asynccontextmanager
async def scripted(*scripts: Script) -> AsyncIterator[str]:
    """Let the n-th client that comes meet the n-th script; who comes after the last is turned away."""
    left = list(scripts)

    async def meet(socket: ServerConnection) -> None:
        guest, script = Guest(socket), left.pop(0)
        await guest.tell(wire.Welcome(version="1", person="p"))
        await script(guest)

    def at_the_door(socket: ServerConnection, request: Any) -> Any:
        return None if left else socket.respond(403, "")

    async with serve(meet, "127.0.0.1", 0, process_request=at_the_door) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
