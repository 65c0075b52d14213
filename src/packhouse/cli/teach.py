"""``packhouse teach``: a game's judgement made anew, from nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from ..core.errors import UnknownGame
from ..lab import teaching
from ..lab.intervals import share
from ..lab.teaching import Course, Round
from . import parse
from .crew import crew
from .progress import progress
from .screen import screen

SEEDS = 1 << 32
"""More than that JAX doesn’t tell apart."""


def command(
    game: parse.GameName,
    folder: Annotated[Path, typer.Argument(help="Where games and weights are kept; the same command again goes on.")],
    kinds: Annotated[str | None, typer.Option("--kinds", help="What to learn, as in hexagons,edges.")] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds of games, with a fit after each.")] = 3,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games in each round.")] = 60_000,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Positions to look at for each play.")] = 1_000,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="How often to go through all positions.")] = 15,
    pairs: Annotated[int, typer.Option("--pairs", min=1, help="Openings in the match with the round before.")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, max=SEEDS - 1, help="The same seed gives the same games.")] = 1,
    jobs: parse.Jobs = None,
    json: parse.Json = False,
) -> None:
    """Let a game’s judgement learn from games against itself."""
    known = teaching.own(game).KINDS
    wanted = kinds.split(",") if kinds else known
    for kind in wanted:
        if kind not in known:
            raise UnknownGame(
                "no_such_kind", "“{kind}” isn’t learnt; choose from {known}", kind=kind, known=", ".join(known)
            )
    found = []
    with progress() as bar, crew(jobs, None) as (workers, _):
        for kind in wanted:
            course = Course(folder, game, kind, games, nodes, epochs, seed)
            for number in range(1, rounds + 1):
                found.append(teaching.go_through(course, number, pairs, workers, _telling(bar, kind, number)))
    screen(stderr=json).print(_table(found))
    if json:
        parse.print_json([msgspec.to_builtins(each) for each in found])


def _telling(bar: Progress, kind: str, number: int) -> teaching.Told:
    task = bar.add_task("")

    def told(what: str, done: int, total: int) -> None:
        bar.update(task, description=f"{kind}, round {number}: {what}", completed=done, total=total)

    return told


def _table(found: list[Round]) -> Table:
    table = Table("kind", "round", "points off before", "and now", "won against the round before", "games")
    for each in found:
        points = sum(0.5 + 0.5 * ((lead > 0) - (lead < 0)) for lead in each.leads)
        won = str(share(points, len(each.leads)))
        table.add_row(
            each.kind, str(each.number), f"{each.off_before:.2f}", f"{each.off:.2f}", won, str(len(each.leads))
        )
    return table
