"""Random players over real sockets, who note what was acknowledged to them."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict

from packhouse.client import House, Refusal, Table
from packhouse.client.house import ME, OPEN

RACES = {"snap"}
"""Where someone else may be quicker; anywhere else no legal action is ever refused."""


class Player:
    def __init__(self, house: House, rng: random.Random, pace: float = 0.0) -> None:
        self.house = house
        self.acknowledged: dict[tuple[str, int], list[str]] = defaultdict(list)
        self.tables: list[Table] = []
        self._rng = rng
        self._pace = pace

    async def play(self, table: Table) -> None:
        """Play to the end, at a pace of this many seconds a play at most."""
        self.tables.append(table)
        async for update in table:
            if table.legal and update.seat is not None:
                action = self._rng.choice(table.legal)
                await asyncio.sleep(self._rng.uniform(0, self._pace))
                await self._try(table, update.seat, action)

    async def _try(self, table: Table, seat: int, action: str) -> None:
        try:
            await table.play(action)
        except Refusal:
            if table.facts.game not in RACES:
                raise
        else:
            self.acknowledged[table.id, seat].append(action)


async def sit_down(game: str, *players: Player) -> list[Table]:
    """Open a table, and let everyone sit down at it."""
    host, *others = players
    first = await host.house.create(game, [ME, *[OPEN] * len(others)], name="host")
    return [first, *[await other.house.sit(first.id, name="guest") for other in others]]


async def play_on(game: str, enough: asyncio.Event, *players: Player) -> None:
    """Play match after match at one table, until it is enough."""
    tables = await sit_down(game, *players)
    while True:
        await asyncio.gather(*(player.play(table) for player, table in zip(players, tables, strict=True)))
        if enough.is_set():
            return
        tables = await asyncio.gather(*(table.rematch() for table in tables))
