"""``packhouse simulate``: many games of bots, and what they add up to."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..lab import arena
from ..lab.measure import share
from . import parse
from .progress import progress


def command(
    game: str,
    seats: Annotated[str, typer.Option("--seats", help="A bot for each seat, as in strong,casual.")],
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Play many games of bots; the same seed gives the same games on any number of processes."""
    bots = parse.bots(game, seats)
    setup = parse.setup(game, parse.seats_of(bots, game), seed, option, components)
    parse.checked_count(games, 1, "--games")
    jobs = jobs or os.cpu_count() or 1
    total = arena.Tally(len(bots))
    pieces = arena.split(arena.Series(setup, tuple(bots), 0, games), jobs)
    with progress() as bar, arena.pool(jobs) as workers:
        task = bar.add_task("playing", total=games)
        for _, tally in arena.tallies(pieces, workers):
            total.merge(tally)
            bar.advance(task, tally.games)
    Console().print(_table(bots, total))
    if json:
        parse.print_json(_facts(game, setup.seed, bots, total))


def _table(bots: list[str], total: arena.Tally) -> Table:
    caption = f"{total.games} games, {total.plays / total.games:.1f} plays a game; " + ", ".join(
        f"{reason} {count}" for reason, count in total.reasons.items()
    )
    table = Table("seat", "bot", "wins (95 % interval)", "mean score", caption=caption)
    for seat, bot in enumerate(bots):
        wins = share(total.wins[seat], total.games)
        table.add_row(str(seat + 1), bot, str(wins), f"{total.scores[seat] / total.games:.2f}")
    return table


def _facts(game: str, seed: int, bots: list[str], total: arena.Tally) -> dict[str, object]:
    return {
        "game": game, "seed": str(seed), "games": total.games, "plays": total.plays, "reasons": total.reasons,
        "seats": [{"bot": bot, "wins": share(total.wins[seat], total.games), "score": total.scores[seat] / total.games}
                  for seat, bot in enumerate(bots)],
    }  # fmt: skip
