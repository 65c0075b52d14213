"""Whoever sends many requests at once, or one without an end, has little of it read."""

from __future__ import annotations

import logging
import socket
import struct

import pytest

from packhouse.server.door.http import LARGEST_REQUEST, BoundedHttp
from packhouse.server.door.sips import SIP

from .room import until
from .test_unread import ASKED, Deaf, Door, at_the_door, turns

ASKED_WITH_BODY = ASKED.replace(b"GET", b"POST")[:-2] + b"Content-Length: 2\r\n\r\n{}"
IN_PARTS = ASKED.replace(b"GET", b"POST")[:-2] + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
MANY = 300
AT_ONCE = struct.pack("ii", 1, 0)
"""How to hang up without a good-bye."""


@pytest.mark.parametrize("asked", [ASKED, ASKED_WITH_BODY], ids=["plain", "body"])
def test_of_many_requests_few_wait_for_their_turn(asked: bytes) -> None:
    @at_the_door
    async def happen(door: Door) -> None:
        door.more = 0
        with await door.open() as line:
            await door.loop.sock_sendall(line, asked * MANY)
            await until(lambda: door.asked == MANY)
        assert door.most_waiting <= SIP // len(asked) + 1

    happen()


@at_the_door
async def test_the_second_half_of_a_request_is_read_when_its_turn_comes(door: Door) -> None:
    door.more = 0
    with await door.open() as line:
        line.send(ASKED + ASKED_WITH_BODY[:-1])
        await until(lambda: door.asked == 2)
        line.send(ASKED_WITH_BODY[-1:] + ASKED)
        await until(lambda: door.asked == 3)


def test_nobody_is_answered_who_has_hung_up(caplog: pytest.LogCaptureFixture) -> None:
    @at_the_door
    async def happen(door: Door) -> None:
        with await door.open() as line:
            line.send(ASKED * 3)
            await until(lambda: door.asked == 2 and door.unread > 0)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        await until(lambda: not door.is_open)
        await turns()

    with caplog.at_level(logging.WARNING):
        happen()
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("begin", "more"),
    [(b"0\r\nx: ", b"x" * SIP), (b"0\r\n", b"x: x\r\n" * 200), (b"1;", b"x" * SIP), (b"", b"1\r\nx\r\n" * 200)],
    ids=["a trailer", "trailers", "a note", "parts"],
)
def test_a_body_without_an_end_has_one(begin: bytes, more: bytes) -> None:
    @at_the_door
    async def happen(door: Door) -> None:
        connection, deaf = BoundedHttp(**door.given, key=""), Deaf()
        connection.connection_made(deaf)
        connection.data_received(IN_PARTS + begin)
        for _ in range(LARGEST_REQUEST // SIP):
            assert len(connection.headers) == 2
            connection.data_received(more)
        assert deaf.said.startswith(b"HTTP/1.1 431 ")
        assert deaf.is_closing()
        connection.connection_lost(None)

    happen()
