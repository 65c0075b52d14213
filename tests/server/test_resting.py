"""Bots rest at tables that nobody watches, where nobody loses anything by it."""

from __future__ import annotations

import asyncio

from packhouse import wire

from .room import BOT, ME, Guest, Room, SlowThinkers, in_a_room, opened


async def left_by_its_host(room: Room) -> str:
    """Return a table of bots alone that its host has left while the first of them thought."""
    room.think_with(SlowThinkers(room))
    host = room.guest()
    table = await opened_by(host)
    await host.disconnect()
    return table


async def opened_by(host: Guest) -> str:
    answer = await host.ask("create", game="nim", seats=[BOT, BOT])
    assert isinstance(answer, wire.Done)
    return answer.table


async def is_over(room: Room, table: str) -> bool:
    return (await room.table(table)).outcome is not None


async def plays(room: Room, table: str) -> int:
    return len((await room.table(table)).match.log)


async def unanswered(room: Room, **fields: object) -> tuple[str, Guest]:
    """Return a table where someone has played against a bot, just before the house had to close."""
    room.think_with(SlowThinkers(room))
    host = room.guest()
    table = await host.create("nim", [ME, BOT], **fields)
    await host.ask("play", table, action="take 1 1", turn=0)
    await room.restart()
    return table, host.again()


@in_a_room()
async def test_bots_among_themselves_rest_when_nobody_watches(room: Room) -> None:
    table = await left_by_its_host(room)
    await room.tend()
    assert not await is_over(room, table)


@in_a_room()
async def test_they_rest_after_a_restart_too(room: Room) -> None:
    table = await left_by_its_host(room)
    await room.restart()
    await room.tend()
    assert not await is_over(room, table)


@in_a_room()
async def test_they_go_on_when_someone_looks(room: Room) -> None:
    table = await left_by_its_host(room)
    await room.tend()
    await room.guest().does("watch", table)
    assert await is_over(room, table)


@in_a_room(idle=1)
async def test_a_table_that_rests_is_let_go(room: Room) -> None:
    table = await left_by_its_host(room)
    room.wall.now += 2_000
    await room.tend()
    assert table not in room.house.tables
    assert table not in room.keeper.kept


@in_a_room()
async def test_without_a_clock_a_bots_answer_waits_until_someone_looks(room: Room) -> None:
    table, host = await unanswered(room)
    await room.tend()
    assert await plays(room, table) == 1
    await host.does("watch", table)
    assert await plays(room, table) == 2


@in_a_room()
async def test_by_correspondence_bots_answer_people_who_are_away(room: Room) -> None:
    table, _ = await unanswered(room, clock={"kind": "days", "seconds": 172_800})
    await room.tend()
    assert await plays(room, table) == 2


def test_someone_who_watches_at_another_worker_keeps_bots_awake(postgres_url: str) -> None:
    async def test() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            one.think_with(SlowThinkers(one))
            host, spectator = one.guest(), two.guest()
            table = await opened_by(host)
            await spectator.does("watch", table)
            kept = await one.table(table)
            while not kept.present_elsewhere:
                await asyncio.sleep(0.01)
            await host.disconnect()
            assert kept.outcome is not None

    asyncio.run(asyncio.wait_for(test(), 60))
