"""Sockets as lean as can be: the load's own cost must not be what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASK = b"\x00\x00\x00\x00"
"""A mask that changes nothing: the protocol wants one, and nobody listens in."""


class Heard(msgspec.Struct):
    """What of a message the load needs; the rest is passed over unread."""

    type: str
    table: str = ""
    id: str = ""
    answer: str = ""
    number: int = 0
    seat: int | None = None
    active: tuple[int, ...] = ()
    legal: str | None = None
    turn: int = 0
    outcome: Any = None
    next: str = ""
    code: str = ""


Hear: TypeAlias = Callable[["Screen", Heard, int], None]
read = msgspec.json.Decoder(Heard).decode


class Screen(asyncio.Protocol):
    """One player's socket."""

    def __init__(self, port: int, hear: Hear) -> None:
        self.table = ""
        self.opened = asyncio.get_running_loop().create_future()
        self._port = port
        self._hear = hear
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._buffer = b""

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        transport.write(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        self._buffer = self._frames(data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError())

    def send(self, **request: Any) -> None:
        self._write(TEXT, msgspec.json.encode(request))

    async def ask(self, **request: Any) -> Heard:
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._answers[request["id"]] = answer
        self.send(**request)
        return await answer

    def close(self) -> None:
        self._transport.close()

    def _frames(self, data: bytes) -> bytes:
        """Take every whole frame, and return what is left."""
        start, size = 0, len(data)
        while size - start >= 2:
            head, length = start + 2, data[start + 1]
            if length == 126:
                head, length = start + 4, int.from_bytes(data[start + 2 : start + 4], "big")
            elif length == 127:
                head, length = start + 10, int.from_bytes(data[start + 2 : start + 10], "big")
            if head + length > size:
                break
            self._frame(data[start], data[head : head + length], head + length - start)
            start = head + length
        return data[start:]

    def _frame(self, kind: int, payload: bytes, size: int) -> None:
        if kind == PING:
            self._write(PONG, payload)
        elif kind == TEXT:
            heard = read(payload)
            answer = self._answers.pop(heard.id or heard.answer, None)
            if answer is not None:
                answer.set_result(heard)
            self._hear(self, heard, size)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + MASK + payload)


async def opened(port: int, hear: Hear) -> Screen:
    """Return a socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, screen = await loop.create_connection(lambda: Screen(port, hear), "127.0.0.1", port)
    await screen.opened
    return screen
