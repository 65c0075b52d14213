"""``packhouse bench``: how fast the games are on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from .. import games
from ..lab import bench
from . import parse
from .screen import screen


def command(
    game: Annotated[str | None, typer.Argument(help="One game; all of them if not given.")] = None,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Measure moves per second, on one core."""
    console, table, facts = screen(stderr=json), Table("game", "what", "a second"), {}
    for name in [games.kind(game).name] if game else games.names():
        with console.status(f"measuring {name} …"):
            found = bench.bench(parse.setup(name, games.kind(name).seats[0], 0, option, components))
        facts[name] = {measure.what: round(measure.a_second) for measure in found}
        for measure in found:
            table.add_row(name, measure.what, f"{measure.a_second:,.0f}")
    console.print(table)
    if json:
        parse.print_json(facts)
