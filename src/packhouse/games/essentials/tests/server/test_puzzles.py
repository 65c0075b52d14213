"""A suitcase of the day at the table: packed by oneself, and solved by whoever finds the best way."""

from __future__ import annotations

from packhouse import wire
from packhouse.games import puzzles
from tests.server.room import Guest, Room, in_a_room


async def tried(guest: Guest) -> str:
    answer = await guest.does("solve", game="essentials", name=guest.name)
    assert isinstance(answer, wire.Done)
    return answer.table


@in_a_room()
async def test_no_bot_proposes_how_to_pack_it(room: Room) -> None:
    guest = room.guest()
    assert await guest.refused("propose", await tried(guest)) == "no_help"


@in_a_room()
async def test_the_best_way_solves_it(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    puzzle = puzzles.of_day("essentials", room.house.daily.today)
    for play in puzzles.solution(puzzle.match):
        await guest.play(table, play.action)
    told = guest.facts(table).puzzle
    assert told and told.solved and told.points == told.goal
