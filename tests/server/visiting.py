"""Two clients at a real house, and a table for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from packhouse.client import House, Table, connect
from packhouse.client.house import ME, OPEN

from .house import ServedHouse


def visit(house: ServedHouse, task: Callable[[House, House], Awaitable[None]]) -> None:
    """Let two people come in, and run what they do."""

    async def run() -> None:
        async with connect(house.address) as one, connect(house.address) as two:
            await task(one, two)

    asyncio.run(asyncio.wait_for(run(), 30))


async def seated(one: House, two: House, game: str = "nim") -> tuple[Table, Table]:
    first = await one.create(game, [ME, OPEN], name="Ada")
    second = await two.sit(first.id, name="Bo")
    await first.update()
    await second.update()
    return first, second
