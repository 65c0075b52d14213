"""A table of thousands of legal actions is told, tried out, played at and taken back at like any other."""

from __future__ import annotations

from packhouse import wire

from .room import Room, in_a_room, seated

MOST_BYTES = 16 * 1024


@in_a_room()
async def test_three_thousand_legal_actions_are_told_in_a_small_message(room: Room) -> None:
    table, (host, _) = await seated(room, "attic")
    assert len(host.legal(table)) >= 3000
    assert max(map(len, host.frames)) < MOST_BYTES


@in_a_room()
async def test_one_of_them_is_played_and_taken_back(room: Room) -> None:
    table, (host, guest) = await seated(room, "attic")
    laying = host.legal(table)[0]
    await host.play(table, laying)
    assert guest.view(table)["laid"] == [[laying.split()[1]], []]
    await host.does("undo", table)
    assert guest.view(table)["laid"] == [[], []]


@in_a_room()
async def test_one_of_them_is_tried_out(room: Room) -> None:
    table, (host, _) = await seated(room, "attic")
    answer = await host.does("preview", table, action=host.legal(table)[0])
    assert isinstance(answer, wire.Previewed)
    assert host.view(table)["laid"] == [[], []]
