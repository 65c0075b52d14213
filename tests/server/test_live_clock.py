"""A clock in a real server, killed while it runs: what was used is used, and down time is nobody's."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from packhouse.client import Clock, House, Table, connect

from .house import ServedHouse, served

SECONDS = 4
DOWN = 3.0
OLDEST = 1400
"""Milliseconds: a heartbeat comes every second, and on a busy machine a little later; less than is used here."""


async def _left(table: Table) -> int:
    """Return the milliseconds that the first seat has, as told now."""
    await table.look()
    assert table.newest is not None
    assert table.newest.times is not None
    left = table.newest.times.seats[0]
    assert left is not None
    return left


async def _begun(host: House, guest: House) -> Table:
    table = await host.create("nim", clock=Clock(kind="move", seconds=SECONDS), name="Ada")
    await guest.sit(table.id, name="Ben")
    await table.until(lambda: table.newest is not None)
    return table


def _is_over(table: Table) -> bool:
    return table.outcome is not None


async def _killed_while_it_runs(house: ServedHouse) -> None:
    async with connect(house.address) as host, connect(house.address) as guest:
        table = await _begun(host, guest)
        await asyncio.sleep(1.5)
        used = SECONDS * 1000 - await _left(table)
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(DOWN)  # longer than all that was left
        await asyncio.to_thread(house.start)
        left, restarted = await _left(table), time.monotonic()
        assert not _is_over(table), "down time was charged"
        assert left <= SECONDS * 1000 - used + OLDEST, "what was used is forgotten"
        await table.until(lambda: _is_over(table))
        assert abs(time.monotonic() - restarted - left / 1000) < 1.5
        assert table.outcome is not None
        assert (table.outcome.ranks, table.outcome.reason.code) == ((2, 1), "out_of_time")


def test_a_clock_runs_on_after_its_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(_killed_while_it_runs(house))
