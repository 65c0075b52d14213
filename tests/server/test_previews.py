"""A play is tried out where that tells nothing new, and changes nothing."""

from __future__ import annotations

import msgspec

from packhouse import wire

from .room import Room, in_a_room, nim, seated


@in_a_room()
async def test_a_preview_shows_the_view_that_would_follow(room: Room) -> None:
    table, (host, _) = await nim(room)
    answer = await host.does("preview", table, action="take 1 2")
    assert isinstance(answer, wire.Previewed) and msgspec.json.decode(answer.view)["heaps"] == [1, 4, 5]


@in_a_room()
async def test_a_preview_changes_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    guest.forget()
    await host.does("preview", table, action="take 1 2")
    assert (list(await room.house.store.tail(table, 0)), guest.heard) == ([], [])


@in_a_room()
async def test_a_preview_of_ones_own_secret_shows_ones_own_view(room: Room) -> None:
    table, (host, _) = await seated(room, "sealed")
    bid = host.legal(table)[0]
    answer = await host.does("preview", table, action=bid)
    assert isinstance(answer, wire.Previewed) and f"bid {msgspec.json.decode(answer.view)['bid']}" == bid


@in_a_room()
async def test_a_play_that_would_reveal_something_can_not_be_tried_out(room: Room) -> None:
    table, (host, guest) = await seated(room, "sealed")
    await guest.play(table, guest.legal(table)[0])
    assert await host.refused("preview", table, action=host.legal(table)[0]) == "reveals"


@in_a_room()
async def test_a_roll_of_dice_can_not_be_tried_out(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    assert await host.refused("preview", table, action="roll") == "reveals"


@in_a_room()
async def test_an_illegal_play_can_not_be_tried_out(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("preview", table, action="take 9 1") == "no_such_heap"


@in_a_room()
async def test_whoever_is_not_to_act_tries_nothing_out(room: Room) -> None:
    table, (_, guest) = await nim(room)
    assert await guest.refused("preview", table, action="take 1 1") == "not_to_act"
