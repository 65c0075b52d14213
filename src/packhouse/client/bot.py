"""The smallest bot: takes a seat and plays a random legal action whenever it may, in any game.

python -m packhouse.client.bot http://127.0.0.1:8000 TABLE
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

from . import Refusal, Table, connect

Choose: TypeAlias = Callable[[Sequence[str]], str]


async def play(table: Table, choose: Choose = random.choice) -> None:
    """Play until the match is over. In a race someone else may be quicker: then there is another update to act on."""
    async for _ in table:
        newest = table.newest
        if table.legal:
            try:
                await table.play(choose(table.legal))
            except Refusal:
                if table.newest is newest:  # nobody was quicker: the choice itself was wrong
                    raise


async def visit(address: str, table: str) -> str:
    """Sit down, play, and return the bot's rank."""
    async with connect(address) as house:
        seat = await house.sit(table, name="Random")
        await play(seat)
        assert seat.outcome is not None
        assert seat.seat is not None
        return f"rank {seat.outcome.ranks[seat.seat]} of {len(seat.outcome.ranks)}"


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(visit(*sys.argv[1:3])) + "\n")
