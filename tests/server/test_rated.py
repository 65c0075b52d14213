"""Rated matches are between accounts, and each counts once."""

from __future__ import annotations

import asyncio
import functools

import msgspec

from packhouse import wire
from packhouse.server.keeper.books import Books
from packhouse.server.people.ratings import Rating
from packhouse.server.storage.forgetting import without_name

from .room import BOT, LOCAL, ME, OPEN, Guest, Room, in_a_room

CLOCK = {"kind": "game", "seconds": 600}


async def rated(room: Room) -> tuple[str, Guest, Guest]:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    await bob.sit(table)
    await play_some(table, ada, bob)
    return table, ada, bob


async def play_some(table: str, *players: Guest) -> None:
    """Let everyone play as often as it takes for a match that is given up to count."""
    for heap in range(1, 4):
        for player in players:
            await player.play(table, f"take {heap} 1")


async def rating(room: Room, guest: Guest) -> Rating | None:
    return await room.house.store.rating(guest.person, "nim")


@in_a_room()
async def test_a_guest_opens_no_rated_table(room: Room) -> None:
    assert await room.guest().refused("create", game="nim", seats=[ME, OPEN], name="Ada", rated=True) == "rated_guest"


@in_a_room()
async def test_bots_are_not_rated(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    assert await ada.refused("create", game="nim", seats=[ME, BOT], rated=True) == "rated_seats"


@in_a_room()
async def test_people_on_one_device_are_not_rated(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    assert await ada.refused("create", game="nim", seats=[ME, LOCAL], rated=True) == "rated_seats"


@in_a_room()
async def test_nobody_is_rated_alone(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    assert await ada.refused("create", game="rollers", seats=[ME], rated=True) == "rated_alone"


@in_a_room()
async def test_a_rated_table_has_a_clock(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    assert await ada.refused("create", game="nim", seats=[ME, OPEN], rated=True) == "rated_clock"


@in_a_room()
async def test_who_is_there_and_does_not_play_loses_on_time(room: Room) -> None:
    table, ada, bob = await rated(room)
    await room.later(601)
    assert ada.update(table).outcome and bob.update(table).outcome
    loser = await rating(room, ada)
    assert loser is not None and loser.mu < 25


@in_a_room()
async def test_the_rematch_of_a_rated_match_without_a_clock_is_not_rated(room: Room) -> None:
    """From before rated tables had one."""
    table, ada, bob = await rated(room)
    await (await room.table(table)).change(lambda facts: msgspec.structs.replace(facts, clock=wire.Clock()))
    await ada.does("resign", table)
    for each in (ada, bob):
        await each.does("rematch", table)
    following = ada.facts(table).next
    await ada.does("watch", following)
    assert not ada.facts(following).rated


@in_a_room()
async def test_a_guest_takes_no_seat_at_a_rated_table(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    assert await room.guest().refused("sit", table, name="Bob") == "rated_guest"


@in_a_room()
async def test_a_rated_table_does_not_begin_with_bots(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    assert await ada.refused("start", table, level="uniform") == "rated_waits"


@in_a_room()
async def test_an_account_plays_under_its_own_name(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    answer = await ada.does("create", game="nim", seats=[ME, OPEN], name="Bob")
    assert ada.facts(getattr(answer, "table", "")).seats[0].name == "Ada"


@in_a_room()
async def test_the_winner_is_rated_higher_than_the_loser(room: Room) -> None:
    table, ada, bob = await rated(room)
    await ada.does("resign", table)
    loser, winner = await rating(room, ada), await rating(room, bob)
    assert loser is not None and winner is not None and loser.mu < winner.mu


@in_a_room()
async def test_a_rated_match_counts_once(room: Room) -> None:
    table, ada, bob = await rated(room)
    await ada.does("resign", table)
    await room.restart()
    await ada.again().does("watch", table)
    await room.tend()
    found = [await rating(room, each) for each in (ada, bob)]
    assert [each.games for each in found if each] == [1, 1]


@in_a_room()
async def test_a_rated_match_that_two_keepers_close_counts_once(room: Room) -> None:
    table, ada, bob = await rated(room)
    at_table = await room.table(table)
    books = [Books(room.house.worker) for _ in range(3)]
    room.keep_nothing()
    await ada.does("resign", table)
    await asyncio.gather(*(each.close(at_table) for each in books))
    found = [await rating(room, each) for each in (ada, bob)]
    assert [each.games for each in found if each] == [1, 1]


@in_a_room()
async def test_two_rated_matches_that_end_at_once_both_count(room: Room) -> None:
    (first, ada, _), (second, other, _) = await rated(room), await rated(room)
    room.keep_nothing()
    await ada.does("resign", first)
    await other.does("resign", second)
    await asyncio.gather(*[Books(room.house.worker).close(await room.table(table)) for table in (first, second)])
    found = await rating(room, ada)
    assert found is not None and found.games == 2


@in_a_room()
async def test_a_rated_match_is_closed_after_a_restart_before_that(room: Room) -> None:
    table, ada, bob = await rated(room)
    room.keep_nothing()
    await ada.does("resign", table)
    await room.restart()
    await room.tend()
    found = await rating(room, bob)
    assert (await room.table(table)).facts.status == "over" and found is not None and found.games == 1


@in_a_room()
async def test_an_unrated_match_changes_no_rating(room: Room) -> None:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob", account=True)
    table = await ada.create("nim", [ME, OPEN])
    await bob.sit(table)
    await ada.does("resign", table)
    assert await rating(room, bob) is None


@in_a_room()
async def test_ratings_are_shown_at_seats_and_guests_have_none(room: Room) -> None:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob")
    table = await ada.create("nim", [ME, OPEN])
    await bob.sit(table)
    assert [seat.rating is None for seat in bob.facts(table).seats] == [False, True]


@in_a_room()
async def test_a_cancelled_rated_table_changes_no_rating(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    await ada.does("cancel", table)
    assert await rating(room, ada) is None


async def closes_account(room: Room, table: str, guest: Guest) -> None:
    await (await room.table(table)).change(lambda facts: without_name(guest.person, facts))


@in_a_room()
async def test_whoever_closed_their_account_during_a_rated_match_is_not_rated(room: Room) -> None:
    table, ada, bob = await rated(room)
    await closes_account(room, table, bob)
    await ada.does("resign", table)
    assert await rating(room, bob) is None


@in_a_room()
async def test_whoever_plays_someone_who_closed_their_account_is_rated(room: Room) -> None:
    table, ada, bob = await rated(room)
    await closes_account(room, table, bob)
    await ada.does("resign", table)
    assert await rating(room, ada) is not None


@in_a_room()
async def test_a_rematch_with_someone_who_closed_their_account_is_not_rated(room: Room) -> None:
    table, ada, bob = await rated(room)
    await ada.does("resign", table)
    await closes_account(room, table, bob)
    for each in (ada, bob):
        await each.does("rematch", table)
    following = ada.facts(table).next
    await ada.does("watch", following)
    assert not ada.facts(following).rated


@in_a_room()
async def test_whoever_watches_sees_at_once_that_someone_closed_their_account(room: Room) -> None:
    table, ada, bob = await rated(room)
    await room.house.tables.alter(table, functools.partial(without_name, bob.person))
    assert ada.facts(table).seats[1].name == ""


@in_a_room(idle=0)
async def test_a_name_goes_from_a_table_that_nobody_has_in_memory_too(room: Room) -> None:
    table, ada, bob = await rated(room)
    for each in (ada, bob):
        await each.disconnect()
    await room.tend()
    await room.house.tables.alter(table, functools.partial(without_name, bob.person))
    stored = await room.house.store.table(table)
    assert stored is not None and stored.facts.chairs[1].name == ""
    assert table not in room.house.tables


@in_a_room(idle=0)
async def test_a_name_that_goes_leaves_a_table_where_it_is_in_lists(room: Room) -> None:
    table, ada, bob = await rated(room)
    (before,) = await room.house.store.newest_of(ada.person, 9)
    room.wall.now += 1000
    await room.house.tables.alter(table, functools.partial(without_name, bob.person))
    for each in (ada, bob):
        await each.disconnect()
    await room.tend()
    await room.house.tables.alter(table, functools.partial(without_name, ada.person))
    (after,) = await room.house.store.newest_of(ada.person, 9)
    assert [chair.rating for chair in after.facts.chairs] == [None, None]
    assert after.touched == before.touched
