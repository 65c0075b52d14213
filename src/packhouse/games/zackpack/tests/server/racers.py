"""Clients of equal speed and with unequal lines, who all want the same truck in every round."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from packhouse.client import House, Refusal, Table, connect
from packhouse.client.house import ME, OPEN
from tests.server.road import Faults, rough_road

DEALER = 0
"""The seat in front of which the wanted truck lies, so that all others may grab it. It waits for the last one."""


class Try(NamedTuple):
    """How a racer fared with a wanted truck: ``refusal`` is empty for whoever got it."""

    seat: int
    truck: int
    refusal: dict[str, Any]


class Contest(NamedTuple):
    """The truck that everyone wanted in a round of a table, and what became of it, racer by racer."""

    table: str
    tries: dict[int, Try]

    @property
    def winner(self) -> int:
        (winner,) = (racer for racer, tried in self.tries.items() if not tried.refusal)
        return winner


class Racer:
    def __init__(self, number: int, house: House, pause: tuple[float, float], luck: random.Random) -> None:
        self.number = number
        self.house = house
        self.tries: dict[tuple[str, int], Try] = {}
        self._luck = luck
        self._pause = pause

    async def race(self, table: Table) -> None:
        """Play to the end: be ready at once, and after the pause want the first truck in front of the dealer."""
        async for _ in table:
            view = table.view
            if not table.legal:
                continue
            match view["phase"]:
                case "grab":
                    await asyncio.sleep(self._luck.uniform(*self._pause))
                    await self._grab(table, view)
                case "load":
                    await table.play("done")
                case _:
                    await table.play("ready")

    async def _grab(self, table: Table, view: Any) -> None:
        contest, trucks = (table.id, view["round"]), view["places"][DEALER]["trucks"]
        assert table.seat is not None
        if contest in self.tries or len(trucks) < 2:  # it was refused, or heard so late that the truck is gone
            await table.play("grab pile")
            return
        refusal = await _refusal(table, f"grab {trucks[0]}")
        self.tries[contest] = Try(table.seat, trucks[0], refusal)
        if refusal:
            await self._grab(table, view)


async def _refusal(table: Table, action: str) -> dict[str, Any]:
    try:
        await table.play(action)
    except Refusal as refusal:
        return {"code": refusal.code, **refusal.fields}
    return {}


async def _deal(table: Table) -> None:
    async for _ in table:
        if table.legal and table.view["phase"] != "grab":
            await table.play("done" if "done" in table.legal else "ready")


async def contests(
    address: str, pings: Sequence[float], tables: int, pause: tuple[float, float], seed: int
) -> list[Contest]:
    """Let one racer for each ping, in seconds there and back, race at many tables; return where all of them tried."""
    async with AsyncExitStack() as stack:
        roads = [rough_road(address, Faults(lag=ping / 2), seed) for ping in pings]
        ways = [(await stack.enter_async_context(road))[0] for road in roads]
        houses = [await stack.enter_async_context(connect(way)) for way in (address, *ways)]
        luck = random.Random(seed)
        racers = [Racer(number, house, pause, luck) for number, house in enumerate(houses[1:])]
        async with asyncio.timeout(60), asyncio.TaskGroup() as together:
            for _ in range(tables):
                together.create_task(_match(houses[0], racers))
    found: dict[tuple[str, int], dict[int, Try]] = defaultdict(dict)
    for racer in racers:
        for contest, tried in racer.tries.items():
            found[contest][racer.number] = tried
    return [Contest(table, tries) for (table, _), tries in found.items() if len(tries) == len(pings)]


async def _match(dealer: House, racers: Sequence[Racer]) -> None:
    first = await dealer.create("zackpack", [ME, *[OPEN] * len(racers)], name="dealer", options={"rounds": 2})
    others = [await racer.house.sit(first.id, name=f"racer {racer.number}") for racer in racers]
    runs = [racer.race(table) for racer, table in zip(racers, others, strict=True)]
    await asyncio.gather(_deal(first), *runs)
