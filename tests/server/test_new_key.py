"""``admin rotate-key``: every cookie and every link to a seat ends, on all workers of a running house."""

from __future__ import annotations

import asyncio

from starlette.types import Message

from packhouse.server.people.sessions import Session
from packhouse.server.sockets.socket import SIGNED_OUT

from .asking import knock
from .room import Room, in_a_room
from .test_workers import on_two_workers


async def rotate(room: Room) -> None:
    await room.house.store.new_secret("another key")


@in_a_room()
async def test_a_cookie_of_the_old_key_is_void(room: Room) -> None:
    cookie = room.house.sessions.cookie(Session("ann", 0))
    await rotate(room)
    await room.house.heartbeat.beat()
    assert room.house.sessions.read_cookie(cookie) is None


@in_a_room()
async def test_a_link_to_a_seat_of_the_old_key_is_void(room: Room) -> None:
    token = room.house.sessions.seat_token("table", "grant")
    await rotate(room)
    await room.house.heartbeat.beat()
    assert room.house.sessions.read_token(token) is None


@in_a_room()
async def test_everyone_is_hung_up_on_once(room: Room) -> None:
    ann, bob = room.guest("Ann"), room.guest("Bob")
    room.house.connections.add(ann)
    await rotate(room)
    await room.house.heartbeat.beat()
    room.house.connections.add(bob)
    await room.house.heartbeat.beat()
    assert (ann.hung_up, bob.hung_up) == (True, False)


@in_a_room()
async def test_whoever_is_let_in_just_before_is_hung_up_on_too(room: Room) -> None:
    sent: list[Message] = []
    asked, told = [{"type": "websocket.connect"}], asyncio.Event()

    async def receive() -> Message:
        if not asked:
            await told.wait()
        return asked.pop() if asked else {"type": "websocket.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "websocket.accept":
            await rotate(room)
            await room.house.heartbeat.beat()
        elif message["type"] == "websocket.send":
            told.set()

    await knock(room, receive, send)
    assert [message.get("code") for message in sent] == [None, SIGNED_OUT]


@in_a_room()
async def test_the_new_key_outlives_a_restart(room: Room) -> None:
    await rotate(room)
    await room.restart()
    assert room.house._secret == "another key"


@on_two_workers()
async def test_every_worker_takes_up_the_new_key(first: Room, second: Room) -> None:
    cookie = first.house.sessions.cookie(Session("ann", 0))
    await rotate(first)
    for room in (first, second):
        await room.house.heartbeat.beat()
        assert room.house.sessions.read_cookie(cookie) is None
    assert second.house.sessions.read_cookie(first.house.sessions.cookie(Session("bob", 0)))
