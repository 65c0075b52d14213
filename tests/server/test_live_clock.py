"""A clock in a real server, killed while it runs: what was used is used, and down time is nobody's."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

from packhouse.client import Clock, House, Table, connect

from .house import ServedHouse, served
from .room import PATIENCE

SECONDS = 5
DOWN = 5.0
"""Longer than all that can be left."""


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


async def _next_beat(house: ServedHouse) -> None:
    """Wait until the server writes down how late it is: what was used until then can't be forgotten."""
    with contextlib.closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as stored:
        last = stored.execute("SELECT beat FROM house").fetchone()
        async with asyncio.timeout(PATIENCE):
            while stored.execute("SELECT beat FROM house").fetchone() == last:
                await asyncio.sleep(0.01)


async def _killed_while_it_runs(house: ServedHouse) -> None:
    async with connect(house.address) as host, connect(house.address) as guest:
        table = await _begun(host, guest)
        await asyncio.sleep(0.5)
        before = await _left(table)
        await _next_beat(house)
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(DOWN)
        await asyncio.to_thread(house.start)
        restarted = time.monotonic()
        async with connect(house.address, cookie=host.cookie) as back:  # at once: lines that broke try again later
            table = await back.watch(table.id)
            assert not _is_over(table), "down time was charged"
            left = await _left(table)
            assert left <= before < SECONDS * 1000, "what was used is forgotten"
            await table.until(lambda: _is_over(table))
            assert time.monotonic() - restarted >= left / 1000, "the clock ran out early"
            assert table.outcome is not None
            assert (table.outcome.ranks, table.outcome.reason.code) == ((2, 1), "out_of_time")


def test_a_clock_runs_on_after_its_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(_killed_while_it_runs(house))
