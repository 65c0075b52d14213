"""The clocks of Zack & Pack at a table: the pause, grabbing, and loading, which a killed server doesn't end."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from packhouse import wire
from packhouse.client import House, Table, connect
from packhouse.client.house import ME as MINE
from packhouse.client.house import OPEN as FREE
from tests.server.house import ServedHouse, served
from tests.server.room import ME, Guest, Room, in_a_room
from tests.server.room import seated as room_seated

MASTER = {"kind": "bot", "name": "master"}
PAUSE, GRAB, LOAD = 30, 3 * 20, 120  # the first trucks are looked at for long (ZP-8a)


async def seated(room: Room, seats: int = 4, **options: int) -> tuple[str, list[Guest]]:
    return await room_seated(room, "zackpack", seats, options=options)


async def flipped(room: Room, seats: int = 4, **options: int) -> tuple[str, list[Guest]]:
    table, guests = await seated(room, seats, **options)
    for guest in guests:
        await guest.play(table, "ready")
    return table, guests


async def loading(room: Room, **options: int) -> tuple[str, list[Guest]]:
    """Return a table where the first two have grabbed and all are to load."""
    table, guests = await flipped(room, 3, **options)
    for guest in guests[:2]:
        await guest.play(table, "grab pile")
    return table, guests


def phase(guest: Guest, table: str) -> str:
    found: str = guest.view(table)["phase"]
    return found


def loaded(view: Any) -> list[int]:
    """Return how many pieces are on each truck."""
    return [len(place["bars"]) for place in view["places"]]


def put(legal: list[str] | tuple[str, ...]) -> str:
    return next(action for action in legal if action.startswith("put"))


# The pause.


@in_a_room()
async def test_trucks_are_flipped_when_the_pause_is_over(room: Room) -> None:
    table, guests = await seated(room)
    await guests[2].play(table, "ready")
    await room.later(PAUSE - 0.1)
    assert phase(guests[0], table) == "ready"
    await room.later(0.1)
    assert phase(guests[0], table) == "grab"


@in_a_room()
async def test_the_pause_lasts_until_someone_is_ready(room: Room) -> None:
    table, guests = await seated(room)
    await room.later(10 * PAUSE)
    assert (phase(guests[0], table), guests[0].update(table).times) == ("ready", None)
    await guests[2].play(table, "ready")
    assert guests[0].update(table).times == wire.Times((None,) * 4, PAUSE * 1000)


@in_a_room()
async def test_a_second_one_who_is_ready_does_not_begin_the_pause_anew(room: Room) -> None:
    table, guests = await seated(room)
    await guests[2].play(table, "ready")
    await room.later(PAUSE - 1)
    await guests[0].play(table, "ready")
    await room.later(1)
    assert phase(guests[1], table) == "grab"


@in_a_room()
async def test_bots_alone_hurry_nobody(room: Room) -> None:
    host = room.guest()
    table = await host.create("zackpack", [ME, MASTER, MASTER])
    await room.later(PAUSE)  # their reactions
    assert host.view(table)["waiting"] == [0]
    await room.later(10 * PAUSE)
    assert (host.view(table)["round"], phase(host, table)) == (1, "ready")


@in_a_room()
async def test_what_the_clock_plays_is_told_as_such(room: Room) -> None:
    table, guests = await seated(room, 3)
    await guests[2].play(table, "ready")
    await room.later(PAUSE)
    told = [(seen.seat, seen.late) for update in guests[0].all(wire.Update, table) for seen in update.seen]  # type: ignore[union-attr]
    assert told == [(2, False), (0, True), (1, True)]


@in_a_room()
async def test_nobody_waits_for_the_clock_when_all_are_ready(room: Room) -> None:
    table, guests = await flipped(room)
    times = guests[0].update(table).times
    assert (phase(guests[0], table), times) == ("grab", wire.Times((None,) * 4, GRAB * 1000))


# Grabbing.


@in_a_room()
async def test_late_players_get_the_top_of_the_pile_in_seat_order(room: Room) -> None:
    table, guests = await flipped(room)
    top = (await room.table(table)).match.state.deck.pile[:-4:-1]
    truck = guests[1].view(table)["places"][0]["trucks"][0]
    await guests[1].play(table, f"grab {truck}")
    await room.later(GRAB)
    assert [place["truck"] for place in guests[0].view(table)["places"]] == [top[0], truck, top[1], top[2]]
    assert phase(guests[0], table) == "load"


@in_a_room()
async def test_a_grab_after_the_clock_is_too_late_though_nobody_has_looked_at_it(room: Room) -> None:
    table, guests = await flipped(room)
    room.wall.now += GRAB * 1000
    assert await guests[1].refused_play(table, "grab pile") == "time_up"
    await room.settle()
    assert phase(guests[0], table) == "load"


@in_a_room()
async def test_a_grab_does_not_begin_the_clock_anew(room: Room) -> None:
    table, guests = await flipped(room)
    await room.later(GRAB - 1)
    await guests[1].play(table, "grab pile")
    await room.later(1)
    assert phase(guests[0], table) == "load"


# Loading.


@in_a_room()
async def test_when_the_loading_clock_ends_every_load_stands_as_it_is(room: Room) -> None:
    table, guests = await loading(room)
    await guests[0].play(table, put(guests[0].legal(table)))
    await guests[1].play(table, "done")
    await room.later(LOAD - 0.1)
    assert phase(guests[2], table) == "load"
    due = [place["due"] for place in guests[2].view(table)["places"]]
    await room.later(0.1)
    view = guests[2].view(table)
    assert [payment["due"] for payment in view["payments"]] == due
    assert [len(payment["bars"]) for payment in view["payments"]] == [1, 0, 0]
    assert view["phase"] in ("ready", "over")


@in_a_room()
async def test_a_round_comes_to_its_end_though_everyone_has_gone_and_the_next_waits(room: Room) -> None:
    table, guests = await seated(room, 3)
    for place in (await room.table(table)).match.state.places:
        place.points = 500  # an empty truck ruins nobody
    await guests[0].play(table, "ready")
    for seconds in (PAUSE, GRAB, LOAD, 10 * PAUSE):
        await room.later(seconds)
    view = guests[0].view(table)
    assert (view["round"], view["phase"], view["waiting"]) == (2, "ready", [0, 1, 2])


@in_a_room()
async def test_spectators_see_trucks_fill_piece_by_piece(room: Room) -> None:
    host = room.guest()
    table = await host.create("zackpack", [ME, MASTER, MASTER], options={"rounds": 1})
    watcher = room.guest()
    await watcher.does("watch", table)
    await host.play(table, "ready")
    await room.later(GRAB)
    found = [loaded(view) for view in views(watcher, table) if view["phase"] == "load"]
    assert all(found[-1][1:]), "a white piece at least is on each truck"
    for before, after in pairwise(found):
        assert sum(abs(now - then) for then, now in zip(before, after, strict=True)) <= 1, "one piece at a time"


def views(guest: Guest, table: str) -> list[Any]:
    return [msgspec.json.decode(update.view) for update in guest.all(wire.Update, table)]


@in_a_room()
async def test_down_time_is_nobodys_loading_time(room: Room) -> None:
    table, guests = await loading(room)
    await room.later(100)
    await guests[0].play(table, put(guests[0].legal(table)))
    await room.tend()
    await room.restart(down=3600)
    again = guests[0].again()
    await again.does("watch", table)
    assert (phase(again, table), loaded(again.view(table))) == ("load", [1, 0, 0])
    await room.later(LOAD - 100)
    assert phase(again, table) != "load"


# In a real server.


async def _at_the_trucks(houses: list[House]) -> list[Table]:
    first = await houses[0].create("zackpack", [MINE, FREE, FREE], name="Ada", options={"rounds": 1})
    tables = [first, *[await house.sit(first.id, name="Bo") for house in houses[1:]]]
    for table in tables:
        await table.until(lambda table=table: table.legal)  # type: ignore[misc]
        await table.play("ready")
    for table in tables[:2]:
        await table.until(lambda table=table: "grab pile" in table.legal)  # type: ignore[misc]
        await table.play("grab pile")
    await tables[2].until(lambda: "done" in tables[2].legal)
    return tables


async def _killed_while_they_load(house: ServedHouse) -> None:
    async with connect(house.address) as one, connect(house.address) as two, connect(house.address) as three:
        tables = await _at_the_trucks([one, two, three])
        for table in tables[:2]:
            await table.play(put(table.legal))
        await asyncio.to_thread(house.restart)
        await tables[2].play(put(tables[2].legal))
        assert loaded(tables[2].view) == [1, 1, 1]
        for table in tables:
            await table.play("done")
        await tables[0].until(lambda: tables[0].outcome is not None)
        assert [len(payment["bars"]) for payment in tables[0].view["payments"]] == [1, 1, 1]


def test_loading_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(asyncio.wait_for(_killed_while_they_load(house), 60))
        assert house.terminate() == 0
        assert "Traceback" not in house.log


async def _bots_killed_while_they_load(house: ServedHouse) -> None:
    master = wire.SeatWish(kind="bot", name="master")
    async with connect(house.address) as one:
        table = await one.create("zackpack", [MINE, master, master], name="Ada", options={"rounds": 1})
        await table.until(lambda: bool(table.legal))
        await table.play("ready")
        await table.until(lambda: "grab pile" in table.legal)
        await table.play("grab pile")
        await table.until(lambda: loaded(table.view)[1] + loaded(table.view)[2] > 1)
        await asyncio.to_thread(house.restart)
        before = loaded(table.view)
        await table.until(lambda: table.view["waiting"] == [0])
        after = loaded(table.view)
        assert after[1] >= before[1]
        assert after[2] >= before[2]
        await table.play("done")
        await table.until(lambda: table.outcome is not None)


def test_bots_load_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path, bot_reaction=0.1) as house:
        asyncio.run(asyncio.wait_for(_bots_killed_while_they_load(house), 60))
        assert house.terminate() == 0
        assert "Traceback" not in house.log
