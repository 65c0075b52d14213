"""Whoever resigns is ranked last, plays no more and has no say; the others play on."""

from __future__ import annotations

from .room import Room, in_a_room, nim


@in_a_room()
async def test_with_two_seats_the_other_wins_when_one_resigns(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("resign", table)
    outcome = guest.update(table).outcome
    assert outcome is not None and (outcome.ranks, outcome.reason.code) == ((2, 1), "resigned")


@in_a_room()
async def test_with_three_seats_a_bot_plays_on_for_whoever_resigns(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[1].does("resign", table)
    await guests[0].play(table, "take 1 1")
    assert guests[0].update(table).active == (2,)


@in_a_room()
async def test_whoever_resigned_is_ranked_last(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[2].does("resign", table)
    await guests[0].does("resign", table)
    outcome = guests[1].update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1, 3)


@in_a_room()
async def test_whoever_resigned_plays_no_more(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[0].does("resign", table)
    assert await guests[0].refused_play(table, "take 1 1") == "resigned"


@in_a_room()
async def test_whoever_resigned_has_no_say(room: Room) -> None:
    table, guests = await nim(room, seats=4)
    await guests[0].play(table, "take 1 1")
    await guests[0].does("resign", table)
    codes = [await guests[0].refused(kind, table) for kind in ("undo", "draw", "agree", "decline", "resign")]
    assert codes == ["resigned"] * 5


@in_a_room()
async def test_whoever_resigned_does_not_get_the_seat_back(room: Room) -> None:
    table, guests = await nim(room, seats=4)
    await guests[0].does("resign", table)
    await guests[0].disconnect()
    again = guests[0].again()
    await again.does("watch", table)
    await again.does("watch", table)
    assert again.facts(table).seats[0].stand_in == "casual"
