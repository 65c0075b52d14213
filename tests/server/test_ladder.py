"""A ladder that nobody can farm: what is rated counts as far as it was played, and by whom against whom."""

from __future__ import annotations

from packhouse import wire
from packhouse.server.people.ratings import Rating
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database import Database
from packhouse.server.storage.ratings import meeting, rated
from packhouse.server.storage.store import Store

from .room import ME, OPEN, Guest, Room, in_a_room, until
from .running import run
from .test_rated import play_some, rating
from .test_workers import on_two_workers

CLOCK = {"kind": "game", "seconds": 600}
DAY = 24 * 60 * 60
NEVER_PLAYED = None


async def begun(room: Room, *names: str) -> tuple[str, list[Guest]]:
    """Return a rated table that has begun, and its players."""
    players = [room.guest(name, account=True) for name in names]
    table = await players[0].create("nim", [ME, *[OPEN] * (len(players) - 1)], rated=True, clock=CLOCK)
    for player in players[1:]:
        await player.sit(table)
    return table, players


async def given_up(room: Room, loser: str, winner: str) -> None:
    """Let one give up against the other after enough plays."""
    table, (one, other) = await begun(room, loser, winner)
    await play_some(table, one, other)
    await one.does("resign", table)


async def mu(room: Room, name: str) -> float:
    found = await rating(room, room.guest(name, account=True))
    assert found is not None
    return found.mu


@in_a_room()
async def test_resigning_at_once_lifts_nobody(room: Room) -> None:
    for _ in range(25):
        table, (sock, ada) = await begun(room, "Sock", "Ada")
        await sock.does("resign", table)
    assert await rating(room, ada) is NEVER_PLAYED


@in_a_room()
async def test_whoever_resigns_at_once_has_lost_all_the_same(room: Room) -> None:
    table, (ada, _) = await begun(room, "Ada", "Bob")
    await ada.does("resign", table)
    assert await mu(room, "Ada") < 25


@in_a_room()
async def test_a_draw_agreed_on_at_once_counts_for_nobody(room: Room) -> None:
    table, (ada, bob) = await begun(room, "Ada", "Bob")
    await ada.does("draw", table)
    await bob.does("agree", table)
    assert [await rating(room, each) for each in (ada, bob)] == [None, None]


@in_a_room()
async def test_a_match_played_to_its_end_counts_however_short(room: Room) -> None:
    table, (ada, bob) = await begun(room, "Ada", "Bob")
    for player, play in zip((ada, bob, ada), ("1 3", "2 4", "3 5"), strict=True):
        await player.play(table, f"take {play}")
    assert await mu(room, "Ada") > 25 > await mu(room, "Bob")


@in_a_room(grace=0)
async def test_what_a_bot_plays_for_someone_away_lifts_nobody(room: Room) -> None:
    table, (ada, bob) = await begun(room, "Ada", "Bob")
    await bob.disconnect()
    await ada.play(table, "take 1 3")
    await room.later(1)
    for _ in range(12):
        if not ada.update(table).active:
            break
        await ada.play(table, ada.legal(table)[-1])
        await room.later(1)
    assert ada.update(table).outcome
    found = [await rating(room, each) for each in (ada, bob)]
    assert all(each is None or each.mu < 25 for each in found)


@in_a_room()
async def test_two_who_play_all_day_gain_no_more_than_three_matches_are_worth(room: Room) -> None:
    for _ in range(12):
        await given_up(room, "Sock", "Ada")
    often = await mu(room, "Ada")
    for friend in ("Bo", "Cy", "Di", "Ed"):
        await given_up(room, friend, "Eve")
    assert often < await mu(room, "Eve")


@in_a_room()
async def test_after_some_weeks_two_people_count_in_full_again(room: Room) -> None:
    for _ in range(6):
        await given_up(room, "Bob", "Ada")
    tired = await mu(room, "Ada")
    await given_up(room, "Bob", "Ada")
    gained = await mu(room, "Ada") - tired
    room.wall.now += 30 * DAY * 1000
    rested = await mu(room, "Ada")
    await given_up(room, "Bob", "Ada")
    assert await mu(room, "Ada") - rested > 10 * gained


@in_a_room()
async def test_two_at_one_address_play_no_rated_match(room: Room) -> None:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob", account=True)
    ada.address = bob.address = "2001:db8::/64"
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    assert await bob.refused("sit", table, name="Bob") == "rated_address"
    await ada.does("cancel", table)
    await bob.sit(await ada.create("nim", [ME, OPEN]))


@in_a_room()
async def test_nor_do_two_in_the_networks_of_one_home(room: Room) -> None:
    ada, bob, cy = (room.guest(name, account=True) for name in ("Ada", "Bob", "Cy"))
    ada.address, bob.address, cy.address = "2001:db8:0:1::/64", "2001:db8:0:2::/64", "2001:db8:0:100::/64"
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    assert await bob.refused("sit", table, name="Bob") == "rated_address"
    await cy.sit(table)


@in_a_room(rated_together=True)
async def test_where_it_is_set_so_they_do(room: Room) -> None:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob", account=True)
    ada.address = bob.address = "192.0.2.1"
    await bob.sit(await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK))


@in_a_room()
async def test_addresses_are_kept_no_longer_than_a_rated_table_waits(room: Room) -> None:
    table, _ = await begun(room, "Ada", "Bob")
    waiting = await room.guest("Cy", account=True).create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    given = await room.guest("Di", account=True).create("nim", [ME, OPEN])
    kept = {}
    for name in (table, waiting, given):
        stored = await room.house.store.table(name)
        assert stored is not None
        kept[name] = [chair.address for chair in stored.facts.chairs]
    assert kept == {table: ["", ""], waiting: ["address of Cy", ""], given: ["", ""]}


