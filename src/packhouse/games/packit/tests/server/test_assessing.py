"""Who looks back at a match is told by a bot how many points someone is ahead."""

from __future__ import annotations

from packhouse import wire
from tests.server.room import ME, Room, in_a_room


@in_a_room()
async def test_a_bot_that_can_tell_names_the_lead(room: Room) -> None:
    """Nobody can make up for a komi of 90 on a board of 19 cells."""
    host = room.guest()
    table = await host.create("packit", [ME, {"kind": "local"}], options={"size": 3, "komi": 90})
    await host.does("watch", table, seat=0)
    await host.does("resign", table)
    found = await host.does("assess", table, number=0)
    assert isinstance(found, wire.Assessed)
    assert found.lead is not None and -100 < found.lead < -70
