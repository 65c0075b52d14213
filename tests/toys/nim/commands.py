"""``packhouse nim winning 3 4 5``: whether the player to move can win."""

from __future__ import annotations

from functools import reduce
from operator import xor

import typer

from packhouse.core.errors import BadSetup

app = typer.Typer()


@app.callback()
def about() -> None:
    """Nim: who wins."""


@app.command()
def winning(heaps: list[int]) -> None:
    """Say who wins from these heaps."""
    if min(heaps) < 0:
        raise BadSetup("heap", "no heap has {counters} counters; write 0 or more", counters=min(heaps))
    typer.echo("the player to move" if reduce(xor, heaps) else "the other player")