@in_a_room()
async def test_an_address_goes_with_a_table_that_is_given_up(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    await ada.does("cancel", table)
    stored = await room.house.store.table(table)
    assert stored is not None and stored.facts.chairs[0].address == ""


@in_a_room()
async def test_a_newcomers_rating_is_marked_at_the_table(room: Room) -> None:
    table, (ada, _) = await begun(room, "Ada", "Bob")
    assert [seat.provisional for seat in ada.facts(table).seats] == [True, True]


def test_only_who_has_proved_it_is_among_the_best(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        people = {"proved": (30.0, 5.0, 3), "unsure": (40.0, 7.0, 3), "of one friend": (40.0, 5.0, 1)}
        for name, (mean, sigma, friends) in people.items():
            await store.sign_up(Account(name, name, "hash", 1), name, [], 0)
            others = [f"friend {number} of {name}" for number in range(friends)]
            steps = [step for other in others for step in meeting([name, other], "nim", {}, 0)]
            await database.write(rated(name, "nim", Rating(mean, sigma, 1)), *steps)
        assert [name for name, _ in await store.best("nim", 9)] == ["proved"]
        assert (await store.ratings("of one friend"))["nim"].opponents == 1

    run(url, test)


def test_whom_one_met_is_forgotten_with_an_account(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        await store.sign_up(Account("ada", "Ada", "hash", 1), "ada", [], 0)
        await database.write(*meeting(["ada", "bob"], "nim", {}, 0))
        await store.forget("ada", 2, 0)
        assert await store.met_lately(["ada", "bob"], "nim", 0) == {}

    run(url, test)


@in_a_room()
async def test_two_who_are_at_one_address_by_then_play_no_rated_rematch(room: Room) -> None:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    await bob.sit(table)
    await bob.does("resign", table)
    await ada.does("rematch", table)
    bob.address = ada.address
    assert await bob.refused("rematch", table) == "rated_address"
    assert not ada.facts(table).next
    bob.address = "2001:db8:1::/64"
    await bob.does("rematch", table)
    assert ada.facts(table).next


async def lost(room: Room) -> tuple[str, Guest, Guest]:
    """Return a rated table where the second has given up against the first."""
    table, (ada, bob) = await begun(room, "Ada", "Bob")
    await bob.does("resign", table)
    return table, ada, bob


async def addresses(room: Room, table: str) -> list[str]:
    stored = await room.house.store.table(table)
    assert stored is not None
    return [chair.address for chair in stored.facts.chairs]


@in_a_room()
async def test_whoever_has_asked_for_a_rated_rematch_and_left_was_at_an_address_all_the_same(room: Room) -> None:
    table, ada, bob = await lost(room)
    await ada.does("rematch", table)
    await ada.disconnect()
    bob.address = ada.address
    assert await bob.refused("rematch", table) == "rated_address"
    await ada.again().does("rematch", table, withdraw=True)
    assert await addresses(room, table) == ["", ""]


@on_two_workers()
async def test_two_at_one_address_play_no_rated_rematch_by_two_workers(first: Room, second: Room) -> None:
    ada, bob = first.guest("Ada", account=True), second.guest("Bob", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock=CLOCK)
    await bob.sit(table)
    await bob.does("resign", table)
    await until(lambda: bool(ada.all(wire.Update, table)) and ada.update(table).outcome is not None)
    bob.address = ada.address
    await ada.does("rematch", table)
    await until(lambda: bob.facts(table).rematch == (0,))
    assert await bob.refused("rematch", table) == "rated_address"


@in_a_room()
async def test_where_someone_asks_for_a_rematch_from_is_told_to_nobody_and_forgotten_when_it_begins(room: Room) -> None:
    table, ada, bob = await lost(room)
    await ada.does("rematch", table)
    assert await addresses(room, table) == [ada.address, ""]
    await bob.does("watch", table)
    await bob.does("rematch", table)
    following = ada.facts(table).next
    await ada.does("watch", following)
    assert [await addresses(room, name) for name in (table, following)] == [["", ""], ["", ""]]
    assert b"address of" not in b"".join([*ada.frames, *bob.frames])


@in_a_room()
async def test_where_someone_asked_for_a_rematch_from_is_forgotten_with_the_wish_after_a_week(room: Room) -> None:
    table, ada, bob = await lost(room)
    await ada.does("rematch", table)
    for days, left in ((5, (0,)), (2, ())):
        room.wall.now += days * DAY * 1000
        await room.house.forgetting.step()
        assert bob.facts(table).rematch == left
    assert await addresses(room, table) == ["", ""]


@in_a_room()
async def test_where_someone_asked_for_a_rematch_from_is_forgotten_with_them(room: Room) -> None:
    table, ada, _ = await lost(room)
    await ada.does("rematch", table)
    await room.house.forgetting.forget(ada.person, 1)
    assert await addresses(room, table) == ["", ""]


@in_a_room()
async def test_a_rematch_that_is_not_rated_keeps_no_address(room: Room) -> None:
    ada, bob = room.guest("Ada", account=True), room.guest("Bob", account=True)
    table = await ada.create("nim", [ME, OPEN])
    await bob.sit(table)
    await bob.does("resign", table)
    await ada.does("rematch", table)
    assert await addresses(room, table) == ["", ""]
