"""Names in other people's records are cleaned before anyone sees them."""

from __future__ import annotations

import msgspec

from packhouse import games
from packhouse.core.match import Match, Resign, Seated
from packhouse.core.record import Record
from packhouse.server.storage.facts import STAND_IN
from packhouse.server.storage.records import add_record, checked, record_text

from .room import Room, in_a_room


def foreign() -> Record:
    setup = games.setup("nim", 2, 7)
    log = (Seated(seat=0, occupant="bot:\u202estrong\n"), Resign(seat=0))
    players = ("\x1b[31mAda\u202e\n", "\u200b")
    match = Match(games.load(setup), setup, list(log))
    assert match.outcome
    return Record(setup=setup, players=players, log=log, result="", match_id="foreign")


@in_a_room()
async def test_names_of_an_imported_record_are_cleaned(room: Room) -> None:
    await add_record(room.house.store, checked(foreign()), 0, room.house.luck)
    stored = await room.house.store.table("foreign")
    assert stored is not None
    assert [chair.name for chair in stored.facts.chairs] == ["[31mAda", ""]


@in_a_room()
async def test_bots_that_an_imported_record_names_are_cleaned(room: Room) -> None:
    await add_record(room.house.store, checked(foreign()), 0, room.house.luck)
    assert '*seated 1 "bot:strong"' in await record_text(room.house.store, "foreign")


@in_a_room()
async def test_a_bot_of_an_imported_record_whose_name_nobody_can_see_is_the_usual_one(room: Room) -> None:
    unseen = msgspec.structs.replace(foreign(), log=(Seated(seat=0, occupant="bot:\u200b"), Resign(seat=0)))
    await add_record(room.house.store, unseen, 0, room.house.luck)
    assert f'*seated 1 "{STAND_IN}"' in await record_text(room.house.store, "foreign")


@in_a_room()
async def test_what_is_clean_stays_as_it_is(room: Room) -> None:
    clean = msgspec.structs.replace(
        foreign(), players=("Ada", "שלום"), log=(Seated(seat=0, occupant="casual"), Resign(seat=0))
    )
    await add_record(room.house.store, clean, 0, room.house.luck)
    text = await record_text(room.house.store, "foreign")
    assert 'player 2: "שלום"' in text and '*seated 1 "casual"' in text
