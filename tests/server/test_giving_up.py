"""Whoever gives up where others play on only watches from then on, and everyone is told so."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import wire
from packhouse.server.connection import asker
from packhouse.server.http import lists

from .room import BOT, ME, OPEN, Guest, Room, in_a_room, nim

MOVE = {"kind": "move", "seconds": 20}
FIELDS: dict[str, dict[str, Any]] = {
    "play": {"action": "take 1 1", "turn": 0},
    "preview": {"action": "take 1 1"},
}


async def resigned(room: Room) -> tuple[str, list[Guest]]:
    """Return a table of three where the first has resigned, and it is the turn of the bot that plays on."""
    table, guests = await nim(room, seats=3)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await guests[0].does("resign", table)
    return table, guests


async def too_late(room: Room) -> tuple[str, list[Guest]]:
    """Return a table of three where the first has run out of time."""
    table, guests = await nim(room, seats=3, clock=MOVE)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await room.later(21)
    return table, guests


def gave_up(guest: Guest, table: str) -> list[tuple[bool, bool, str]]:
    return [(seat.resigned, seat.late, seat.stand_in) for seat in guest.facts(table).seats]


IN_PLAY = (False, False, "")


@in_a_room()
async def test_everyone_is_told_at_once_who_resigned_and_what_bot_plays_on(room: Room) -> None:
    table, guests = await resigned(room)
    watcher = room.guest()
    await watcher.does("watch", table)
    for each in (*guests, watcher):
        assert gave_up(each, table) == [(True, False, "casual"), IN_PLAY, IN_PLAY]


@in_a_room()
async def test_everyone_is_told_at_once_whose_time_ran_out(room: Room) -> None:
    table, guests = await too_late(room)
    for each in guests:
        assert gave_up(each, table) == [(True, True, "casual"), IN_PLAY, IN_PLAY]


@in_a_room()
async def test_who_resigned_is_remembered_after_a_restart(room: Room) -> None:
    table, guests = await too_late(room)
    await room.restart()
    other = guests[1].again()
    await other.does("watch", table)
    assert gave_up(other, table)[0] == (True, True, "casual")


@in_a_room(grace=30)
async def test_everyone_is_told_at_once_of_a_bot_that_stands_in_and_of_its_going(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await room.later(31)
    assert gave_up(guest, table)[0] == (False, False, "casual")
    await host.does("watch", table)
    assert gave_up(guest, table)[0] == IN_PLAY


@in_a_room()
async def test_whoever_resigned_is_told_of_nothing_to_play(room: Room) -> None:
    table, guests = await resigned(room)
    assert guests[0].update(table).active == (0,)
    assert guests[0].legal(table) == []


@in_a_room()
async def test_whoever_resigned_is_told_of_nothing_to_play_on_coming_back(room: Room) -> None:
    table, guests = await resigned(room)
    other = guests[0].again()
    await other.does("watch", table)
    assert other.legal(table) == []


@in_a_room()
async def test_the_others_are_told_what_they_may_play_as_before(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[0].does("resign", table)
    assert guests[1].update(table).active == (1,)
    assert guests[1].legal(table)


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("kind", ["play", "preview", "undo", "draw", "agree", "resign", "propose"])
def test_whoever_resigned_may_do_nothing_more(kind: str, rated: bool, tmp_path_factory: pytest.TempPathFactory) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        guests = [room.guest(account=rated) for _ in range(3)]
        table = await guests[0].create("nim", [ME, OPEN, OPEN], rated=rated, clock={"kind": "move"})
        for guest in guests[1:]:
            await guest.sit(table)
        room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
        await guests[0].does("resign", table)
        assert await guests[0].refused(kind, table, **FIELDS.get(kind, {})) == "resigned"

    happen(tmp_path_factory.mktemp("house"))


@in_a_room()
async def test_whoever_ran_out_of_time_is_told_so_when_they_play(room: Room) -> None:
    table, guests = await too_late(room)
    answer = await guests[0].ask("play", table, action="take 1 1", turn=0)
    assert isinstance(answer, wire.Refused)
    assert (answer.code, answer.sentence) == (
        "out_of_time",
        "your time ran out; the others play on, and you may watch",
    )


@in_a_room()
async def test_whoever_resigned_sees_how_it_goes_on_and_is_ranked_last(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[0].does("resign", table)
    await guests[1].play(table, guests[1].legal(table)[0])
    assert guests[0].view(table) == guests[1].view(table)
    await guests[2].does("resign", table)
    outcome = guests[0].update(table).outcome
    assert outcome is not None and outcome.ranks == (3, 1, 2)


@in_a_room()
async def test_a_list_of_ones_tables_says_that_one_resigned(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT, BOT])
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await host.does("resign", table)
    (shown,) = await lists.tables_of(room.house, asker(host))
    assert not shown.your_turn
    assert [seat.resigned for seat in shown.seats] == [True, False, False]
