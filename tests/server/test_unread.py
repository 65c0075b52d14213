"""Whoever doesn't read what they are answered doesn't stay, and whoever reads slowly does."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any, TypeVarTuple, cast

import pytest
import uvicorn
import uvloop
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from packhouse.server.config import Config
from packhouse.server.door.doorkeeper import NAME, Doorkeeper
from packhouse.server.door.http import LINGERING, BoundedHttp, Http
from packhouse.server.door.websocket import BoundedWebSocket
from packhouse.server.metrics import Metrics

from .hostile import HEAD
from .room import until

LARGE = 16_000_000
"""More bytes than the system keeps for whoever doesn't read."""
PIECE = 500_000

ASKED = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
ASKED_LAST = ASKED[:-2] + b"Connection: close\r\n\r\n"

Given = TypeVarTuple("Given")


class ByHand(uvloop.Loop):
    """The server's loop; but what is to happen in a second or later waits until someone moves the time."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._timers: list[asyncio.TimerHandle] = []

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        if delay < 1:
            return super().call_later(delay, callback, *args, context=context)
        self._timers.append(asyncio.TimerHandle(self._now + delay, callback, args, self, context))
        return self._timers[-1]

    def call_at(
        self, when: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_later(when - self.time(), callback, *args, context=context)  # for a test's own patience

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        if handle in self._timers:  # it hasn't rung
            self._timers.remove(handle)

    def pass_by(self, seconds: float) -> None:
        end = self._now + seconds
        while due := [timer for timer in self._timers if timer.when() <= end]:
            first = min(due)
            self._timers.remove(first)
            self._now = first.when()
            first._run()
        self._now = end


class Door:
    """The door of a house that answers at great length, and each time at greater."""

    def __init__(self, loop: ByHand) -> None:
        self.loop, self.asked, self.more = loop, 0, LARGE
        self.most_waiting = 0
        """Requests that were read and waited for their turn."""
        self._state = ServerState()
        ws = "packhouse.server.door.websocket:WebSocket"
        config = uvicorn.Config(self._answer, interface="asgi3", ws=ws, log_config=None)
        config.load()
        keeper = Doorkeeper(Config(database=""), lambda: 0.0, Metrics())
        self.given: dict[str, Any] = {"config": config, "server_state": self._state, "app_state": {NAME: keeper}}

    async def open(self) -> socket.socket:
        """Let someone in, who is there and has said nothing."""
        listening = socket.create_server(("127.0.0.1", 0))
        server = await self.loop.create_server(lambda: Http(**self.given), sock=listening)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 64 * 1024)
        line.connect(listening.getsockname())
        line.setblocking(False)
        await until(lambda: self.is_open)
        server.close()
        return line

    @property
    def is_open(self) -> bool:
        return bool(self._state.connections)

    @property
    def unread(self) -> int:
        return self._connection.transport.get_write_buffer_size()

    @property
    def _connection(self) -> BoundedHttp:
        (connection,) = self._state.connections
        return cast(BoundedHttp, connection)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked += 1
        self.most_waiting = max(self.most_waiting, len(self._connection.pipeline))
        await receive()
        await turns()
        await Response(bytes(self.asked * self.more))(scope, receive, send)


def at_the_door(test: Callable[[Door], Awaitable[None]]) -> Callable[[], None]:
    """Let a test happen at a door of its own."""

    def happens() -> None:
        with asyncio.Runner(loop_factory=ByHand) as runner:
            runner.run(_happen(test, cast(ByHand, runner.get_loop())))

    happens.__name__ = test.__name__
    return happens


async def _happen(test: Callable[[Door], Awaitable[None]], loop: ByHand) -> None:
    await test(Door(loop))


async def read(door: Door, line: socket.socket, most: int) -> int:
    """Read so much, or all there is to come, and return how much it was."""
    had = 0
    while had < most and (piece := await door.loop.sock_recv(line, most - had)):
        had += len(piece)
    return had


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("then", [b"", ASKED, b"GET /", b"\0\r\n\r\n"], ids=["nothing", "another", "half", "nonsense"])
@pytest.mark.parametrize("first", [ASKED, ASKED_LAST], ids=["stays", "last"])
def test_whoever_never_reads_an_answer_doesn_t_stay(first: bytes, then: bytes) -> None:
    @at_the_door
    async def happen(door: Door) -> None:
        with await door.open() as line:
            line.send(first)
            await until(lambda: door.unread > 0)
            line.send(then)
            await until(lambda: door.asked == 1 + (first == then))
            await turns()
            door.loop.pass_by(2 * LINGERING)
            await until(lambda: not door.is_open)

    happen()


@pytest.mark.parametrize("first", [ASKED, ASKED_LAST], ids=["stays", "last"])
def test_whoever_reads_slowly_reads_to_the_end(first: bytes) -> None:
    @at_the_door
    async def happen(door: Door) -> None:
        with await door.open() as line:
            line.send(first)
            await until(lambda: door.unread > 0)
            had = 0
            for _ in range(5):
                before = door.unread
                while door.unread >= before:
                    had += await read(door, line, PIECE)
                door.loop.pass_by(LINGERING)
            assert had + await read(door, line, 2 * LARGE) > LARGE

    happen()


@at_the_door
async def test_whoever_has_read_one_answer_has_as_long_for_the_next(door: Door) -> None:
    with await door.open() as line:
        line.send(ASKED * 2)
        await until(lambda: door.asked == 2)
        door.loop.pass_by(LINGERING)
        had = await read(door, line, LARGE)
        await until(lambda: door.unread > LARGE)  # as the second answer is larger than the first
        door.loop.pass_by(LINGERING)
        assert had + await read(door, line, 4 * LARGE) > 3 * LARGE


@at_the_door
async def test_no_socket_opens_before_the_last_answer_is_read(door: Door) -> None:
    with await door.open() as line:
        line.send(ASKED + HEAD.encode())
        await until(lambda: not door.is_open)


class Deaf(asyncio.Transport):
    """A connection to someone who reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.said = b""
        self.is_over = self._is_closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += bytes(data)

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def abort(self) -> None:
        self.is_over = self._is_closing = True


MORE = "".join(f"X-{number}: more\r\n" for number in range(130))


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (HEAD.replace("Version: 13", "Version: 99"), b"HTTP/1.1 400"),
        (HEAD.replace("Upgrade\r\n", "Upgrade\r\n" + MORE), b"HTTP/1.1 431"),
        (HEAD.replace("Upgrade\r\n", "Upgrade\r\nContent-Length: 5\r\n"), b""),
    ],
    ids=["another version", "too many headers", "body"],
)
def test_nor_does_whoever_makes_no_socket_of_it(head: str, told: bytes) -> None:
    @at_the_door
    async def happen(door: Door) -> None:
        connection, deaf = BoundedWebSocket(**door.given), Deaf()
        connection.connection_made(deaf)
        connection.data_received(head.encode())
        assert deaf.is_closing()
        assert deaf.said.startswith(told)
        door.loop.pass_by(LINGERING)
        assert deaf.is_over

    happen()
