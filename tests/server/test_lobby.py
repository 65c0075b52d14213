"""The lobby shows public tables, at once and whenever they change."""

from __future__ import annotations

import asyncio

from packhouse import wire
from packhouse.server.storage.facts import Facts

from .room import BOT, ME, OPEN, Guest, Room, in_a_room, nim, until


def shown(guest: Guest) -> list[str]:
    return [table.table for table in guest.all(wire.Tables)[-1].tables]


def seated(guest: Guest) -> list[str]:
    return [seat.name for table in guest.all(wire.Tables)[-1].tables for seat in table.seats]


async def visitor(room: Room) -> Guest:
    guest = room.guest()
    await guest.does("lobby")
    return guest


@in_a_room()
async def test_a_public_table_is_in_the_lobby(room: Room) -> None:
    table = await room.guest().create("nim", [ME, OPEN], public=True)
    assert shown(await visitor(room)) == [table]


@in_a_room()
async def test_a_table_by_link_is_not_in_the_lobby(room: Room) -> None:
    await room.guest().create("nim", [ME, OPEN])
    assert shown(await visitor(room)) == []


@in_a_room()
async def test_a_new_public_table_is_pushed(room: Room) -> None:
    guest = await visitor(room)
    table = await room.guest().create("nim", [ME, OPEN], public=True)
    await until(lambda: shown(guest) == [table])


@in_a_room()
async def test_whoever_sits_down_is_pushed(room: Room) -> None:
    guest = await visitor(room)
    table = await room.guest().create("nim", [ME, OPEN, OPEN], public=True)
    await room.guest("Bob").sit(table)
    await until(lambda: "Bob" in seated(guest))


@in_a_room()
async def test_a_cancelled_table_leaves_the_lobby(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN], public=True)
    guest = await visitor(room)
    await host.does("cancel", table)
    await until(lambda: shown(guest) == [])


@in_a_room()
async def test_a_running_public_table_stays_in_the_lobby(room: Room) -> None:
    await nim(room, public=True)
    assert [each.status for each in (await visitor(room)).all(wire.Tables)[-1].tables] == ["playing"]


@in_a_room()
async def test_a_finished_table_leaves_the_lobby(room: Room) -> None:
    table, (host, _) = await nim(room, public=True)
    guest = await visitor(room)
    await host.does("resign", table)
    await until(lambda: shown(guest) == [])


@in_a_room()
async def test_plays_are_not_pushed_to_the_lobby(room: Room) -> None:
    table, (host, other) = await nim(room, public=True)
    guest = await visitor(room)
    await host.play(table, "take 1 1")
    await until(lambda: len(guest.all(wire.Tables)) == 2)  # what it was told when it came, and what has changed since
    await other.play(table, "take 1 1")
    new = await host.create("nim", [ME, OPEN], public=True)
    await until(lambda: new in shown(guest))
    assert len(guest.all(wire.Tables)) == 3


@in_a_room()
async def test_whoever_leaves_the_lobby_hears_no_more(room: Room) -> None:
    guest, other = await visitor(room), await visitor(room)
    await guest.does("lobby", on=False)
    guest.forget()
    table = await room.guest().create("nim", [ME, OPEN], public=True)
    await until(lambda: shown(other) == [table])
    assert guest.heard == []


@in_a_room(lobby=2)
async def test_the_lobby_shows_only_so_many_tables(room: Room) -> None:
    host = room.guest()
    for _ in range(3):
        await host.create("nim", [ME, OPEN], public=True)
    assert len(shown(await visitor(room))) == 2


@in_a_room()
async def test_the_lobby_holds_nothing_secret(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT], public=True)
    facts = (await room.table(table)).facts
    guest = await visitor(room)
    secrets = [facts.seed, facts.chairs[0].grant, host.person]
    assert not any(secret.encode() in frame for frame in guest.frames for secret in secrets)


@in_a_room(lobby_pause=1000)
async def test_whoever_asks_for_the_list_again_and_again_has_it_made_once(room: Room) -> None:
    made: list[int] = []
    sound = room.house.store.lobby

    async def counted(most: int, since: int) -> list[tuple[str, Facts]]:
        made.append(most)
        return await sound(most, since)

    room.house.store.lobby = counted  # type: ignore[method-assign]
    guest = await visitor(room)
    await asyncio.gather(*(guest.does("lobby") for _ in range(9)))
    assert len(made) == 1
    table = await room.guest().create("nim", [ME, OPEN], public=True)
    assert shown(await visitor(room)) == [table]


@in_a_room()
async def test_what_changes_while_a_list_is_made_is_shown_after_it(room: Room) -> None:
    sound, go_on = room.house.store.lobby, asyncio.Event()

    async def slow(most: int, since: int) -> list[tuple[str, Facts]]:
        found = await sound(most, since)
        await go_on.wait()
        return found

    guest = await visitor(room)
    room.house.store.lobby = slow  # type: ignore[method-assign]
    room.house.lobby._listing = None
    asked = asyncio.create_task(room.house.lobby.listed())
    await asyncio.sleep(0.05)
    table = await room.guest().create("nim", [ME, OPEN], public=True)
    await until(lambda: not room.house.lobby._is_stale.is_set())  # whoever shows the list waits for it, too
    go_on.set()
    await asked
    await until(lambda: shown(guest) == [table])


@in_a_room()
async def test_the_lobby_is_shown_again_after_the_database_failed(room: Room) -> None:
    guest = await visitor(room)
    sound = room.house.lobby.listed

    async def fail() -> bytes:
        room.house.lobby.listed = sound  # type: ignore[method-assign]
        raise OSError("the disk is gone")

    room.house.lobby.listed = fail  # type: ignore[method-assign]
    table = await room.guest().create("nim", [ME, OPEN], public=True)
    await until(lambda: shown(guest) == [table])
