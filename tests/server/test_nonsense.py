"""Whoever sends nonsense is heard ever so slowly, and in the end no more."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message

from packhouse.server.gate import Visitor
from packhouse.server.sockets import socket
from packhouse.server.sockets.socket import PATIENCE, TOO_FAST, Socket

from .room import Room, in_a_room


async def pauses(room: Room, *texts: str) -> tuple[list[float], list[int]]:
    """Say some things and leave; return how long the house waited after them, and with which codes it hung up."""
    waited: list[float] = []
    waiting = [*texts]
    codes: list[int] = []

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": waiting.pop(0)} if waiting else {"type": "websocket.disconnect"}

    async def send(message: Message) -> None:
        codes.extend([message["code"]] if message["type"] == "websocket.close" else [])

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await asyncio.sleep(0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "sleep", sleep)
        await Socket(room.house, receive, send, Visitor("someone", "", 0), "192.0.2.1").run()
    return waited, codes


@in_a_room(rate=100)
async def test_after_nonsense_as_much_time_passes_as_ten_messages_have(room: Room) -> None:
    assert await pauses(room, "no request", '{"type":"here","id":"a"}', "[]") == ([0.1, 0.1], [])


@in_a_room(rate=1)
async def test_so_it_does_after_haste(room: Room) -> None:
    lobby = '{"type":"lobby","id":"a"}'
    assert await pauses(room, lobby, lobby) == ([10.0, 10.0], [])


@in_a_room(rate=100)
async def test_whoever_goes_on_with_nonsense_is_cut_off(room: Room) -> None:
    waited, codes = await pauses(room, *["no request"] * 2 * PATIENCE)
    assert (len(waited), codes) == (PATIENCE - 1, [TOO_FAST])
