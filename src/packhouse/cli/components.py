"""``packhouse components``: what is in a game’s box, as a file to start from, and whether one’s own will do."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from .. import games
from ..core import components
from ..core.counted import counted
from ..core.differences import Difference
from ..games import trial
from ..games.own_components import differing, own_box, shipped_text, text_of
from . import parse
from .screen import plain, screen


def command(
    game: parse.GameName,
    check: Annotated[
        Path | None, typer.Option("--check", help="A file of your own: say what is wrong, or how it differs.")
    ] = None,
    json: parse.Json = False,
) -> None:
    """Print a game’s components file, to start from; or check your own."""
    name = games.kind(game).name
    if check is None:
        sys.stdout.write(shipped_text(name))
        return
    box = own_box(name, text_of(check), check.name)
    own = components.plain(box)
    differs, more = differing(name, own)
    if differs:
        trial.try_out(name, own)
    console = screen(stderr=json)
    if differs:
        console.print(_table(differs, more))
    else:
        console.print(f"{plain(check.name)} is the game’s own box: nothing differs", markup=False)
    if json:
        parse.print_json({"box": components.digest(box), "differs": msgspec.to_builtins(differs), "more": more})


def _table(differs: list[Difference], more: int) -> Table:
    table = Table("where", "the game’s own", "yours", caption=f"and {counted(more, 'difference')} more" if more else "")
    for one in differs:
        table.add_row(plain(one.at), plain(one.house), plain(one.own))
    return table
