"""Records stay, persons go: by themselves after a time, and at once where they ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from packhouse import wire
from packhouse.server.http import accounts
from packhouse.server.keeper.forgetting import DAY, FEW
from packhouse.server.people.sessions import COOKIE, Session
from packhouse.server.storage.database import Database, Step
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.forgetting import OLDEST
from packhouse.server.storage.store import Store

from .browser import Browser
from .room import ME, OPEN, Guest, Room, in_a_room
from .running import run
from .test_workers import on_two_workers


async def over(room: Room, *guests: Guest) -> str:
    """Return a table where they have played to the end."""
    table = await guests[0].create("nim", [ME, OPEN], public=True)
    await guests[1].sit(table)
    await guests[0].does("resign", table)
    await room.tend()
    return table


async def called(room: Room, table: str) -> list[str]:
    stored = await room.house.store.table(table)
    assert stored is not None
    return [chair.name for chair in stored.facts.chairs]


@in_a_room(guest_days=10, idle=0)
async def test_an_old_match_forgets_its_guests_and_keeps_its_accounts(room: Room) -> None:
    guest, account = room.guest("Ada"), room.guest("Bo", account=True)
    table = await over(room, guest, account)
    for one in (guest, account):
        await one.disconnect()
    await room.later(9 * DAY / 1000)
    await room.tend()
    await room.house.forgetting.step()
    assert await called(room, table) == ["Ada", "Bo"]
    await room.later(2 * DAY / 1000)
    await room.tend()
    await room.house.forgetting.step()
    assert await called(room, table) == ["", "Bo"]
    assert await room.house.store.sittings(guest.person) == []
    assert await room.house.store.sittings(account.person) == [table]


@in_a_room(guest_days=10)
async def test_guests_are_forgotten_however_many_matches_ended_at_one_moment(room: Room) -> None:
    guest = Chair(kind="person", name="Ada", person="ada")
    names = [f"T{number}" for number in range(2 * FEW + 1)]
    for number, name in enumerate(names):
        facts = Facts(game="nim", game_version=1, chairs=(guest,), host="ada", status="over", public=number % 2 == 0)
        await room.house.store.open(name, facts, room.house.time.now)
    room.wall.now += 11 * DAY
    for _ in range(3):
        await room.house.forgetting.step()
    assert not [name for name in names if await called(room, name) == ["Ada"]]


def test_old_matches_are_found_in_order_without_sorting_them_all(sqlite_url: str) -> None:
    async def test(database: Database) -> None:
        plan = await database.read(Step(f"EXPLAIN QUERY PLAN {OLDEST}", (0, "", 1, FEW)))
        assert [line[3] for line in plan].count("USE TEMP B-TREE FOR ORDER BY") == 0
        assert sum("INDEX tables_by_touched" in line[3] and "touched>?" in line[3] for line in plan) == 2

    run(sqlite_url, test)


def test_old_matches_come_a_page_at_a_time(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        for name, public, touched in (("b", 0, 1), ("a", 1, 1), ("c", 1, 2), ("d", 0, 2), ("e", 0, 3)):
            facts = Facts(game="nim", game_version=1, chairs=(), host="", status="over", public=bool(public))
            await store.open(name, facts, touched)
        pages = [await store.finished_between(*since, 3, 2) for since in ((0, ""), (1, "b"), (2, "d"))]
        assert [[old.table for old in page] for page in pages] == [["a", "b"], ["c", "d"], []]

    run(url, test)


def test_rematches_that_are_waited_for_are_found_by_when_they_were_asked_for(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        sly, asking = Chair(kind="person", name='"address":'), Chair(kind="person", name="Ada", address="192.0.2.1")
        for name, chair, touched in (("old", asking, 1), ("due", asking, 2), ("sly", sly, 2), ("new", asking, 3)):
            facts = Facts(game="nim", game_version=1, chairs=(chair,), host="", status="over", rated=True)
            await store.open(name, facts, touched)
        assert await store.wishes_between(1, 3) == ["due"]

    run(url, test)


@in_a_room(guest_days=0)
async def test_with_no_limit_nothing_is_forgotten(room: Room) -> None:
    table = await over(room, room.guest("Ada"), room.guest("Bo"))
    room.wall.now += 1000 * DAY
    await room.house.forgetting.step()
    assert await called(room, table) == ["Ada", "Bo"]


async def asks_to_be_forgotten(guest: Guest) -> None:
    """Delete what is kept of a guest, as their page does."""
    app = Starlette(routes=accounts.ROUTES)
    app.state.house = guest.room.house
    cookie = f"{COOKIE}={guest.room.house.sessions.cookie(Session(guest.person, 0))}".encode()
    scope = {
        "type": "http", "method": "DELETE", "path": "/api/me", "query_string": b"", "headers": [(b"cookie", cookie)]
    }  # fmt: skip
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    assert sent[0]["status"] == 200


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_table_that_is_opened_while_someone_is_forgotten_does_not_keep_the_name(tmp_path: Path, when: str) -> None:
    @in_a_room()
    async def test(room: Room) -> None:
        ada = room.guest("Ada")
        tables = [await ada.create("nim", [ME, OPEN])]
        forget = room.house.store.forget

        async def forget_late(person: str, epoch: int, now: int) -> None:
            if when == "after":
                await forget(person, epoch, now)
            tables.append(await ada.create("nim", [ME, OPEN]))
            if when == "before":
                await forget(person, epoch, now)

        room.house.store.forget = forget_late  # type: ignore[method-assign]
        await asks_to_be_forgotten(ada)
        assert not [table for table in tables if "Ada" in await called(room, table)]
        assert await room.house.store.sittings(ada.person) == []

    test(tmp_path)


@on_two_workers()
async def test_what_is_done_at_the_other_worker_while_someone_is_forgotten_goes_too(first: Room, second: Room) -> None:
    ada = second.guest("Ada")
    second.house.connections.add(ada)
    ada.epoch = 0
    await asks_to_be_forgotten(first.guest("Ada", person=ada.person))
    table = await ada.create("nim", [ME, OPEN], public=True)
    await second.house.heartbeat.beat()
    assert ada.hung_up
    await first.house.forgetting.step()
    assert "Ada" not in await called(first, table)
    assert await first.house.store.sittings(ada.person) == []


@in_a_room()
async def test_whoever_was_forgotten_when_the_house_was_killed_is_forgotten_when_it_is_back(room: Room) -> None:
    ada = room.guest("Ada")
    table = await ada.create("nim", [ME, OPEN])
    await room.house.store.forget(ada.person, 1, room.wall.now)
    await room.restart(down=DAY / 1000)
    await room.house.forgetting.step()
    assert "Ada" not in await called(room, table)


@in_a_room()
async def test_a_name_that_changes_writes_nobody_down_anew(room: Room) -> None:
    ada, bob = room.guest("Ada"), room.guest("Bob")
    table = await ada.create("nim", [ME, OPEN])
    await bob.sit(table)
    await asks_to_be_forgotten(ada)
    await asks_to_be_forgotten(bob)
    assert await room.house.store.sittings(ada.person) == []


@in_a_room()
async def test_sessions_are_forgotten_a_day_after_they_end_and_when_nobody_uses_them(room: Room) -> None:
    store, wall = room.house.store, room.wall
    await store.open_session("ended", "ada", "", wall.now)
    await store.open_session("unused", "ada", "", wall.now)
    await store.end_session("ended", wall.now)
    for days, left in ((0.5, ["ended", "unused"]), (2, ["unused"]), (401, [])):
        wall.now += round(days * DAY)
        await room.house.forgetting.step()
        assert sorted(row[0] for row in await store._rows("SELECT id FROM sessions")) == left


def test_a_guest_is_forgotten_where_they_ask_for_it(port: int) -> None:
    browser = Browser(port)
    with browser.socket() as line:
        made = line.ask("create", game="nim", seats=[ME, {"kind": "local", "name": "Bo"}], name="Vanishing")
        assert isinstance(made, wire.Done)
        line.ask("watch", table=made.table, seat=0)
        line.ask("resign", table=made.table)
        line.wait_until_over(made.table)
    old = browser.again()
    assert browser.ask("DELETE", "/api/me").status == 200
    record = Browser(port).get(f"/api/tables/{made.table}/record").body
    assert b'player 1: ""' in record and b"Vanishing" not in record
    assert old.get("/api/me").json["tables"] == []


def test_a_forgotten_guests_seat_token_is_void(port: int) -> None:
    browser = Browser(port)
    with browser.socket() as line:
        made = line.ask("create", game="nim", seats=[ME, OPEN], name="Tokened")
    assert isinstance(made, wire.Done)
    browser.ask("DELETE", "/api/me")
    with Browser(port).socket() as line:
        assert getattr(line.ask("watch", table=made.table, token=made.token), "code", "") == "bad_token"


def test_an_account_is_not_forgotten_without_its_password(port: int) -> None:
    browser = Browser(port)
    browser.sign_up("Not forgotten")
    assert browser.ask("DELETE", "/api/me").code == "signed_in"


def test_a_page_can_say_how_long_guests_are_remembered(port: int) -> None:
    assert Browser(port).get("/api/privacy").json == {"guest_days": 365}
