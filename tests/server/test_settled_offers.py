"""What became of an offer is told until the next play."""

from __future__ import annotations

from packhouse import wire

from .room import Room, in_a_room, nim, replied_to


@in_a_room()
async def test_both_are_told_who_declined(room: Room) -> None:
    table, guests = await nim(room)
    await guests[0].does("draw", table)
    await guests[1].does("decline", table)
    for guest in guests:
        assert guest.facts(table).settled == wire.Settled(kind="draw", seat=0, how="declined", by=1)


@in_a_room()
async def test_both_are_told_of_an_offer_that_is_withdrawn(room: Room) -> None:
    table, guests = await replied_to(room)
    await guests[0].does("undo", table)
    await guests[0].does("decline", table)
    for guest in guests:
        assert guest.facts(table).settled == wire.Settled(kind="undo", seat=0, how="withdrawn")


@in_a_room()
async def test_both_are_told_of_an_offer_that_lapses(room: Room) -> None:
    table, guests = await nim(room)
    await guests[1].does("draw", table)
    await guests[0].play(table, "take 1 1")
    for guest in guests:
        assert guest.facts(table).settled == wire.Settled(kind="draw", seat=1, how="lapsed")


@in_a_room()
async def test_the_next_play_ends_what_is_told_of_an_offer(room: Room) -> None:
    table, guests = await nim(room)
    await guests[1].does("draw", table)
    await guests[0].does("decline", table)
    await guests[0].play(table, "take 1 1")
    assert [guest.facts(table).settled for guest in guests] == [None, None]
    await guests[0].does("draw", table)
    await guests[1].play(table, "take 1 1")
    await guests[0].play(table, "take 2 1")
    assert [guest.facts(table).settled for guest in guests] == [None, None]


@in_a_room()
async def test_the_next_offer_ends_what_is_told_of_the_last(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await guest.does("decline", table)
    await guest.does("draw", table)
    assert host.facts(table).settled is None


@in_a_room()
async def test_nothing_is_told_of_an_offer_that_came_about(room: Room) -> None:
    table, guests = await replied_to(room)
    await guests[0].does("undo", table)
    await guests[1].does("agree", table)
    assert [guest.facts(table).settled for guest in guests] == [None, None]


@in_a_room()
async def test_whoever_comes_later_is_told_too(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await guest.does("decline", table)
    await room.restart()
    again = host.again()
    await again.does("watch", table)
    assert again.facts(table).settled == wire.Settled(kind="draw", seat=0, how="declined", by=1)


@in_a_room()
async def test_to_decline_when_nothing_is_offered_tells_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await guest.does("decline", table)
    assert host.facts(table).settled is None
