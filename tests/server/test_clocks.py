"""The server's clocks: they run for whoever is to act, end what takes too long, and stand still with the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from packhouse import wire
from packhouse.core.game import Outcome
from packhouse.server import house
from packhouse.server.house_time import wall_clock

from .room import ME, PATIENCE, Guest, Room, in_a_room, nim, seated, until

MOVE = {"kind": "move", "seconds": 30}
GAME = {"kind": "game", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "seconds": 86400}


def left(guest: Guest, table: str) -> tuple[int | None, ...]:
    """Return the seconds that each seat was last shown."""
    times = guest.update(table).times
    assert times is not None
    return tuple(None if time is None else time // 1000 for time in times.seats)


async def look(guest: Guest, table: str) -> tuple[int | None, ...]:
    await guest.does("watch", table)
    return left(guest, table)


def outcome(guest: Guest, table: str) -> Outcome:
    found = guest.update(table).outcome
    assert found is not None
    return found


# For each move.


@in_a_room()
async def test_a_clock_for_each_move_runs_for_whoever_is_to_act(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    await room.later(10)
    assert await look(host, table) == (20, 30)


@in_a_room()
async def test_a_clock_for_each_move_begins_anew_with_each(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=MOVE)
    await room.later(10)
    await host.play(table, "take 1 1")
    await room.later(5)
    await guest.play(table, "take 1 1")
    assert left(host, table) == (30, 30)


@in_a_room()
async def test_with_two_seats_whoever_runs_out_of_time_loses(room: Room) -> None:
    table, (_, guest) = await nim(room, clock=MOVE)
    await room.later(31)
    outcome = guest.update(table).outcome
    assert outcome is not None and (outcome.ranks, outcome.reason.code) == ((2, 1), "out_of_time")


@in_a_room()
async def test_a_play_is_too_late_as_soon_as_the_time_is_up(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    room.wall.now += 31_000  # and nobody has looked at the clock yet
    assert await host.refused_play(table, "take 1 1") == "time_up"
    await room.settle()
    assert outcome(host, table).ranks == (2, 1)


@in_a_room()
async def test_nobody_runs_out_of_time_before_it_is_up(room: Room) -> None:
    table, (_, guest) = await nim(room, clock=MOVE)
    await room.later(29)
    assert guest.update(table).outcome is None


@in_a_room()
async def test_with_three_seats_a_bot_plays_on_for_whoever_runs_out_of_time(room: Room) -> None:
    table, guests = await nim(room, seats=3, clock=MOVE)
    await room.later(31)
    seen = [type(each).__name__ for update in guests[1].all(wire.Update, table) for each in update.seen]
    assert seen == ["SeenResign", "SeenSeated", "SeenPlay"]


@in_a_room()
async def test_with_three_seats_whoever_runs_out_of_time_is_ranked_last(room: Room) -> None:
    table, guests = await nim(room, seats=3, clock=MOVE)
    await room.later(31)
    await guests[1].does("resign", table)
    outcome = guests[2].update(table).outcome
    assert outcome is not None and outcome.ranks == (3, 2, 1)


@in_a_room()
async def test_the_clock_of_a_bot_that_plays_on_does_not_run(room: Room) -> None:
    table, guests = await nim(room, seats=3, clock=MOVE)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await room.later(31)
    await room.later(300)
    assert guests[1].update(table).outcome is None


@in_a_room()
async def test_everyone_who_is_late_at_once_is_out_of_time(room: Room) -> None:
    table, guests = await seated(room, "rollers", seats=3, clock=MOVE)
    await room.later(31)
    outcome = guests[0].update(table).outcome
    assert outcome is not None and outcome.reason.code == "out_of_time"


@in_a_room()
async def test_an_undo_gives_no_time_back_for_a_move(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    await room.later(20)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert left(host, table) == (10, 30)


@in_a_room()
async def test_undoing_again_and_again_gives_no_time_back(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    for _ in range(3):
        await room.later(8)
        await host.play(table, "take 1 1")
        await host.does("undo", table)
    assert left(host, table)[0] == 6


@in_a_room()
async def test_undoing_several_moves_gives_no_time_back_for_any(room: Room) -> None:
    host = room.guest()
    table = await host.create("attic", [ME], clock=MOVE)
    for seconds in (5, 20):
        await room.later(seconds)
        await host.play(table, host.legal(table)[0])
    for _ in range(2):
        await host.does("undo", table)
    await host.play(table, host.legal(table)[0])
    assert left(host, table) == (10,)


@in_a_room()
async def test_whoever_agrees_to_an_undo_loses_no_time_by_it(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=MOVE)
    await host.play(table, "take 1 1")
    await room.later(20)
    await guest.play(table, "take 2 1")
    await host.does("undo", table)
    await guest.does("agree", table)
    await host.play(table, "take 1 2")
    assert left(guest, table) == (30, 30)


# For the whole game.


@in_a_room()
async def test_a_clock_for_the_game_keeps_what_was_used(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=GAME)
    await room.later(20)
    await host.play(table, "take 1 1")
    await room.later(10)
    await guest.play(table, "take 1 1")
    assert left(host, table) == (45, 55)


@in_a_room()
async def test_a_clock_for_the_game_runs_out(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=GAME)
    await room.later(40)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 1 1")
    await room.later(26)
    outcome = guest.update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1)


@in_a_room()
async def test_an_undo_gives_neither_time_nor_increment_back(room: Room) -> None:
    table, (host, _) = await nim(room, clock=GAME)
    await room.later(20)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert left(host, table)[0] == 40


@in_a_room()
async def test_playing_and_undoing_earns_no_increments(room: Room) -> None:
    table, (host, _) = await nim(room, clock=GAME)
    for _ in range(3):
        await host.play(table, "take 1 1")
        await host.does("undo", table)
    assert left(host, table)[0] == 60


# For a phase.


@in_a_room()
async def test_the_phases_own_plays_are_made_when_its_time_is_up(room: Room) -> None:
    table, (host, _) = await seated(room, "snap")
    top = host.view(table)["top"]
    await room.later(3.1)
    assert host.view(table)["gone"] == [top]


@in_a_room()
async def test_the_phases_time_is_shown(room: Room) -> None:
    table, (host, _) = await seated(room, "snap")
    room.wall.now += 1000
    await host.does("watch", table)
    assert host.update(table).times == wire.Times((None, None), 2000)


@in_a_room()
async def test_the_phases_clock_does_not_begin_anew_with_each_play(room: Room) -> None:
    table, (host, _) = await seated(room, "snap")
    top = host.view(table)["top"]
    await room.later(2)
    await host.play(table, f"leave {top}")
    await room.later(1.1)
    assert host.view(table)["gone"] == [top]


@in_a_room()
async def test_only_the_slow_are_played_for(room: Room) -> None:
    table, (host, guest) = await seated(room, "snap")
    await host.play(table, f"leave {host.view(table)['top']}")
    await room.later(3.1)
    assert [play.seat for update in guest.all(wire.Update, table) for play in update.seen] == [0, 1]  # type: ignore[union-attr]


@in_a_room()
async def test_a_race_that_nobody_runs_comes_to_its_end(room: Room) -> None:
    table, (host, _) = await seated(room, "snap")
    for _ in range(12):
        await room.later(3.1)
    assert host.facts(table).status == "over"


# By correspondence.


@in_a_room()
async def test_by_correspondence_only_the_deadline_counts(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=DAYS)
    await host.disconnect()
    await room.later(86000)
    assert (guest.update(table).outcome, guest.facts(table).seats[0].stand_in) == (None, "")


@in_a_room()
async def test_by_correspondence_the_deadline_ends_the_match(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=DAYS)
    await host.disconnect()
    await room.later(86401)
    outcome = guest.update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1)


@in_a_room(idle=0)
async def test_a_deadline_passes_at_a_table_that_nobody_has_in_memory(room: Room) -> None:
    table, guests = await nim(room, clock=DAYS)
    for guest in guests:
        await guest.disconnect()
    await room.tend()
    assert table not in room.house.tables
    room.wall.now += 86401_000
    await room.tend()
    await guests[1].does("watch", table)
    outcome = guests[1].update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1)


# Leaving.


@in_a_room()
async def test_leaving_and_coming_back_gives_no_time_for_a_move(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await room.later(20)
    await host.does("leave", table)
    again = host.again()
    await again.does("watch", table)
    assert left(again, table) == (10, 30)


@in_a_room()
async def test_the_clock_stands_while_a_bot_plays_for_someone(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=GAME)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await room.later(20)
    await host.does("leave", table)
    await room.later(1000)
    assert guest.update(table).outcome is None


# For real.


@in_a_room()
async def test_a_clock_runs_out_by_itself(room: Room) -> None:
    room.house.time._wall = wall_clock
    table, (_, guest) = await nim(room, clock={"kind": "move", "seconds": 1})
    await until(lambda: guest.update(table).outcome is not None)
    outcome = guest.update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1)


def test_the_keeper_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "BEAT", 0.001)
    tended = asyncio.Event()

    async def test(room: Room) -> None:
        failed: list[str] = []

        async def tend() -> None:
            if failed:
                tended.set()
            else:
                failed.append("once")
                raise OSError("the disk is gone")

        room.keeper.tend = tend  # type: ignore[method-assign]
        running = room.house.tasks.spawn(room.house.run())
        await asyncio.wait_for(tended.wait(), PATIENCE)
        running.cancel()

    in_a_room()(test)(tmp_path)
