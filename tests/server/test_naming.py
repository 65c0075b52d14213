"""Nobody sits opposite an account under its name, or under one that looks like it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from packhouse.server.people.looks import looks
from packhouse.server.people.names import name_key
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database import connect
from packhouse.server.storage.store import Store

from .browser import Browser
from .room import BOT, LOCAL, ME, OPEN, Room, in_a_room


async def with_account(room: Room, name: str = "Ada") -> None:
    account = Account("the account's person", name, "a hash", 1)
    assert await room.house.store.sign_up(account, name_key(name), looks(name), 0)


@in_a_room()
async def test_a_guest_cannot_sit_down_as_an_account_or_its_look_alike(room: Room) -> None:
    table = await room.guest("Host").create("nim", [ME, OPEN])
    await with_account(room, "Oc")
    codes = [await room.guest().refused("sit", table, name=name) for name in ("Oc", "OC", "Ос")]
    assert codes == ["account_name"] * 3


@in_a_room()
async def test_a_guest_cannot_open_a_table_for_others_as_an_account(room: Room) -> None:
    await with_account(room)
    guest = room.guest("Bea")
    for seats in ([ME, OPEN], [ME, {"kind": "local", "name": "Ada"}, OPEN]):
        named = "Ada" if len(seats) == 2 else "Bea"
        assert await guest.refused("create", game="nim", seats=seats, name=named) == "account_name"


@in_a_room()
async def test_a_guest_cannot_be_seen_by_all_as_an_account(room: Room) -> None:
    await with_account(room)
    answer = await room.guest("Bea").refused("create", game="nim", seats=[ME, BOT], name="Ada", public=True)
    assert answer == "account_name"


@in_a_room()
async def test_alone_with_bots_or_on_one_device_any_first_name_is_free(room: Room) -> None:
    await with_account(room)
    await room.guest("Ada").create("nim", [ME, BOT])
    await room.guest("Ada").create("nim", [ME, LOCAL])


@in_a_room()
async def test_an_account_may_sit_under_its_own_name(room: Room) -> None:
    await with_account(room)
    table = await room.guest("Host").create("nim", [ME, OPEN])
    await room.guest("Ada", account=True, person="the account's person").sit(table)


@in_a_room()
async def test_nobody_next_to_an_account_looks_like_another_though_like_that_account_too(room: Room) -> None:
    await with_account(room, "II")
    other = Account("another person", "li", "a hash", 1)
    assert await room.house.store.sign_up(other, name_key("li"), looks("li"), 0)
    host = room.guest("II", account=True, person="the account's person")
    seats = [ME, {"kind": "local", "name": "Ii"}, OPEN]
    assert await host.refused("create", game="nim", seats=seats, name="II") == "account_name"


@in_a_room()
async def test_nobody_sits_down_as_the_house(room: Room) -> None:
    table = await room.guest("Host").create("nim", [ME, OPEN])
    assert await room.guest("Bea").refused("sit", table, name="Packhouse Admin") == "reserved_name"


@in_a_room()
async def test_whoever_sits_already_is_answered_again_though_the_name_was_taken_since(room: Room) -> None:
    table = await room.guest("Host").create("nim", [ME, OPEN, OPEN])
    guest = room.guest("Ada")
    await guest.sit(table)
    await with_account(room)
    await guest.sit(table)


@in_a_room()
async def test_nobody_leaves_and_sits_down_as_an_account_at_the_same_moment(room: Room) -> None:
    await with_account(room)
    table = await room.guest("Host").create("nim", [ME, OPEN, OPEN])
    first, second = room.guest("Zoe", person="Eve"), room.guest("Zoe", person="Eve")
    await first.sit(table)
    await asyncio.gather(first.ask("leave", table), second.ask("sit", table, name="Ada"))
    assert "Ada" not in [seat.name for seat in (await room.house.tables.load(table)).facts.chairs]


@pytest.mark.parametrize("name", ["LOOKALIKE", "LookaIike", "Look alike"])
def test_a_look_alike_of_an_account_cannot_sign_up(port: int, name: str) -> None:
    Browser(port).sign_up("Lookalike")
    assert Browser(port).sign_up(name).status == 409


@pytest.mark.parametrize("name", ["Admin", "Packhouse", "Guest"])
def test_a_reserved_name_cannot_sign_up(port: int, name: str) -> None:
    assert Browser(port).sign_up(name).code == "reserved_name"


def test_accounts_of_before_are_looked_at_when_the_house_opens(tmp_path: Path) -> None:
    async def run() -> None:
        database = connect(f"sqlite:///{tmp_path}/house.db")
        await database.open()
        store = Store(database)
        await store.sign_up(Account("one", "Ada", "a hash", 1), "ada", [], 1)
        await store.sign_up(Account("two", "Аdа", "a hash", 1), "аdа", [], 2)
        await store.note_looks(looks)
        await store.note_looks(looks)
        assert await store.looks_like(looks("ADA")) == "one"
        await database.close()

    asyncio.run(run())
