"""Whoever promised signs of life and gives none counts as away, before any socket is closed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.types import Message

from packhouse import wire
from packhouse.server.gate import Visitor
from packhouse.server.sockets.socket import Socket
from packhouse.server.tables.silence import MOST_TABLES

from .room import BOT, ME, Guest, Room, in_a_room, nim, until


async def silence(room: Room, seconds: float) -> None:
    """Let time pass in which nobody says anything, and the house listen."""
    for _ in range(round(2 * seconds)):
        room.wall.now += 500
        await room.house.silence.look()
    await room.settle()


def present(guest: Guest, table: str) -> tuple[bool, ...]:
    return guest.all(wire.Present, table)[-1].seats


@in_a_room()
async def test_whoever_goes_silent_counts_as_away(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    await silence(room, 2)
    assert present(guest, table) == (True, True)
    await silence(room, 1)
    assert present(guest, table) == (False, True)


@in_a_room()
async def test_whoever_is_heard_again_is_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    await silence(room, 3)
    await host.does("say", table, phrase="hello")
    assert present(guest, table) == (True, True)


@in_a_room()
async def test_whoever_is_back_may_go_silent_again(room: Room) -> None:
    table, (host, guest) = await nim(room)
    for _ in range(2):
        await host.does("here", soon=True)
        await silence(room, 3)
        assert present(guest, table) == (False, True)


@in_a_room()
async def test_whoever_promised_nothing_may_be_silent(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here")
    await silence(room, 10)
    assert present(guest, table) == (True, True)


@in_a_room()
async def test_a_promise_can_be_taken_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    await silence(room, 3)
    await host.does("here")
    await silence(room, 10)
    assert present(guest, table) == (True, True)


@in_a_room()
async def test_whoever_has_another_device_there_is_not_away(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    await host.again().does("watch", table)
    await silence(room, 10)
    assert present(guest, table) == (True, True)


@in_a_room()
async def test_nothing_is_stirred_where_another_device_is(room: Room) -> None:
    table, (host, _) = await nim(room)
    other = host.again()
    await other.does("watch", table)
    await host.does("here", soon=True)
    await silence(room, 3)
    before = len(room.house.tasks.going_on)
    room.house.silence.hear(host)
    assert (host.is_silent, len(room.house.tasks.going_on)) == (False, before)


@in_a_room()
async def test_whoever_comes_back_while_it_is_noted_that_they_went_is_there(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    await silence(room, 3)
    async with (await room.table(table)).door:
        host.is_silent = True
        (await room.table(table)).noted = {0, 1}
        room.house.silence.hear(host)
        await asyncio.sleep(0)
        (await room.table(table)).noted = {1}
    await room.settle()
    assert present(guest, table) == (True, True)


@in_a_room()
async def test_one_sign_of_life_never_stirs_many_tables(room: Room) -> None:
    host = room.guest()
    for _ in range(MOST_TABLES + 1):
        await host.create("nim", [ME, BOT])
    await host.does("here", soon=True)
    await silence(room, 10)
    assert not host.is_silent


@in_a_room()
async def test_whoever_is_being_answered_is_not_silent(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    host.is_busy = True
    await silence(room, 10)
    assert present(guest, table) == (True, True)


@in_a_room()
async def test_a_house_that_was_held_up_calls_nobody_silent(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    room.wall.now += 10_000
    await silence(room, 2)
    assert present(guest, table) == (True, True)


@in_a_room(grace=30)
async def test_the_grace_begins_with_the_silence(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("here", soon=True)
    await silence(room, 3)
    await room.later(29)
    assert guest.facts(table).seats[0].stand_in == ""
    await room.later(1)
    assert guest.facts(table).seats[0].stand_in == "casual"


@in_a_room(grace=30)
async def test_nobody_stands_in_for_the_silent_by_correspondence(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "days", "seconds": 86_400})
    await host.does("here", soon=True)
    await silence(room, 3)
    await room.later(60)
    assert present(guest, table) == (False, True)
    assert guest.facts(table).seats[0].stand_in == ""


class Haste:
    """The far end of a socket, which says all it has to say at once."""

    def __init__(self, *kinds: str, **fields: str) -> None:
        self.codes: list[str] = []
        self._frames = [msgspec.json.encode({"type": kind, "id": "m", **fields}).decode() for kind in kinds]

    async def receive(self) -> Message:
        if self._frames:
            return {"type": "websocket.receive", "text": self._frames.pop(0)}
        return await asyncio.Future()

    async def send(self, message: Message) -> None:
        told: dict[str, Any] = msgspec.json.decode(message["text"])
        self.codes.append(told.get("code", told["type"]))


async def told(room: Room, *kinds: str, **fields: str) -> list[str]:
    """Return how each of the requests is answered."""
    end = Haste(*kinds, **fields)
    socket = asyncio.create_task(Socket(room.house, end.receive, end.send, Visitor("someone", "", 0), "there").run())
    await until(lambda: len(end.codes) >= len(kinds) + kinds.count("lobby"))
    socket.cancel()
    return end.codes


@in_a_room(rate=3)
async def test_signs_of_life_leave_everything_else_its_share(room: Room) -> None:
    assert await told(room, *["here"] * 10, "lobby", "lobby") == ["done"] * 10 + ["tables", "done"] * 2


@in_a_room(rate=1)
async def test_more_signs_of_life_than_anyone_needs_are_refused(room: Room) -> None:
    assert await told(room, *["here"] * 13) == ["done"] * 12 + ["too_fast"]
