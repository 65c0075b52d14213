"""``admin rotate-key``: every cookie and every link to a seat ends, on all workers of a running house."""

from __future__ import annotations

from packhouse.server.people.sessions import Session

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
