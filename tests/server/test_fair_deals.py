"""The deal is promised at the start and proved at the end, and the record is closed until then."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.core import record
from packhouse.core.commitment import commitment
from packhouse.server.storage.records import record_text
from packhouse.server.tables.table import NoTable

from .room import ME, OPEN, Room, in_a_room, nim


@in_a_room()
async def test_no_promise_is_given_before_the_start(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert host.facts(table).commitment == ""


@in_a_room()
async def test_a_promise_is_given_at_the_start(room: Room) -> None:
    table, (_, guest) = await nim(room)
    facts = (await room.table(table)).facts
    assert guest.facts(table).commitment == commitment(facts.setup, table)


@in_a_room()
async def test_the_seed_is_shown_at_the_end(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("resign", table)
    setup = games.setup("nim", 2, int(guest.update(table).seed))
    assert commitment(setup, table) == guest.facts(table).commitment


@in_a_room()
async def test_the_seed_is_in_no_frame_before_the_end(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await guest.refused_play(table, "take 9 9")
    seed = (await room.table(table)).facts.seed.encode()
    assert not any(seed in frame for frame in host.frames + guest.frames)


@in_a_room()
async def test_no_two_matches_have_the_same_seed(room: Room) -> None:
    tables = [(await nim(room))[0] for _ in range(3)]
    assert len({(await room.table(table)).facts.seed for table in tables}) == 3


@in_a_room()
async def test_the_record_is_closed_until_the_outcome(room: Room) -> None:
    table, _ = await nim(room)
    with pytest.raises(NoTable, match="isn’t over yet"):
        await record_text(room.house.store, table)


@in_a_room()
async def test_a_table_that_has_not_begun_has_no_record(room: Room) -> None:
    table = await room.guest().create("nim", [ME, OPEN])
    with pytest.raises(NoTable, match="no such game"):
        await record_text(room.house.store, table)


@in_a_room()
async def test_the_record_proves_the_promise(room: Room) -> None:
    table, (host, _) = await nim(room)
    promised = host.facts(table).commitment
    await host.does("resign", table)
    written = record.read(await record_text(room.house.store, table))
    assert commitment(written.setup, written.match_id) == written.commitment == promised


@in_a_room()
async def test_the_record_replays_to_the_same_outcome(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    await host.play(table, "take 2 1")
    await guest.does("leave", table)
    await guest.does("watch", table)
    await guest.does("resign", table)
    written = record.read(await record_text(room.house.store, table))
    match = record.replayed(written, games.load(written.setup))
    assert match.outcome == host.update(table).outcome
