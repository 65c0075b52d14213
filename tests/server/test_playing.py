"""Plays count once, in order of arrival, and only when they answer what their seat has seen."""

from __future__ import annotations

import asyncio

import pytest

from packhouse import wire

from .room import BOT, ME, OPEN, Room, in_a_room, nim, seated


async def log(room: Room, table: str) -> list[str]:
    return [type(logged.entry).__name__ for logged in await room.house.store.tail(table, 0)]


# Plays.


@in_a_room()
async def test_a_play_is_answered_by_the_update_it_leads_to(room: Room) -> None:
    table, (host, _) = await nim(room)
    answer = await host.play(table, "take 1 1", id="first")
    assert isinstance(answer, wire.Update) and answer.answer == "first"


@in_a_room()
async def test_a_play_is_stored_before_anyone_hears_of_it(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    assert await log(room, table) == ["Play"]


@in_a_room()
async def test_an_illegal_play_is_refused_with_the_games_own_reason(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused_play(table, "take 9 1") == "no_such_heap"


@in_a_room()
async def test_what_is_no_action_is_refused(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused_play(table, "jump") == "unreadable"


@in_a_room()
async def test_a_refused_play_changes_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    guest.forget()
    await host.refused_play(table, "take 9 1")
    assert (await log(room, table), guest.heard) == ([], [])


@in_a_room()
async def test_whoever_is_not_to_act_is_refused(room: Room) -> None:
    table, (_, guest) = await nim(room)
    assert await guest.refused_play(table, "take 1 1") == "not_to_act"


@in_a_room()
async def test_nobody_plays_before_the_start(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert await host.refused("play", table, action="take 1 1", turn=0) == "not_started"


@in_a_room()
async def test_nobody_plays_after_the_end(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("resign", table)
    assert await guest.refused_play(table, "take 1 1") == "over"


@in_a_room()
async def test_a_table_is_over_when_its_match_is(room: Room) -> None:
    table, guests = await nim(room)
    for number, heap in enumerate((1, 2, 3)):
        await guests[number % 2].play(table, f"take {heap} {heap + 2}")
    assert [guest.facts(table).status for guest in guests] == ["over", "over"]


@in_a_room()
async def test_the_last_update_has_the_outcome(room: Room) -> None:
    table, guests = await nim(room)
    for number, heap in enumerate((1, 2, 3)):
        await guests[number % 2].play(table, f"take {heap} {heap + 2}")
    outcome = guests[1].update(table).outcome
    assert outcome is not None and outcome.ranks == (1, 2)


# Staleness.


@in_a_room()
async def test_a_play_is_stale_once_its_seat_has_played(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    await host.play(table, "roll")
    assert await host.refused_play(table, "roll", turn=0) == "stale"


@in_a_room()
async def test_what_others_play_makes_nothing_stale(room: Room) -> None:
    table, (host, guest) = await seated(room, "rollers")
    await host.play(table, "roll")
    await guest.does("play", table, action="roll", turn=0)
    assert guest.update(table).turn == 1


@in_a_room()
async def test_a_play_from_two_tabs_at_once_counts_once(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    tab = host.again()
    await tab.does("watch", table)
    answers = await asyncio.gather(*(each.ask("play", table, action="roll", turn=0) for each in (host, tab)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Refused", "Update"]


@in_a_room()
async def test_a_seat_has_played_even_if_it_took_that_back(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert await host.refused_play(table, "take 1 1", turn=0) == "stale"


# Duplicates.


@in_a_room()
async def test_a_repeated_play_is_acknowledged_again(room: Room) -> None:
    table, (host, _) = await nim(room)
    for _ in range(2):
        answer = await host.ask("play", table, id="once", action="take 1 1", turn=0)
    assert answer == wire.Done(id="once", table=table)


@in_a_room()
async def test_a_repeated_play_is_applied_once(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    for _ in range(3):
        await host.ask("play", table, id="once", action="roll", turn=0)
    assert await log(room, table) == ["Play"]


@in_a_room()
async def test_a_play_repeated_at_once_is_applied_once(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    await asyncio.gather(*(host.ask("play", table, id="once", action="roll", turn=0) for _ in range(5)))
    assert await log(room, table) == ["Play"]


@in_a_room()
async def test_a_play_repeated_after_a_restart_is_acknowledged(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1", id="once")
    await room.restart()
    again = host.again()
    await again.does("watch", table)
    answer = await again.ask("play", table, id="once", action="take 1 1", turn=0)
    assert (answer, await log(room, table)) == (wire.Done(id="once", table=table), ["Play"])


@in_a_room()
async def test_the_same_id_from_another_seat_is_another_play(room: Room) -> None:
    table, guests = await nim(room)
    for guest in guests:
        await guest.play(table, "take 3 1", id="same")
    assert await log(room, table) == ["Play", "Play"]


@in_a_room()
async def test_a_play_repeated_after_the_end_is_acknowledged(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1", id="once")
    await guest.does("resign", table)
    answer = await host.ask("play", table, id="once", action="take 1 1", turn=0)
    assert answer == wire.Done(id="once", table=table)


@in_a_room()
async def test_a_repeated_resignation_is_acknowledged_again(room: Room) -> None:
    table, (host, _) = await nim(room)
    for _ in range(2):
        answer = await host.ask("resign", table, id="once")
    assert answer == wire.Done(id="once", table=table)


@in_a_room()
async def test_a_repeated_undo_takes_nothing_more_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 2 1")
    await host.play(table, "take 3 1")
    for _ in range(2):
        await host.ask("undo", table, id="once")
    assert (host.view(table)["heaps"], host.facts(table).offer) == ([2, 3, 5], None)


# Races.


@in_a_room()
async def test_the_first_to_arrive_has_the_card(room: Room) -> None:
    table, guests = await seated(room, "snap", seats=3)
    top = guests[0].view(table)["top"]
    grabs = [guest.ask("play", table, action=f"grab {top}", turn=0) for guest in (guests[2], guests[0], guests[1])]
    await asyncio.gather(*grabs)
    assert [len(cards) for cards in guests[0].view(table)["won"]] == [0, 0, 1]


@in_a_room()
async def test_a_late_hand_is_refused(room: Room) -> None:
    table, guests = await seated(room, "snap", seats=3)
    top = guests[0].view(table)["top"]
    await guests[1].play(table, f"grab {top}")
    assert await guests[0].refused_play(table, f"grab {top}") == "gone"


@in_a_room()
async def test_past_a_length_that_no_game_needs_nothing_more_is_played(room: Room) -> None:
    table, (host, guest) = await nim(room)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.server.tables.table.LONGEST", 1)
        await host.play(table, "take 1 1")
        assert await guest.refused_play(table, "take 2 1") == "too_long"
        await guest.does("resign", table)
    assert host.update(table).outcome


@in_a_room()
async def test_past_that_length_clocks_still_run_out(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "move", "seconds": 5})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.server.tables.table.LONGEST", 1)
        await host.play(table, "take 1 1")
        await room.later(6)
    assert guest.update(table).outcome


@in_a_room()
async def test_past_that_length_a_bot_brings_its_part_to_an_end(room: Room) -> None:
    host = room.guest()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.server.tables.table.LONGEST", 1)
        table = await host.create("nim", [ME, BOT])
        await host.play(table, "take 1 1")
        await room.tend()
        assert host.update(table).active == (0,)
        assert not room.keeper.bots.faulty
        assert await host.refused_play(table, host.legal(table)[0]) == "too_long"
