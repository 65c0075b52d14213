"""What someone has reached alone is kept by the card that they chose."""

from __future__ import annotations

import pytest

from packhouse.server.storage import bests
from tests.server.room import ME, Guest, Room, in_a_room


async def played(guest: Guest, card: int) -> str:
    """Play a whole game alone, each time as the first legal action says."""
    table = await guest.create("essentials", [ME], options={"card": card})
    while guest.view(table)["phase"] != "over":
        await guest.play(table, guest.legal(table)[0])
    return table


@pytest.mark.rule("PE-31")
@in_a_room()
async def test_a_personal_best_has_a_date_a_name_a_card_and_a_score(room: Room) -> None:
    guest = room.guest("Ada")
    room.wall.now += 5000
    second, seventh = await played(guest, 2), await played(guest, 7)
    found = {best.table: best for best in await bests.of_person(room.house.store.database, guest.person, 9)}
    assert {table: best.options for table, best in found.items()} == {second: {"card": 2}, seventh: {"card": 7}}
    for table, best in found.items():
        assert best.score == guest.view(table)["suitcases"][0]["score"]["total"]
        assert (best.name, best.at) == ("Ada", room.wall.now)
