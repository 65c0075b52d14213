"""Whoever runs a server can act while it runs: every worker follows, and each deed leaves a line."""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from packhouse import wire
from packhouse.core.errors import Refusal
from packhouse.server.operating import Operator
from packhouse.server.people.looks import looks
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database import DatabaseDown
from packhouse.server.storage.tables import Stored

from .browser import TOYS, Browser
from .house import ServedHouse, served
from .room import ME, OPEN, PATIENCE, Guest, Room, in_a_room, nim
from .test_mishaps import fails_once

DAY = 24 * 60 * 60 * 1000


def operator(room: Room) -> Operator:
    return Operator(room.house.store, "root", room.wall)


async def account(room: Room, name: str) -> Guest:
    """Return someone whose connection the house knows, and who has an account."""
    guest = room.guest(name, account=True)
    await room.house.store.sign_up(Account(guest.person, name, "hash", 1), name.lower(), looks(name), room.wall())
    guest.epoch = 1
    room.house.connections.add(guest)
    return guest


async def log(room: Room) -> list[tuple[str, str, str]]:
    return [(deed.who, deed.deed, deed.words) for deed in await room.house.store.deeds_since(0)]


# In one house, with a clock set by hand.


@in_a_room()
async def test_a_table_that_is_closed_is_closed_for_those_at_it(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await operator(room).close(table)
    await room.tend()
    assert [each.facts(table).status for each in (host, guest)] == ["cancelled", "cancelled"]
    assert await host.refused_play(table, "take 1 1") == "cancelled"
    assert await log(room) == [("root", "close", "nim, playing")]


@in_a_room()
async def test_a_table_is_closed_once(room: Room) -> None:
    table, _ = await nim(room)
    await operator(room).close(table)
    with pytest.raises(Refusal, match="closed already"):
        await operator(room).close(table)
    with pytest.raises(Refusal, match="there is no table"):
        await operator(room).close("nothing")
    assert len(await log(room)) == 1


@in_a_room()
async def test_a_new_name_stands_at_every_table_and_the_old_one_is_free(room: Room) -> None:
    ada, bob = await account(room, "Rude"), room.guest()
    table = await ada.create("nim", [ME, OPEN])
    await bob.sit(table)
    assert await operator(room).rename("rude", "  Ada ") == "Ada"
    await room.tend()
    assert bob.facts(table).seats[0].name == "Ada"
    assert await room.house.store.account_named("rude") is None
    assert ada.hung_up and await log(room) == [("root", "rename", "Rude → Ada")]


@in_a_room()
async def test_a_new_name_is_no_news_of_a_match(room: Room) -> None:
    ada = await account(room, "Rude")
    table = await ada.create("nim", [ME, OPEN])
    (before,) = await room.house.store.newest_of(ada.person, 9)
    room.wall.now += DAY
    await operator(room).rename("Rude", "Ada")
    (after,) = await room.house.store.newest_of(ada.person, 9)
    assert (after.table, after.touched, after.facts.chairs[0].name) == (table, before.touched, "Ada")


@in_a_room()
async def test_a_new_password_hangs_up_though_the_commands_clock_is_behind(room: Room) -> None:
    ada, bob = await account(room, "Ada"), await account(room, "Bob")
    await room.tend()
    await room.house.store.new_password(ada.person, "another hash", room.wall.now - 10 * 60_000)
    await operator(room).note_password(await operator(room).account("Ada"))
    await room.tend()
    assert (ada.hung_up, bob.hung_up) == (True, False)


@in_a_room()
async def test_the_heartbeat_waits_for_no_table_where_someone_is_renamed(room: Room) -> None:
    ada = await account(room, "Rude")
    table = await ada.create("nim", [ME, OPEN])
    await operator(room).rename("Rude", "Ada")
    async with (await room.table(table)).lock, asyncio.timeout(PATIENCE):  # as while a commit takes its time
        await room.house.heartbeat.beat()
    await room.settle()
    assert ada.facts(table).seats[0].name == "Ada"


@pytest.mark.parametrize("fails", ["bans", "table"])
def test_an_order_that_the_database_kept_from_being_followed_is_followed_later(tmp_path: Path, fails: str) -> None:
    @in_a_room()
    async def test(room: Room) -> None:
        ada = await account(room, "Rude")
        table = await ada.create("nim", [ME, OPEN])
        await operator(room).rename("Rude", "Ada")
        with pytest.MonkeyPatch.context() as patch, contextlib.suppress(DatabaseDown):
            fails_once(patch, room.house.store, fails)
            await room.tend()
        await room.tend()
        assert ada.hung_up and ada.facts(table).seats[0].name == "Ada"

    test(tmp_path)


@in_a_room()
async def test_tables_that_no_order_is_about_are_not_looked_at(room: Room) -> None:
    ada, bob = await account(room, "Rude"), room.guest()
    table = await ada.create("nim", [ME, OPEN])
    await bob.create("nim", [ME, OPEN])
    closed, _ = await nim(room)
    await operator(room).rename("Rude", "Ada")
    await operator(room).close(closed)
    looked: list[str] = []
    found = room.house.store.table

    async def look(table: str) -> Stored | None:
        looked.append(table)
        return await found(table)

    room.house.store.table = look  # type: ignore[method-assign]
    await room.house.orders.follow()
    await room.settle()
    assert sorted(looked) == sorted([table, closed])


@in_a_room()
async def test_nobody_gets_the_name_of_another(room: Room) -> None:
    await account(room, "Ada")
    await account(room, "Bob")
    with pytest.raises(Refusal, match="is taken"):
        await operator(room).rename("Bob", "ADA")
    assert await log(room) == []


@in_a_room()
async def test_nobody_is_renamed_to_look_like_another(room: Room) -> None:
    await account(room, "Paul")
    await account(room, "Bob")
    with pytest.raises(Refusal, match="looks too much like"):
        await operator(room).rename("Bob", "PauI")


@in_a_room()
async def test_who_looks_like_themselves_is_not_renamed_to_look_like_another_too(room: Room) -> None:
    await account(room, "II")
    await account(room, "li")
    with pytest.raises(Refusal, match="looks too much like"):
        await operator(room).rename("II", "Ii")
    assert await operator(room).rename("II", "ii") == "ii"


@in_a_room()
async def test_a_name_that_is_taken_while_someone_gets_it_is_whose_it_was_first(room: Room) -> None:
    ada = await account(room, "Ada")
    table = await ada.create("nim", [ME, OPEN])
    find = room.house.store.sittings

    async def find_late(person: str) -> list[str]:
        room.house.store.sittings = find  # type: ignore[method-assign]
        await account(room, "PauI")
        return await find(person)

    room.house.store.sittings = find_late  # type: ignore[method-assign]
    with pytest.raises(Refusal, match="looks too much like"):
        await operator(room).rename("Ada", "Paul")
    stored = await room.house.store.table(table)
    assert stored is not None and stored.facts.chairs[0].name == "Ada"
    assert await log(room) == [] and await room.house.store.account_named("ada")
    assert await room.house.store.looks_like(looks("Ada")) == ada.person


@in_a_room()
async def test_what_looked_like_the_old_name_is_free_after_a_new_one(room: Room) -> None:
    await account(room, "Ada")
    await operator(room).rename("Ada", "Zoe")
    assert await room.house.store.looks_like(looks("Ada")) is None
    assert await room.house.store.looks_like(looks("Zoe")) is not None


@in_a_room()
async def test_a_banned_account_is_hung_up_on_and_let_in_again_in_time(room: Room) -> None:
    ada, bob = await account(room, "Ada"), await account(room, "Bob")
    await operator(room).ban("ada", DAY)
    await room.tend()
    assert (ada.hung_up, bob.hung_up) == (True, False)
    with pytest.raises(Refusal, match=r"until 2023-11-15 22:13 UTC"):
        room.house.bans.check_person(ada.person)
    room.wall.now += DAY
    room.house.bans.check_person(ada.person)


@in_a_room()
async def test_a_ban_ends_what_a_seats_link_opened_and_opens_it_no_more(room: Room) -> None:
    ada, other = await account(room, "Ada"), room.guest("Other")
    room.house.connections.add(other)
    made = await ada.ask("create", game="nim", seats=[ME, OPEN], name="Ada")
    assert isinstance(made, wire.Done)
    await other.does("watch", made.table, token=made.token)
    await operator(room).ban("ada", DAY)
    await room.tend()
    assert other.hung_up
    assert await room.guest("Third").refused("watch", made.table, token=made.token) == "banned"


@in_a_room()
async def test_where_people_are_is_forgotten_when_their_rated_table_is_closed(room: Room) -> None:
    ada = await account(room, "Ada")
    table = await ada.create("nim", [ME, OPEN], rated=True, clock={"kind": "move", "seconds": 60})
    await operator(room).close(table)
    stored = await room.house.store.table(table)
    assert stored is not None and [chair.address for chair in stored.facts.chairs] == ["", ""]


@in_a_room()
async def test_what_was_done_to_an_account_names_nobody_once_it_is_deleted(room: Room) -> None:
    ada = await account(room, "Ada")
    await operator(room).rename("Ada", "Zoe")
    await operator(room).ban("Zoe", DAY)
    await room.house.store.forget(ada.person, 2, room.wall())
    assert [words for _, _, words in await log(room)] == ["", ""]
    assert [ban.called for ban in await room.house.store.bans()] == [""]


@in_a_room()
async def test_everyone_in_a_network_is_banned_with_an_address_of_it(room: Room) -> None:
    ada, bob = await account(room, "Ada"), await account(room, "Bob")
    ada.address = "2001:db8:0:1::/64"
    await operator(room).ban("2001:db8:0:1::99", DAY)
    await room.tend()
    assert (ada.hung_up, bob.hung_up) == (True, False)
    with pytest.raises(Refusal):
        room.house.bans.check_address("2001:db8:0:1::/64")


@in_a_room()
async def test_a_ban_holds_after_a_restart(room: Room) -> None:
    await operator(room).ban("192.0.2.1", DAY)
    await room.restart()
    with pytest.raises(Refusal):
        room.house.bans.check_address("192.0.2.1")


@in_a_room()
async def test_an_address_is_forgotten_when_its_ban_ends(room: Room) -> None:
    await operator(room).ban("192.0.2.1", DAY)
    await room.tend()
    assert "192.0.2.1" in str(await room.house.store.deeds_since(0))
    room.wall.now += DAY
    await room.tend()
    assert "192.0.2.1" not in str([await room.house.store.deeds_since(0), await room.house.store.bans()])
    assert [deed for _, deed, _ in await log(room)] == ["ban"]


@in_a_room()
async def test_who_is_not_banned_is_not_unbanned(room: Room) -> None:
    await account(room, "Ada")
    for whom in ("Ada", "192.0.2.1"):
        with pytest.raises(Refusal, match="isn’t banned"):
            await operator(room).unban(whom)
    with pytest.raises(Refusal, match="there is no account"):
        await operator(room).ban("Nobody", DAY)
    with pytest.raises(Refusal, match="too wide"):
        await operator(room).ban("10.0.0.0/8", DAY)
    assert await log(room) == []


# From the command line, at servers that run.


@pytest.fixture(params=["sqlite", "postgres"])
def running(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServedHouse]:
    """Give a server on SQLite, and one of two workers on PostgreSQL."""
    url = request.getfixturevalue(f"{request.param}_url")
    with served(tmp_path, url, workers=1 if request.param == "sqlite" else 2) as house:
        yield house


def admin(house: ServedHouse, *words: str) -> str:
    command = [sys.executable, "-m", "packhouse", "--games", str(TOYS), "admin", *words, "--database", house.database]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def knock(browser: Browser) -> None:
    """Come in, be it that the door is shut again at once."""
    with contextlib.suppress(ConnectionClosed), browser.socket():
        time.sleep(0.05)


def test_an_operator_acts_while_servers_run(running: ServedHouse) -> None:
    ada, bob = Browser(running.port), Browser(running.port)
    ada.sign_up("Ada")
    with ada.socket() as one, bob.socket() as two:
        answer = one.ask("create", game="nim", seats=[ME, OPEN])
        assert isinstance(answer, wire.Done)
        two.ask("sit", table=answer.table, name="Bo")
        assert answer.table in admin(running, "list", "tables")
        assert "Ada" in admin(running, "list", "people")
        admin(running, "close", answer.table)
        while getattr(two.ask("watch", table=answer.table), "status", "") != "cancelled":
            time.sleep(0.05)
        assert "until 2" in admin(running, "ban", "ada", "--for", "2h")
        with pytest.raises(ConnectionClosed):
            while True:
                one.socket.recv(PATIENCE)
    while (refused := ada.get("/api/me")).status != 403:
        time.sleep(0.05)  # the other worker follows with its own heartbeat
    assert refused.code == "banned" and re.search(r"until 2\d{3}-\d\d-\d\d \d\d:\d\d UTC", refused.json["sentence"])
    assert 0 < refused.json["fields"]["until"] - 1000 * time.time() <= DAY / 12
    with pytest.raises(InvalidStatus):
        while True:  # until it comes to a worker that follows
            knock(ada)
    while (denied := bob.sign_in("Ada")).status == 200:
        time.sleep(0.5)
    assert denied.code == "banned"
    admin(running, "unban", "Ada")
    while ada.get("/api/me").status != 200:
        time.sleep(0.05)
    lines = admin(running, "log").splitlines()
    assert [line.split("  ")[2] for line in lines] == ["close", "ban", "unban"]


def test_a_banned_address_is_told_until_when_and_others_are_not(running: ServedHouse) -> None:
    ada, bob = Browser(running.port), Browser(running.port)
    admin(running, "ban", ada.headers["x-forwarded-for"], "--for", "30m")
    while (refused := ada.get("/api/games")).status == 200:
        time.sleep(0.05)
    assert refused.code == "banned"
    assert bob.get("/api/games").status == 200
    assert ada.headers["x-forwarded-for"] in admin(running, "list", "bans")
