"""Whoever is away when it is their turn is played for, until they come back."""

from __future__ import annotations

import asyncio

import pytest

from packhouse.core import record
from packhouse.core.match import Seated
from packhouse.server.storage.records import record_text

from .room import BOT, ME, Guest, Room, in_a_room, nim


def stand_in(guest: Guest, table: str, seat: int) -> str:
    return guest.facts(table).seats[seat].stand_in


async def seen_by(guest: Guest, table: str, seat: int) -> str:
    await guest.does("watch", table)
    return stand_in(guest, table, seat)


@in_a_room(grace=30)
async def test_a_bot_takes_the_seat_of_whoever_is_away_too_long(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await room.later(31)
    assert await seen_by(guest, table, 0) == "casual"


@in_a_room(grace=30)
async def test_the_bot_plays_for_whoever_is_away(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await room.later(31)
    assert guest.update(table).active == (1,)


@in_a_room(grace=30)
async def test_nobody_is_away_who_shares_a_device_that_is_there(room: Room) -> None:
    host, local = room.guest(), {"kind": "local", "name": "Bo"}
    table = await host.create("sealed", [ME, local, local])
    assert host.update(table).active == (0, 1, 2)
    await room.later(31)
    assert [stand_in(host, table, seat) for seat in range(3)] == ["", "", ""]
    await host.disconnect()
    await room.later(31)
    assert not (await room.table(table)).bots  # nobody waits for them


@in_a_room(grace=30)
async def test_nobody_comes_and_goes_for_ever(room: Room) -> None:
    table, (host, guest) = await nim(room)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.server.tables.stand_ins.MOST_SEATED", 1)
        await host.disconnect()
        await room.later(31)
        assert await seen_by(guest, table, 0) == "casual"
        await host.does("watch", table)
        await guest.play(table, guest.legal(table)[0])
        await host.disconnect()
        await room.later(31)
        assert await seen_by(guest, table, 0) == ""


@in_a_room(grace=30)
async def test_nobody_is_replaced_within_the_grace(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await room.later(29)
    assert await seen_by(guest, table, 0) == ""


@in_a_room(grace=30)
async def test_the_grace_begins_anew_with_each_absence(room: Room) -> None:
    table, (host, guest) = await nim(room)
    for _ in range(2):
        await host.disconnect()
        await room.later(20)
        await host.does("watch", table)
    await host.disconnect()
    await room.later(20)
    assert await seen_by(guest, table, 0) == ""


@in_a_room(grace=30)
async def test_nobody_is_replaced_who_is_not_to_act(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await guest.disconnect()
    await room.later(300)
    assert await seen_by(host, table, 1) == ""


@in_a_room(grace=30)
async def test_the_grace_begins_when_it_is_ones_turn(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await guest.disconnect()
    await room.later(300)
    await host.play(table, "take 1 1")
    await room.later(29)
    assert await seen_by(host, table, 1) == ""


@in_a_room(grace=30)
async def test_nobody_is_replaced_where_no_person_waits(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.disconnect()
    await room.later(300)
    assert await seen_by(host, table, 0) == ""


@in_a_room(grace=30)
async def test_where_nobody_is_replaced_the_house_waits_before_it_looks_again(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.disconnect()
    await room.later(31)
    assert room.keeper._leavers.patience_ends(await room.table(table)) == [room.house.time.now + 30_000]


@in_a_room(grace=30)
async def test_whoever_comes_back_gets_the_seat_back(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.disconnect()
    await room.later(31)
    await host.does("watch", table)
    assert await seen_by(host, table, 0) == ""


@in_a_room(grace=30)
async def test_whoever_comes_back_plays_on(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await room.later(31)
    await host.does("watch", table)
    await guest.play(table, guest.legal(table)[0])
    await host.play(table, host.legal(table)[0])
    assert guest.update(table).active == (1,)


@in_a_room(grace=30)
async def test_whoever_ran_out_of_time_does_not_get_the_seat_back(room: Room) -> None:
    table, guests = await nim(room, seats=3, clock={"kind": "move", "seconds": 20})
    await room.later(21)
    await guests[0].disconnect()
    await guests[0].does("watch", table)
    assert await seen_by(guests[0], table, 0) == "casual"


@in_a_room()
async def test_whoever_leaves_during_the_match_is_played_for_at_once(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("leave", table)
    assert guest.update(table).active == (1,)


@in_a_room()
async def test_whoever_left_hears_no_more(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("leave", table)
    host.forget()
    await guest.play(table, guest.legal(table)[0])
    assert host.heard == []


@in_a_room()
async def test_whoever_left_may_come_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("leave", table)
    await host.does("watch", table)
    assert await seen_by(guest, table, 0) == ""


@in_a_room()
async def test_leaving_by_correspondence_replaces_nobody(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "days", "seconds": 86400})
    await host.does("leave", table)
    assert await seen_by(guest, table, 0) == ""


@in_a_room()
async def test_leaving_after_the_end_adds_nothing(room: Room) -> None:
    table, (host, _) = await nim(room)
    room.keep_nothing()
    await host.does("resign", table)
    await host.does("leave", table)
    assert len(await room.house.store.tail(table, 0)) == 1


@in_a_room(grace=30)
async def test_a_stand_in_is_remembered_after_a_restart(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await room.later(31)
    await room.restart()
    assert await seen_by(guest.again(), table, 0) == "casual"


@in_a_room(grace=30)
async def test_a_log_holds_no_persons_name(room: Room) -> None:
    host, guest = room.guest("Adelheid"), room.guest()
    table = await host.create("nim", [ME, {"kind": "open"}])
    await guest.sit(table)
    await host.does("leave", table)
    await host.does("watch", table)
    await guest.does("resign", table)
    log = record.read(await record_text(room.house.store, table)).log
    assert "Adelheid" not in str(log)


@in_a_room(idle=0)
async def test_a_table_that_nobody_needs_leaves_the_memory(room: Room) -> None:
    _, guests = await nim(room)
    for guest in guests:
        await guest.disconnect()
    await room.tend()
    assert not room.house.tables


@in_a_room(idle=0)
async def test_a_table_that_left_the_memory_comes_back_as_it_was(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    for each in (host, guest):
        await each.disconnect()
    await room.tend()
    await guest.does("watch", table)
    await guest.play(table, "take 1 1")
    assert guest.view(table)["heaps"] == [1, 4, 5]


@in_a_room(idle=0)
async def test_a_watched_table_stays_in_memory(room: Room) -> None:
    table, _ = await nim(room)
    await room.tend()
    assert table in room.house.tables


@in_a_room(idle=0)
async def test_others_have_their_turn_while_a_long_match_is_loaded(room: Room) -> None:
    table, guests = await nim(room)
    for guest in guests:
        await guest.disconnect()
    await room.tend()
    await room.house.store.append(table, 1, [Seated(seat=0, occupant="")] * 401, None)
    lengths, loading = set(), asyncio.create_task(room.table(table))
    while not loading.done():
        found = room.house.tables.in_memory(table)
        lengths.add(len(found.match.log) if found is not None and found.begun else 0)
        await asyncio.sleep(0)
    assert {200, 400} <= lengths
