"""A match of one's own as it stands: what its player may see of it, and nobody else's business."""

from __future__ import annotations

import msgspec
import pytest

from packhouse import wire
from packhouse.core.errors import Refusal
from packhouse.server.connection import asker
from packhouse.server.http.positions import position_of
from packhouse.wire.answers import Position

from .browser import Browser
from .room import BOT, ME, OPEN, Guest, Room, in_a_room, nim

LOCAL = {"kind": "local"}


async def position(room: Room, guest: Guest, table: str) -> Position:
    return await position_of(room.house, asker(guest), table)


async def stones(room: Room, guest: Guest, table: str) -> list[int]:
    """Return the stones that someone is shown to have hidden."""
    found: list[int] = msgspec.json.decode((await position(room, guest, table)).view)["mine"]
    return found


async def refused(room: Room, guest: Guest, table: str) -> str:
    with pytest.raises(Refusal) as refusal:
        await position(room, guest, table)
    return refusal.value.code


async def stash(room: Room) -> tuple[str, Guest, Guest]:
    host, guest = room.guest(), room.guest()
    table = await host.create("stash", [ME, OPEN])
    await guest.sit(table)
    await host.play(table, "hide 1")
    await guest.play(table, "hide 2")
    return table, host, guest


@in_a_room()
async def test_everyone_is_shown_their_own_seat(room: Room) -> None:
    table, host, guest = await stash(room)
    assert [await stones(room, each, table) for each in (host, guest)] == [[1], [2]]
    assert [(await position(room, each, table)).seat for each in (host, guest)] == [0, 1]


@in_a_room()
async def test_a_table_that_is_not_in_memory_looks_the_same_and_stays_out(room: Room) -> None:
    table, host, guest = await stash(room)
    await room.restart()
    assert [await stones(room, each, table) for each in (host, guest)] == [[1], [2]]
    assert table not in room.house.tables


@in_a_room()
async def test_whoever_has_several_seats_is_shown_what_a_spectator_sees(room: Room) -> None:
    host = room.guest()
    table = await host.create("stash", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    await host.play(table, "hide 1")
    assert await stones(room, host, table) == []
    assert (await position(room, host, table)).seat is None


@in_a_room()
async def test_who_does_not_play_there_is_shown_nothing(room: Room) -> None:
    table, _, _ = await stash(room)
    assert await refused(room, room.guest(), table) == "no_such_table"
    assert await refused(room, room.guest(), "nowhere") == "no_such_table"


@in_a_room()
async def test_where_nothing_is_played_there_is_nothing_to_show(room: Room) -> None:
    host = room.guest()
    assert await refused(room, host, await host.create("nim", [ME, OPEN])) == "no_such_table"
    table, (host, guest) = await nim(room)
    await guest.does("resign", table)
    assert await refused(room, host, table) == "no_such_table"


def opened(browser: Browser, **fields: object) -> str:
    with browser.socket() as line:
        answer = line.ask("create", game="nim", seats=[ME, BOT], name="Ada", **fields)
    assert isinstance(answer, wire.Done), answer
    return answer.table


def test_over_http_a_position_has_all_that_a_board_needs(port: int) -> None:
    browser = Browser(port)
    table = opened(browser, options={"last": "loses"})
    found = browser.get(f"/api/me/tables/{table}/position").json
    assert (found["seat"], found["options"]) == (0, {"last": "loses"})
    assert found["view"].keys() and "components" in found


@pytest.mark.parametrize("name", ["%00", "nothing-here", "x" * 99])
def test_over_http_what_is_no_table_is_none(port: int, name: str) -> None:
    answer = Browser(port).get(f"/api/me/tables/{name}/position")
    assert (answer.status, answer.code) == (404, "no_such_table")


def test_over_http_a_stranger_is_told_that_there_is_no_such_table(port: int) -> None:
    table = opened(Browser(port))
    answer = Browser(port).get(f"/api/me/tables/{table}/position")
    assert (answer.status, answer.code) == (404, "no_such_table")
