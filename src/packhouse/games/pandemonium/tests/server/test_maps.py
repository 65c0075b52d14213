"""A table is opened on a city map of the house's box, by its name."""

from __future__ import annotations

import pytest

from packhouse import wire
from tests.server.room import ME, Room, in_a_room


@pytest.mark.rule("PM-32")
@in_a_room()
async def test_a_table_has_the_map_that_it_chose(room: Room) -> None:
    guest = room.guest()
    table = await guest.create("pandemonium", [ME], options={"map": "island"})
    assert guest.view(table)["map"] == "island"
    assert guest.facts(table).options == {"map": "island"}


@in_a_room()
async def test_a_map_that_the_houses_box_has_not_is_refused_with_those_that_it_has(room: Room) -> None:
    answer = await room.guest().ask("create", game="pandemonium", seats=[ME], name="Ada", options={"map": "old-town"})
    assert isinstance(answer, wire.Refused)
    assert answer.code == "no_map"
    assert answer.sentence.endswith("choose one of harbour, canal, island, river, docks, park")
