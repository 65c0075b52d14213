"""``packhouse rules``: the clauses of each game, and the tests that guard them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from .. import games
from ..core.errors import UnknownGame
from ..games import clauses
from .parse import Json, print_json
from .screen import screen

UNCOVERED = 1


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
        screen().print(_table(name, guarded[name]))
    if json:
        print_json({name: [{"id": c.id, "standing": c.standing, "tests": (guarded[name] or {}).get(c.id, [])}
                           for c in clauses.clauses(name)] for name in names})  # fmt: skip


def _table(name: str, guards: dict[str, list[str]] | None) -> Table:
    table = Table("clause", "", "rule", "tests", title=games.kind(name).title, show_lines=True)
    for clause in clauses.clauses(name):
        tests = "(tests need the source)" if guards is None else "\n".join(guards.get(clause.id, ["—"]))
        table.add_row(clause.id, clause.standing, clause.text, tests)
    return table


def _uncovered(guarded: dict[str, dict[str, list[str]] | None], *, json: bool) -> None:
    if None in guarded.values():
        raise UnknownGame("no_tests", "the tests are not installed; this needs the source of Packhouse")
    strays = [
        (name, mark)
        for name, guards in guarded.items()
        for mark in (guards or {}).keys() - {clause.id for clause in clauses.clauses(name)}
    ]
    for name, mark in strays:
        typer.echo(f"{mark} is no clause of {name}, but a test carries its mark")
    bare = [c for name, guards in guarded.items() for c in clauses.clauses(name) if c.id not in (guards or {})]
    for clause in bare:
        typer.echo(f"{clause.id} {clause.standing} {clause.text}")
    if json:
        print_json({"uncovered": [clause.id for clause in bare]})
    if bare or strays:
        raise typer.Exit(UNCOVERED)
