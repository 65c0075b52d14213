"""A house runs no programs: what a stranger calls a bot is never taken for a path."""

from __future__ import annotations

from .room import ME, OPEN, Room, in_a_room

PATH = "/bin/sh"


@in_a_room()
async def test_a_table_with_a_path_for_a_bot_is_not_opened(room: Room) -> None:
    seats = [ME, {"kind": "bot", "name": PATH}]
    assert await room.guest().refused("create", game="nim", seats=seats, name="Ada") == "no_such_bot"


@in_a_room()
async def test_no_path_sits_down_in_the_seats_still_open(room: Room) -> None:
    host = room.guest()
    assert await host.refused("start", await host.create("nim", [ME, OPEN]), level=PATH) == "no_such_bot"


@in_a_room()
async def test_no_path_plays_on_from_an_earlier_position(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    await room.guest().sit(table)
    await host.does("resign", table)
    seats = [ME, {"kind": "bot", "name": PATH}]
    assert await host.refused("branch", table, number=0, seats=seats, name="Ada") == "no_such_bot"
