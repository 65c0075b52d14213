"""A truck of the day at the table: whoever gives up has used a try, and need not watch a bot load."""

from __future__ import annotations

from packhouse import wire
from tests.server.room import Guest, Room, in_a_room


async def tried(guest: Guest) -> str:
    answer = await guest.does("solve", game="zackpack", name=guest.name)
    assert isinstance(answer, wire.Done)
    return answer.table


@in_a_room()
async def test_giving_up_ends_it_at_once(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    await guest.does("resign", table)
    puzzle, update = guest.facts(table).puzzle, guest.update(table)
    assert update.outcome and puzzle and puzzle.points is None and not puzzle.solved
    assert not any(isinstance(seen, wire.SeenSeated) for seen in update.seen)


@in_a_room()
async def test_the_payment_is_what_counts(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    await guest.play(table, "done")
    puzzle = guest.facts(table).puzzle
    assert puzzle and puzzle.points is not None and puzzle.points > puzzle.goal and not puzzle.solved


@in_a_room()
async def test_the_review_doesnt_give_it_away(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    await guest.play(table, "done")
    assert await guest.refused("review", table) == "spoils"
