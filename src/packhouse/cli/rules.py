"""``packhouse rules``: the clauses of each game, and the tests that guard them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Column, Table

from .. import games
from ..core.errors import UnknownGame
from ..games import clauses
from .parse import Json, print_json
from .screen import Screen, screen

UNCOVERED = 1
LEGEND = "[R] the rulebook says it · [P] published elsewhere · [I] inferred · [H] a ruling of the house"


def command(
    game: Annotated[str | None, typer.Argument(help="One game; all of them if not given.")] = None,
    uncovered: Annotated[
        bool, typer.Option("--uncovered", help="Print only clauses without a test; exit 1 if any.")
    ] = False,
    json: Json = False,
) -> None:
    """Print rule clauses with their tests."""
    names = [games.kind(game).name] if game else games.names()
    guarded = {name: clauses.guards(name) for name in names}
    if uncovered:
        _uncovered(guarded, json=json)
        return
    for name in names:
        _print(screen(stderr=json), name, guarded[name])
    if json:
        print_json({name: [{"id": c.id, "standing": c.standing, "tests": (guarded[name] or {}).get(c.id, [])}
                           for c in clauses.clauses(name)] for name in names})  # fmt: skip


def _print(console: Screen, name: str, guards: dict[str, list[str]] | None) -> None:
    console.print(f"[b]{games.kind(name).title}[/b]")
    for clause in clauses.clauses(name):
        tests = ["(tests need the source)"] if guards is None else guards.get(clause.id, ["no test"])
        grid = Table.grid("", "", Column(overflow="fold"), padding=(0, 1))
        grid.add_row(f"[b]{clause.id}[/b]", escape(clause.standing), escape(clause.text))
        grid.add_row("", "", f"[dim]{', '.join(tests)}[/dim]")
        console.print(grid)
    console.print(LEGEND, style="dim", markup=False)


def _uncovered(guarded: dict[str, dict[str, list[str]] | None], *, json: bool) -> None:
    if None in guarded.values():
        raise UnknownGame("no_tests", "the tests are not installed; this needs the source of Packhouse")
    strays = [
        (name, mark)
        for name, guards in guarded.items()
        for mark in (guards or {}).keys() - {clause.id for clause in clauses.clauses(name)}
    ]
    for name, mark in strays:
        typer.echo(f"{mark} is no clause of {name}, but a test carries its mark", err=json)
    bare = [c for name, guards in guarded.items() for c in clauses.clauses(name) if c.id not in (guards or {})]
    for clause in bare:
        typer.echo(f"{clause.id} {clause.standing} {clause.text}", err=json)
    if json:
        print_json({"uncovered": [clause.id for clause in bare], "strays": [mark for _, mark in strays]})
    if bare or strays:
        raise typer.Exit(UNCOVERED)
