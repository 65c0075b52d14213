"""From a position of a finished match one may play on, at a table that counts for nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from packhouse import wire

from .room import BOT, LOCAL, ME, OPEN, Guest, Room, in_a_room, nim

ME_AND_BOT = [ME, BOT]


async def branched(guest: Guest, table: str, number: int, **fields: Any) -> str:
    fields = {"seats": ME_AND_BOT, "name": guest.name} | fields
    answer = await guest.does("branch", table, number=number, **fields)
    assert isinstance(answer, wire.Done)
    return answer.table


async def over(room: Room) -> tuple[str, list[Guest]]:
    """Return a finished table of Nim with two plays, after one that was taken back."""
    table, (host, guest) = await nim(room, options={"most": 3})
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 2 1")
    await host.does("resign", table)
    return table, [host, guest]


@in_a_room()
async def test_playing_on_begins_where_one_looked(room: Room) -> None:
    table, (host, _) = await over(room)
    there = await host.does("recall", table, number=3)
    following = await branched(host, table, 3, seats=[ME, LOCAL])
    assert isinstance(there, wire.Recalled) and host.update(following).view == there.view


@in_a_room()
async def test_playing_on_the_match_has_the_same_seed_and_options(room: Room) -> None:
    table, (host, _) = await over(room)
    following = await branched(host, table, 3, seats=[ME, LOCAL])
    assert room.house.tables._in_memory[following].match.setup == room.house.tables._in_memory[table].match.setup


@in_a_room()
async def test_playing_on_one_sits_where_one_wishes(room: Room) -> None:
    table, (_, guest) = await over(room)
    following = await branched(guest, table, 4, seats=[ME, BOT])
    assert guest.update(following).seat == 0


@in_a_room()
async def test_playing_on_bots_play_at_once(room: Room) -> None:
    table, (host, _) = await over(room)
    following = await branched(host, table, 3)
    assert len(host.update(following).seen) and host.update(following).active == (0,)


@in_a_room()
async def test_playing_on_can_be_played_to_the_end(room: Room) -> None:
    table, (host, _) = await over(room)
    following = await branched(host, table, 4)
    while host.update(following).outcome is None:
        await host.play(following, host.legal(following)[0])
    await room.settle()
    assert host.facts(following).status == "over"


@in_a_room()
async def test_playing_on_is_for_whoever_comes_by_too(room: Room) -> None:
    table, _ = await over(room)
    passer_by = room.guest()
    assert passer_by.facts(await branched(passer_by, table, 0)).host


@in_a_room()
async def test_playing_on_is_unlisted_unrated_and_without_a_clock(room: Room) -> None:
    ada, bo = room.guest("Ada", account=True), room.guest("Bo", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, public=True, clock={"kind": "move", "seconds": 9})
    await bo.sit(table)
    await ada.does("resign", table)
    facts = ada.facts(await branched(ada, table, 0))
    assert (facts.public, facts.rated, facts.clock) == (False, False, wire.Clock())


@in_a_room()
async def test_playing_on_asked_twice_opens_one_table(room: Room) -> None:
    table, (host, _) = await over(room)
    first, again = [await branched(host, table, 3, id="once", seats=[ME, LOCAL]) for _ in range(2)]
    assert first == again and len(await room.house.store.tail(first, 0)) == 1


@in_a_room()
async def test_playing_on_survives_a_restart(room: Room) -> None:
    table, (host, _) = await over(room)
    following = await branched(host, table, 4, seats=[ME, LOCAL])
    await room.restart()
    await host.does("watch", following, seat=0)
    assert [seen.action for seen in host.update(following).seen if isinstance(seen, wire.SeenPlay)] == [
        "take 1 1", "take 2 1",
    ]  # fmt: skip


@in_a_room()
async def test_where_someone_resigned_one_may_play_on(room: Room) -> None:
    table, (host, _) = await over(room)
    assert host.facts(await branched(host, table, 5)).status == "playing"


@in_a_room()
async def test_while_it_goes_on_nobody_plays_on(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("branch", table, number=0, seats=ME_AND_BOT) == "not_over"


@in_a_room()
async def test_from_the_end_nobody_plays_on(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", ME_AND_BOT)
    while host.update(table).outcome is None:
        await host.play(table, host.legal(table)[0])
    assert await host.refused("branch", table, number=host.update(table).number, seats=ME_AND_BOT) == "over"


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([ME, BOT, BOT], "seats"),
        ([ME, OPEN], "no_open"),
        ([ME, ME], "one_seat"),
        ([ME, {"kind": "bot", "name": "nobody"}], "no_such_bot"),
    ],
)
def test_seats_that_can_not_be_had_are_refused(seats: list[dict[str, str]], code: str, tmp_path: Path) -> None:
    @in_a_room()
    async def refused(room: Room) -> None:
        table, (host, _) = await over(room)
        assert await host.refused("branch", table, number=0, seats=seats, name="Ada") == code

    refused(tmp_path)


@in_a_room(creations=0.05)
async def test_tables_to_play_on_at_are_not_opened_in_haste(room: Room) -> None:
    table, (host, _) = await over(room)
    codes = [await host.ask("branch", table, number=0, seats=ME_AND_BOT, name="Ada") for _ in range(3)]
    assert isinstance(codes[-1], wire.Refused) and codes[-1].code == "too_fast"


@in_a_room(tables=1)
async def test_who_has_enough_open_tables_opens_none_to_play_on_at(room: Room) -> None:
    table, (host, _) = await over(room)
    await host.create("nim", [ME, OPEN])
    assert await host.refused("branch", table, number=0, seats=ME_AND_BOT, name="Ada") == "too_many_tables"


@in_a_room()
async def test_so_long_a_match_that_nobody_could_play_on_is_not_copied(room: Room) -> None:
    table, (host, _) = await over(room)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.server.requests.branching.LONGEST", 2)
        assert await host.refused("branch", table, number=4, seats=ME_AND_BOT, name="Ada") == "too_long_there"
        await branched(host, table, 3)


@in_a_room()
async def test_a_table_opened_at_the_same_moment_under_the_same_id_is_given_none_of_its_plays(room: Room) -> None:
    table, (host, _) = await over(room)
    asked = {"id": "same", "name": host.name}
    _, opened = await asyncio.gather(
        host.again().ask("branch", table, number=3, seats=[ME, LOCAL], **asked),
        host.ask("create", game="nim", seats=[ME, OPEN], **asked),
    )
    assert isinstance(opened, wire.Done)
    stored = await room.table(opened.table)
    assert stored.facts.goes_on == bool(await room.house.store.tail(opened.table, 0))
