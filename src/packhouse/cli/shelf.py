"""``packhouse games``: what there is to play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from .. import games
from ..core import options
from ..core.game import AnyGame
from ..games import players
from .parse import Json, print_json
from .screen import screen


def command(
    game: Annotated[str | None, typer.Argument(help="One game, with its options.")] = None, json: Json = False
) -> None:
    """List the games, or the options and bots of one."""
    kinds = [games.kind(name) for name in ([game] if game else games.names())]
    console, bots = screen(stderr=json), players.offered(game) if game else {}
    console.print(_games(kinds))
    if game:
        console.print(_options(kinds[0]))
        console.print("Bots, weakest first:", ", ".join(bots))
    if json:
        print_json([_facts(kind) for kind in kinds])


def _games(kinds: list[type[AnyGame]]) -> Table:
    table = Table("game", "title", "players", "version")
    for kind in kinds:
        table.add_row(kind.name, kind.title, games.seats_in_words(kind), str(kind.version))
    return table


def _options(kind: type[AnyGame]) -> Table:
    table = Table("option", "values", "default")
    for name, value in zip(kind.options.__struct_fields__, kind.options.__struct_defaults__, strict=True):
        table.add_row(name, options.allowed(kind.options, name), _shown(value))
    return table


def _shown(value: object) -> str:
    """Return a default as people write it on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    return "the rulebook’s" if value is None else "none" if value == () else str(value)


def _facts(kind: type[AnyGame]) -> dict[str, object]:
    return {
        "game": kind.name, "title": kind.title, "version": kind.version, "seats": list(kind.seats),
        "hidden": kind.hidden,
        "options": list(kind.options.__struct_fields__), "bots": list(players.offered(kind.name)),
    }  # fmt: skip
