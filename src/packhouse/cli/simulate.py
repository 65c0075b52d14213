"""``packhouse simulate``: many games of bots, and what they add up to."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.table import Table

from ..core.counted import counted
from ..lab import arena
from ..lab.measure import share
from . import parse
from .progress import progress
from .screen import screen


def command(
    game: str,
    seats: Annotated[str, typer.Option("--seats", help="A bot for each seat, as in strong,casual.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Play many games of bots; the same seed gives the same games on any number of processes."""
    bots = parse.bots(game, seats)
    setup = parse.setup(game, parse.seats_of(bots, game), seed, option, components)
    jobs = jobs or os.cpu_count() or 1
    total = arena.Tally(len(bots))
    pieces = arena.split(arena.Series(setup, tuple(bots), 0, games), jobs)
    with progress() as bar, arena.pool(jobs) as workers:
        task = bar.add_task("playing", total=games)
        for _, tally in arena.tallies(pieces, workers):
            total.merge(tally)
            bar.advance(task, tally.games)
    screen(stderr=json).print(_table(bots, total, setup.seed))
    if json:
        parse.print_json(parse.facts(setup) | _facts(bots, total))


def _table(bots: list[str], total: arena.Tally, seed: int) -> Table:
    reasons = ", ".join(f"{reason} {count}" for reason, count in total.reasons.items())
    caption = f"{counted(total.games, 'game')}, {total.plays / total.games:.1f} plays a game; {reasons}; seed {seed}"
    table = Table("seat", "bot", "wins (95 % interval)", "mean score", caption=caption)
    for seat, bot in enumerate(bots):
        wins = share(total.wins[seat], total.games)
        table.add_row(str(seat + 1), bot, str(wins), f"{total.scores[seat] / total.games:.2f}")
    return table


def _facts(bots: list[str], total: arena.Tally) -> dict[str, object]:
    return {
        "games": total.games, "plays": total.plays, "reasons": total.reasons,
        "seats": [{"bot": bot, "wins": share(total.wins[seat], total.games), "score": total.scores[seat] / total.games}
                  for seat, bot in enumerate(bots)],
    }  # fmt: skip
