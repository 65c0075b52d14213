"""After the end the same people may begin again, everyone one seat further."""

from __future__ import annotations

import asyncio

import msgspec

from packhouse import wire

from .room import BOT, ME, Guest, Room, in_a_room, nim


async def ended(room: Room, seats: int = 2) -> tuple[str, list[Guest]]:
    table, guests = await nim(room, seats)
    for guest in guests[:-1]:
        await guest.does("resign", table)
    return table, guests


async def again(room: Room, seats: int = 2) -> tuple[str, list[Guest]]:
    """Return the table of the rematch, watched by the guests."""
    table, guests = await ended(room, seats)
    for guest in guests:
        await guest.does("rematch", table)
    following = guests[0].facts(table).next
    for guest in guests:
        await guest.does("watch", following)
    return following, guests


@in_a_room()
async def test_everyone_sees_who_asks_for_a_rematch(room: Room) -> None:
    table, (host, guest) = await ended(room)
    await guest.does("rematch", table)
    assert (host.facts(table).rematch, host.facts(table).next) == ((1,), "")


@in_a_room()
async def test_whoever_no_longer_asks_for_a_rematch_gets_none(room: Room) -> None:
    table, (host, guest) = await ended(room)
    await guest.does("rematch", table)
    await guest.does("rematch", table, withdraw=True)
    assert host.facts(table).rematch == ()
    await host.does("rematch", table)
    assert (host.facts(table).rematch, host.facts(table).next) == ((0,), "")


@in_a_room()
async def test_a_rematch_that_has_begun_stays(room: Room) -> None:
    table, guests = await ended(room)
    for guest in guests:
        await guest.does("rematch", table)
    before = guests[0].facts(table)
    await guests[0].does("rematch", table, withdraw=True)
    assert (guests[0].facts(table).rematch, guests[0].facts(table).next) == (before.rematch, before.next)


@in_a_room()
async def test_a_rematch_begins_when_everyone_has_asked(room: Room) -> None:
    following, guests = await again(room)
    assert guests[0].facts(following).status == "playing"


@in_a_room()
async def test_everyone_sits_one_seat_further(room: Room) -> None:
    following, guests = await again(room, seats=3)
    assert [guest.update(following).seat for guest in guests] == [2, 0, 1]


@in_a_room()
async def test_a_rematch_asked_for_at_once_is_one(room: Room) -> None:
    table, guests = await ended(room)
    answers = await asyncio.gather(*(guest.ask("rematch", table) for guest in guests))
    following = guests[0].facts(table).next
    assert following and {getattr(answer, "table", "") for answer in answers} <= {table, following}


@in_a_room()
async def test_asking_twice_changes_nothing(room: Room) -> None:
    table, guests = await ended(room)
    for guest in (*guests, *guests):
        await guest.does("rematch", table)
    assert len(await room.house.store.tables_of(guests[0].person, 9)) == 2


@in_a_room()
async def test_a_rematch_has_a_seed_of_its_own(room: Room) -> None:
    _, guests = await again(room)
    assert len({facts.commitment for facts in guests[0].all(wire.Table)} - {""}) == 2


@in_a_room()
async def test_a_running_match_has_no_rematch(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("rematch", table) == "no_rematch"


@in_a_room()
async def test_a_spectator_asks_for_no_rematch(room: Room) -> None:
    table, _ = await ended(room)
    watcher = room.guest()
    await watcher.does("watch", table)
    assert await watcher.refused("rematch", table) == "no_rematch"


@in_a_room()
async def test_bots_are_always_ready_for_a_rematch(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.does("resign", table)
    await host.does("rematch", table)
    await room.tend()
    following = host.facts(table).next
    await host.does("watch", following)
    assert (host.update(following).seat, host.update(following).active) == (1, (1,))


@in_a_room()
async def test_a_seats_token_opens_its_seat_in_the_rematch_too(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, {"kind": "open"}])
    token = await guest.sit(table)
    await host.does("resign", table)
    for each in (host, guest):
        await each.does("rematch", table)
    device, following = room.guest(), host.facts(table).next
    await device.does("watch", following, token=token)
    assert device.update(following).seat == 0


@in_a_room()
async def test_a_seats_token_opens_its_seat_in_the_second_rematch_too(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, {"kind": "open"}])
    token = await guest.sit(table)
    for _ in range(2):
        await host.does("watch", table)
        await host.does("resign", table)
        for each in (host, guest):
            await each.does("rematch", table)
        table = host.facts(table).next
    device = room.guest()
    await device.does("watch", table, token=token)
    assert device.update(table).seat == 1


@in_a_room()
async def test_a_rematch_is_as_its_first_match_was(room: Room) -> None:
    host, guest = room.guest("Ada", account=True), room.guest("Bob", account=True)
    clock = {"kind": "game", "seconds": 300, "increment": 5}
    options = {"last": "loses"}
    table = await host.create("nim", [ME, {"kind": "open"}], clock=clock, options=options, public=True, rated=True)
    await guest.sit(table)
    await host.does("resign", table)
    for each in (host, guest):
        await each.does("rematch", table)
    following = host.facts(table).next
    await host.does("watch", following)
    first, second = host.facts(table), host.facts(following)
    for same in ("game", "game_version", "options", "clock", "public", "rated", "host"):
        assert getattr(second, same) == getattr(first, same), same
    assert (second.clock.seconds, second.options, second.rated) == (300, options, True)


@in_a_room()
async def test_a_rematch_is_played_with_the_same_box(room: Room) -> None:
    table, guests = await ended(room)
    box = {"heaps": [1, 2]}
    await (await room.table(table)).change(lambda facts: msgspec.structs.replace(facts, components=box))
    for guest in guests:
        await guest.does("rematch", table)
    following = await room.table(guests[0].facts(table).next)
    assert (following.facts.components, following.match.state.heaps) == (box, [1, 2])


@in_a_room()
async def test_whoever_opened_a_seat_by_its_token_can_ask_for_a_rematch(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, {"kind": "open"}])
    device, token = room.guest(), await guest.sit(table)
    await device.does("watch", table, token=token)
    await host.does("resign", table)
    for each in (host, device):
        await each.does("rematch", table)
    assert host.facts(table).next
