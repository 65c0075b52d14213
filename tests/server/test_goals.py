"""Whoever plays alone is told what they are up against, from the first position on; so is whoever watches."""

from __future__ import annotations

from packhouse import wire
from packhouse.core.game import Aim

from .room import ME, OPEN, Guest, Room, in_a_room


def points(guest: Guest, table: str) -> int:
    return sum(guest.view(table)["rolls"][0])


@in_a_room()
async def test_the_goal_is_told_before_anything_is_played(room: Room) -> None:
    guest = room.guest()
    table = await guest.create("rollers", [ME], options={"goal": 13})
    assert guest.update(table).aim == Aim(points=12, score=0)


@in_a_room()
async def test_the_points_so_far_are_told_after_every_play(room: Room) -> None:
    guest = room.guest()
    table = await guest.create("rollers", [ME])
    await guest.play(table, "roll")
    assert guest.update(table).aim == Aim(points=20, score=points(guest, table)) != Aim(points=20, score=0)


@in_a_room()
async def test_a_spectator_is_told_the_same(room: Room) -> None:
    guest, spectator = room.guest(), room.guest()
    table = await guest.create("attic", [ME])
    await guest.play(table, "lay f front 0 b1")
    await spectator.does("watch", table)
    assert spectator.update(table).aim == guest.update(table).aim == Aim(points=80, score=5)


@in_a_room()
async def test_looking_back_shows_the_points_of_then(room: Room) -> None:
    guest = room.guest()
    table = await guest.create("rollers", [ME])
    await guest.play(table, "roll")
    await guest.play(table, "stop")
    told = [await guest.does("recall", table, number=number) for number in range(3)]
    aims = [answer.aim for answer in told if isinstance(answer, wire.Recalled)]
    so_far = points(guest, table)
    assert aims == [Aim(points=20, score=0), Aim(points=20, score=so_far), Aim(points=20, score=so_far)]


@in_a_room()
async def test_where_several_play_nobody_has_a_goal(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("rollers", [ME, OPEN])
    await guest.sit(table)
    assert host.update(table).aim is guest.update(table).aim is None
