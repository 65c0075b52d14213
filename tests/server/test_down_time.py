"""While no server runs, every clock stands still, and what was used before is used."""

from __future__ import annotations

from .room import Room, in_a_room, nim
from .test_clocks import GAME, MOVE, look


@in_a_room()
async def test_down_time_is_not_charged(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    await room.later(10)
    await room.tend()
    await room.restart(down=3600)
    assert await look(host.again(), table) == (20, 30)


@in_a_room()
async def test_a_clock_runs_on_after_a_restart(room: Room) -> None:
    table, _ = await nim(room, clock=MOVE)
    await room.later(10)
    await room.tend()
    await room.restart(down=3600)
    await room.tend()
    await room.later(21)
    outcome = (await room.table(table)).match.outcome
    assert outcome is not None and outcome.reason.code == "out_of_time"


@in_a_room()
async def test_nobody_runs_out_of_time_while_the_server_is_down(room: Room) -> None:
    table, _ = await nim(room, clock=MOVE)
    await room.later(10)
    await room.tend()
    await room.restart(down=3600)
    await room.tend()
    assert (await room.table(table)).match.outcome is None


@in_a_room()
async def test_two_restarts_are_not_charged_either(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    for _ in range(2):
        await room.later(5)
        await room.tend()
        await room.restart(down=3600)
    assert await look(host.again(), table) == (20, 30)


@in_a_room()
async def test_what_was_used_is_known_after_a_restart(room: Room) -> None:
    table, (host, guest) = await nim(room, clock=GAME)
    await room.later(20)
    await host.play(table, "take 1 1")
    await room.later(10)
    await guest.play(table, "take 1 1")
    await room.tend()
    await room.restart(down=60)
    assert await look(host.again(), table) == (45, 55)
