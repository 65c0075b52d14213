"""``packhouse rules``: the clauses of each game for players, and for those who build it the tests that guard them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import typer
from rich.markup import escape
from rich.table import Column, Table

from .. import games
from ..core.errors import UnknownGame
from ..games import clauses
from .parse import Json, print_json
from .screen import Screen, screen

Guards: TypeAlias = dict[str, list[str]]
"""The tests that carry each clause's mark."""

UNCOVERED = 1
LEGEND = "[R] the rulebook says it · [P] published elsewhere · [I] inferred · [H] a ruling of the house"


def command(
    game: Annotated[str | None, typer.Argument(help="One game; all of them if not given.")] = None,
    tests: Annotated[bool, typer.Option("--tests", help="Print the tests that guard each clause, too.")] = False,
    uncovered: Annotated[
        bool, typer.Option("--uncovered", help="Print only clauses without a test; exit 1 if any.")
    ] = False,
    json: Json = False,
) -> None:
    """Print the rules clause by clause."""
    names = [games.kind(game).name] if game else games.names()
    guarded = {name: _guards(name) for name in names} if tests or uncovered else {}
    if uncovered:
        _uncovered(guarded, json=json)
        return
    for name in names:
        _print(screen(stderr=json), name, guarded.get(name))
    if json:
        print_json({name: [_facts(c, guarded.get(name)) for c in clauses.clauses(name)] for name in names})


def _guards(name: str) -> Guards:
    found = clauses.guards(name)
    if found is None:
        raise UnknownGame("no_tests", "the tests are not installed; this needs the source of Packhouse")
    return found


def _print(console: Screen, name: str, guards: Guards | None) -> None:
    console.print(f"[b]{games.kind(name).title}[/b]")
    grid = Table.grid("", "", Column(overflow="fold"), padding=(0, 1))
    for clause in clauses.clauses(name):
        grid.add_row(f"[b]{clause.id}[/b]", escape(clause.standing), escape(clause.text.replace("**", "")))
        if guards is not None:
            grid.add_row("", "", f"[dim]{', '.join(guards.get(clause.id, ['no test']))}[/dim]")
    console.print(grid)
    console.print(LEGEND, style="dim", markup=False)


def _facts(clause: clauses.Clause, guards: Guards | None) -> dict[str, object]:
    facts = msgspec.structs.asdict(clause)
    return facts if guards is None else facts | {"tests": guards.get(clause.id, [])}


def _uncovered(guarded: dict[str, Guards], *, json: bool) -> None:
    strays = [
        (name, mark)
        for name, guards in guarded.items()
        for mark in guards.keys() - {clause.id for clause in clauses.clauses(name)}
    ]
    for name, mark in strays:
        typer.echo(f"{mark} isn’t a clause of {name}, but a test carries its mark", err=json)
    bare = [c for name, guards in guarded.items() for c in clauses.clauses(name) if c.id not in guards]
    for clause in bare:
        typer.echo(f"{clause.id} {clause.standing} {clause.text}", err=json)
    if json:
        print_json({"uncovered": [clause.id for clause in bare], "strays": [mark for _, mark in strays]})
    if bare or strays:
        raise typer.Exit(UNCOVERED)
