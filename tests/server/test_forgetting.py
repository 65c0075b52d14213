"""Records stay, persons go: by themselves after a time, and at once where they ask for it."""

from __future__ import annotations

from packhouse import wire
from packhouse.server.keeper.forgetting import DAY

from .browser import Browser
from .room import ME, OPEN, Guest, Room, in_a_room


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
    assert await called(room, table) == ["someone", "Bo"]
    assert await room.house.store.sittings(guest.person) == []
    assert await room.house.store.sittings(account.person) == [table]


@in_a_room(guest_days=0)
async def test_with_no_limit_nothing_is_forgotten(room: Room) -> None:
    table = await over(room, room.guest("Ada"), room.guest("Bo"))
    room.wall.now += 1000 * DAY
    await room.house.forgetting.step()
    assert await called(room, table) == ["Ada", "Bo"]


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
    assert b"Vanishing" not in Browser(port).get(f"/api/tables/{made.table}/record").body
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
