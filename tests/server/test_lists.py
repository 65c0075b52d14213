"""One's tables with what is new there, what everyone may know of a person, and the best at a game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from packhouse import games, wire
from packhouse.server.connection import asker
from packhouse.server.http import lists
from packhouse.server.http.summaries import MOST_SEEN
from packhouse.server.people.ratings import Rating
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database import Database
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.ratings import meeting, rated
from packhouse.server.storage.store import Store
from packhouse.wire.answers import Game, Leader, Me, MyTable, Person

from .browser import TOYS, Browser, Line
from .room import BOT, LOCAL, ME, OPEN, Guest, Room, in_a_room, nim
from .running import run


async def mine(room: Room, guest: Guest) -> list[MyTable]:
    return await lists.tables_of(room.house, asker(guest))


async def only(room: Room, guest: Guest) -> MyTable:
    (table,) = await mine(room, guest)
    return table


def actions(table: MyTable) -> list[str]:
    return [seen.action for seen in table.seen if isinstance(seen, wire.SeenPlay)]


# One's own tables.


@in_a_room()
async def test_whose_turn_it_is_is_told(room: Room) -> None:
    _, guests = await nim(room)
    assert [(await only(room, guest)).your_turn for guest in guests] == [True, False]


@in_a_room()
async def test_nobody_is_to_act_when_it_is_over(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await guest.does("resign", table)
    assert not (await only(room, host)).your_turn


@in_a_room()
async def test_whoever_gave_up_is_not_to_act(room: Room) -> None:
    table, (host, *_) = await nim(room, seats=3)
    await host.does("resign", table)
    assert not (await only(room, host)).your_turn


@in_a_room()
async def test_what_happened_since_ones_own_last_play_is_told(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 2 1")
    assert actions(await only(room, host)) == ["take 2 1"]


@in_a_room()
async def test_what_one_did_not_notice_is_not_told(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("stash", [ME, OPEN])
    await guest.sit(table)
    before = await only(room, host)
    room.wall.now += 1000
    await guest.play(table, "hide 1")
    assert await only(room, host) == before


@in_a_room()
async def test_a_table_that_is_not_in_memory_is_told_in_the_same_words(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 2 1")
    before = [await mine(room, each) for each in (host, guest)]
    await room.restart()
    assert [await mine(room, each) for each in (host, guest)] == before
    assert table not in room.house.tables


@in_a_room()
async def test_by_correspondence_it_is_told_how_long_one_has(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "days", "seconds": 1000})
    await host.play(table, "take 1 1")
    await room.later(100)
    assert [(await only(room, each)).left for each in (host, guest)] == [None, 900_000]
    await room.tend()  # while the house is down, its time stands still
    await room.restart()
    assert [(await only(room, each)).left for each in (host, guest)] == [None, 900_000]


@in_a_room()
async def test_with_another_clock_the_table_tells_it(room: Room) -> None:
    _, (host, _) = await nim(room, clock={"kind": "move", "seconds": 1000})
    assert (await only(room, host)).left is None


@in_a_room()
async def test_ones_own_seat_is_marked(room: Room) -> None:
    _, (_, guest) = await nim(room)
    assert [seat.mine for seat in (await only(room, guest)).seats] == [False, True]


@in_a_room()
async def test_whoever_has_several_seats_is_told_what_a_spectator_sees(room: Room) -> None:
    host = room.guest()
    table = await host.create("stash", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    await host.play(table, "hide 1")
    assert (await only(room, host)).seen == ()


@in_a_room()
async def test_a_table_that_waits_for_players_has_nothing_to_tell(room: Room) -> None:
    host = room.guest()
    await host.create("nim", [ME, OPEN])
    found = await only(room, host)
    assert (found.status, found.your_turn, found.seen) == ("open", False, ())


@in_a_room()
async def test_the_last_change_is_told_in_the_time_of_day(room: Room) -> None:
    table, (host, _) = await nim(room)
    room.wall.now += 5000
    await host.play(table, "take 1 1")
    assert (await only(room, host)).at == room.wall.now


@in_a_room()
async def test_what_goes_on_comes_before_what_waits_and_what_is_over(room: Room) -> None:
    host = room.guest()
    over = await host.create("nim", [ME, LOCAL])
    playing = await host.create("nim", [ME, LOCAL])
    waiting = await host.create("nim", [ME, OPEN])
    await host.does("watch", over, seat=0)
    await host.does("resign", over)
    assert [each.table for each in await mine(room, host)] == [playing, waiting, over]


@in_a_room()
async def test_a_list_of_tables_has_its_bounds(room: Room) -> None:
    host = room.guest()
    for _ in range(lists.MOST_TABLES + 2):
        await host.create("nim", [ME, LOCAL])
    assert len(await mine(room, host)) == lists.MOST_TABLES


@in_a_room()
async def test_what_is_told_of_a_long_match_has_its_bounds(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN])
    await guest.sit(table)
    for _ in range(MOST_SEEN // 2 + 1):
        await host.play(table, "take 1 1")
        await host.does("undo", table)
    assert len((await only(room, guest)).seen) == MOST_SEEN


@in_a_room()
async def test_nobody_elses_tables_are_listed(room: Room) -> None:
    await nim(room)
    assert await mine(room, room.guest()) == []


# Over HTTP.


def signed_up(port: int, name: str) -> Browser:
    browser = Browser(port)
    browser.sign_up(name)
    return browser


def opened(line: Line, *seats: dict[str, str], **fields: object) -> str:
    answer = line.ask("create", game="nim", seats=seats, name="Somebody", **fields)
    assert isinstance(answer, wire.Done), answer
    return answer.table


def match(one: Browser, two: Browser, **fields: object) -> str:
    """Let someone give up a match against someone else."""
    with one.socket() as line, two.socket() as other:
        table = opened(line, ME, OPEN, **fields)
        other.ask("sit", table=table, name="Somebody else")
        line.ask("resign", table=table)
        line.wait_until_over(table)
    return table


def person(browser: Browser, name: str) -> Person:
    answer = browser.get(f"/api/people/{quote(name)}")
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=Person)


def test_answers_are_what_their_types_say(port: int) -> None:
    browser = Browser(port)
    kinds: list[tuple[str, Any]] = [("/api/me", Me), ("/api/games", list[Game]), ("/api/me/tables", list[MyTable])]
    for path, kind in kinds:
        answer = browser.get(path)
        assert msgspec.json.encode(msgspec.json.decode(answer.body, type=kind)) == answer.body


def test_a_guest_is_told_of_their_tables(port: int) -> None:
    browser = Browser(port)
    with browser.socket() as line:
        table = opened(line, ME, BOT)
    assert [each["table"] for each in browser.get("/api/me/tables").json] == [table]


def test_a_person_is_shown_with_ratings_and_rated_matches(port: int) -> None:
    one, two = signed_up(port, "Winona"), signed_up(port, "Lou")
    table = match(one, two, rated=True, clock={"kind": "move"})
    found = person(two, "winona")
    (shown,) = found.matches
    assert (found.name, found.ratings["nim"].games, shown.table) == ("Winona", 1, table)
    assert shown.outcome is not None and (shown.seat, shown.outcome.ranks) == (0, (2, 1))


def test_a_public_match_is_shown(port: int) -> None:
    one, two = signed_up(port, "Publius"), Browser(port)
    assert [shown.table for shown in person(one, "Publius").matches] == []
    table = match(one, two, public=True)
    assert [shown.table for shown in person(two, "Publius").matches] == [table]


def test_a_private_match_is_not_shown(port: int) -> None:
    one = signed_up(port, "Quietus")
    match(one, Browser(port))
    assert person(one, "Quietus").matches == ()


def test_what_was_played_as_a_guest_is_not_shown(port: int) -> None:
    one = Browser(port)
    match(one, Browser(port), public=True)
    one.sign_up("Turned")
    assert person(one, "Turned").matches == ()


def test_a_person_is_shown_without_what_is_private(port: int) -> None:
    one, two = signed_up(port, "Discreet"), signed_up(port, "Other")
    match(one, two, rated=True, clock={"kind": "move"})
    secrets = [browser.get("/api/me").json["person"].encode() for browser in (one, two)]
    body = Browser(port).get("/api/people/Discreet").body
    assert not any(secret in body for secret in secrets)


@pytest.mark.parametrize("name", ["Nobody", "No/body", "no body at all, of a name far too long for anyone to have"])
def test_there_is_no_person_whose_name_nobody_has(port: int, name: str) -> None:
    answer = Browser(port).get(f"/api/people/{quote(name, safe='')}")
    assert (answer.status, answer.code) == (404, "no_such_person")


def test_there_is_no_guest_by_name(port: int) -> None:
    match(Browser(port), Browser(port), public=True)
    assert Browser(port).get("/api/people/Somebody").status == 404


def test_a_closed_account_is_nobody(port: int) -> None:
    browser = signed_up(port, "Closed")
    number = browser.get("/api/me").json["person"]
    browser.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert {Browser(port).get(f"/api/people/{name}").status for name in ("Closed", number)} == {404}


def test_whoever_has_just_lost_is_rated_but_not_among_the_best(port: int) -> None:
    one, two = signed_up(port, "Weaker"), signed_up(port, "Stronger")
    match(one, two, rated=True, clock={"kind": "move"})
    assert person(one, "Weaker").ratings["nim"].provisional
    assert msgspec.json.decode(Browser(port).get("/api/ratings/nim").body, type=list[Leader]) == []


def test_there_is_no_list_for_a_game_that_is_not_there(port: int) -> None:
    answer = Browser(port).get("/api/ratings/chess")
    assert (answer.status, answer.code) == (404, "no_such_game")


# Rules.


def test_the_rules_of_a_game_are_told_as_its_folder_tells_them(port: int) -> None:
    found = Browser(port).get("/api/games/nim/rules").json
    assert found["text"] == (TOYS / "nim" / "rules.md").read_text("utf-8")
    assert Browser(port).get("/api/games/sealed/rules").json["summary"].startswith("Everyone bids a card")


def test_where_a_folder_tells_no_rules_nothing_is_told(port: int) -> None:
    assert Browser(port).get("/api/games/rollers/rules").json == {"summary": "", "text": ""}


def test_there_are_no_rules_of_a_game_that_is_not_there(port: int) -> None:
    answer = Browser(port).get("/api/games/chess/rules")
    assert (answer.status, answer.code) == (404, "no_such_game")


# Options for forms.


def test_every_option_has_all_that_a_form_needs(port: int) -> None:
    for game in msgspec.json.decode(Browser(port).get("/api/games").body, type=list[Game]):
        form = game.options.parts[game.options.schema["$ref"].removeprefix("#/$defs/")]
        for name, option in form["properties"].items():
            assert option["default"] == game.options.defaults[name]
            assert {"type", "enum", "anyOf"} & option.keys(), f"{game.game} doesn’t say what {name} can be"


@pytest.mark.parametrize("name", [name for name in games.names() if not (TOYS / name).exists()])
def test_every_option_of_the_houses_own_games_says_what_it_is(name: str, port: int) -> None:
    shelf = msgspec.json.decode(Browser(port).get("/api/games").body, type=list[Game])
    (form,) = (game.options for game in shelf if game.game == name)
    for option in form.parts[form.schema["$ref"].removeprefix("#/$defs/")]["properties"].values():
        assert option["title"] and option["description"]


# What the databases find, both of them alike.


def facts(*chairs: Chair, **more: Any) -> Facts:
    return Facts(game="nim", game_version=1, chairs=chairs, host="", **more)


ADA = Chair(kind="person", name="Ada", person="ada", rating=1000)


def test_the_store_finds_the_newest_tables_and_those_that_go_on_first(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        for number, status in enumerate(["over", "playing", "cancelled", "open", "over"]):
            await store.open(f"{number} {status}", facts(ADA, status=status), number)
        found = [listed.table for listed in await store.newest_of("ada", 3)]
        assert found == ["1 playing", "3 open", "4 over"]

    run(url, test)


def test_the_store_finds_matches_that_are_rated_or_public(url: str) -> None:
    async def test(database: Database) -> None:
        store, sly = Store(database), msgspec.structs.replace(ADA, name='"rated":true')
        await store.open("rated", facts(ADA, status="over", rated=True), 1)
        await store.open("public", facts(ADA, status="over", public=True), 2)
        await store.open("private", facts(sly, status="over", options={"rated": True}), 3)
        await store.open("running", facts(ADA, status="playing", rated=True), 4)
        assert [listed.table for listed in await store.matches_of("ada", 9)] == ["public", "rated"]

    run(url, test)


def test_what_touches_no_table_moves_none_in_a_list(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        for number, name in enumerate(("older", "newer"), 1):
            await store.open(name, facts(ADA, status="over", public=True), number)
        renamed = facts(msgspec.structs.replace(ADA, name="Zoe"), status="over", public=True)
        assert await store.change("older", 1, renamed, None)
        found = await store.newest_of("ada", 9)
        assert [(listed.table, listed.touched) for listed in found] == [("newer", 2), ("older", 1)]
        assert await store.change("older", 2, facts(ADA, status="over", public=True), 3)
        assert [listed.table for listed in await store.newest_of("ada", 9)] == ["older", "newer"]

    run(url, test)


def test_the_store_finds_the_best(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        for name, mu, sigma in (("sure", 30.0, 2.0), ("lucky", 35.0, 5.0), ("gone", 50.0, 1.0)):
            await store.sign_up(Account(name, name.title(), "hash", 1), name, [], 0)
            await database.write(*meeting([name, "a", "b", "c"], "nim", {}, 0))
            await database.write(rated(name, "nim", Rating(mu, sigma, 1)), rated(name, "chess", Rating(mu, sigma, 1)))
        await store.forget("gone", 2, 0)
        assert [name for name, _ in await store.best("nim", 9)] == ["Sure", "Lucky"]

    run(url, test)
