"""What a watcher sees can be drawn for them as a terminal would, from their own view alone."""

from __future__ import annotations

from typing import Any

from packhouse import games, wire
from packhouse.core.match import Entry, Match, Play, Seated
from packhouse.games import pictures

from .room import ME, OPEN, Guest, Room, in_a_room, nim


async def pictured(guest: Guest, table: str, number: int, **fields: Any) -> wire.Pictured:
    answer = await guest.does("picture", table, number=number, **fields)
    assert isinstance(answer, wire.Pictured)
    return answer


async def drawn(guest: Guest, table: str, number: int, **fields: Any) -> list[str]:
    lines = (await pictured(guest, table, number, **fields)).lines
    return ["".join(run.text for run in line) for line in lines]


async def sealed(room: Room) -> tuple[str, Guest, Guest]:
    host, guest = room.guest(), room.guest()
    table = await host.create("sealed", [ME, OPEN])
    await guest.sit(table)
    return table, host, guest


@in_a_room()
async def test_where_a_folder_draws_nothing_the_view_is_told_as_plain_data(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 2")
    assert await drawn(host, table, 1) == ["heaps  1 4 5", "taken  2 0", "turn   1"]


@in_a_room()
async def test_an_earlier_position_is_drawn_too(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 2")
    assert (await drawn(host, table, 0))[0] == "heaps  3 4 5"


@in_a_room()
async def test_a_folders_own_drawing_keeps_its_look(room: Room) -> None:
    table, host, _ = await sealed(room)
    first, second, *_ = (await pictured(host, table, 0)).lines
    assert [(run.text, run.colour, run.bold) for run in first] == [
        ("Prize ", "", False),
        (str(host.view(table)["prize"]), "yellow", True),
    ]
    assert [run.bold for run in second] == [False, True]


@in_a_room()
async def test_everyone_is_drawn_what_they_see_themselves(room: Room) -> None:
    table, host, guest = await sealed(room)
    for person in (host, guest):
        hand = " ".join(map(str, person.view(table)["hand"]))
        assert (await drawn(person, table, 0))[1] == f"Your hand {hand}"


@in_a_room()
async def test_the_last_play_is_drawn_as_one_saw_it(room: Room) -> None:
    table, host, guest = await sealed(room)
    bid = host.legal(table)[0]
    await host.play(table, bid)
    assert (await drawn(host, table, 1))[-1] == f"Last: {bid}"
    assert (await drawn(guest, table, 1))[-1] == "Last: bid face down"


@in_a_room()
async def test_nobody_is_drawn_what_anothers_seat_sees(room: Room) -> None:
    table, _, guest = await sealed(room)
    assert await guest.refused("picture", table, number=0, seat=0) == "not_yours"


@in_a_room()
async def test_there_is_no_picture_of_what_is_to_come(room: Room) -> None:
    table, host, _ = await sealed(room)
    assert await host.refused("picture", table, number=1) == "no_such_number"


def test_a_picture_does_not_tell_that_something_was_played_unnoticed() -> None:
    setup = games.setup("stash", 3, 1)
    loud: list[Entry] = [Play(seat=0, action="done"), Seated(seat=0, occupant="casual")]
    quiet = [loud[0], Play(seat=1, action="hide 1"), loud[1]]
    for log in (loud, quiet):
        assert pictures.last_seen(Match(games.load(setup), setup, log), 2) == games.kind("stash").actions[1]()
