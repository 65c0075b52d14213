"""A crowd at one address is let in one after another, so that nobody else's play waits for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from packhouse.server.sockets import arrival

from .room import Room, in_a_room


async def knock(room: Room, address: str) -> list[str]:
    """Knock at the socket, leave at once, and return what the house said."""
    said: list[Message] = []
    heard = iter(({"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}))

    async def receive() -> Any:
        return next(heard)

    async def send(message: Message) -> None:
        said.append(message)

    scope = {
        "type": "websocket", "path": "/socket", "query_string": b"", "client": (address, 1),
        "extensions": {"websocket.http.response": {}},
        "headers": [(b"host", b"127.0.0.1")], "subprotocols": [],
    }  # fmt: skip
    await arrival.arrive(room.house, WebSocket(scope, receive, send), receive, send)
    return [message["type"] for message in said]


async def waits(room: Room, knocking: Callable[[int], str], number: int) -> list[float]:
    """Return how long each of some waits before it is let in, if all come at the same time."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrival, "sleep", sleep)
        for each in range(number):
            assert "websocket.accept" in await knock(room, knocking(each))
    return waited


@in_a_room(connections=100)
async def test_a_few_come_in_at_once_and_a_crowd_one_after_another(room: Room) -> None:
    assert await waits(room, lambda _: "192.0.2.1", 6) == pytest.approx([0, 0, 0, 0.02, 0.04, 0.06])


@in_a_room(connections=100)
async def test_nobody_waits_for_a_crowd_elsewhere(room: Room) -> None:
    assert await waits(room, "192.0.2.{}".format, 6) == [0] * 6


@in_a_room(connections=1000)
async def test_as_many_as_may_be_there_at_once_are_all_let_in(room: Room) -> None:
    assert max(await waits(room, lambda _: "192.0.2.1", 1000)) <= arrival.LONGEST


@in_a_room(connections=10)
async def test_whoever_would_wait_too_long_is_refused(room: Room) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrival, "LONGEST", -1.0)
        assert "websocket.accept" not in await knock(room, "192.0.2.1")
