"""``packhouse simulate``: many games of bots, and what they add up to."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from typing import Annotated

import typer
from rich.table import Table

from ..core.counted import counted
from ..lab import arena
from ..lab.measure import Share, share
from ..lab.spread import summary
from ..lab.tally import SeatTally, Tally, tally
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
    total = Tally.empty(len(bots))
    pieces = arena.split(arena.Series(setup, tuple(bots), 0, games), jobs)
    with progress() as bar, arena.pool(jobs) as workers:
        task = bar.add_task("playing", total=games)
        for _, piece in arena.shared(pieces, workers, partial(tally, len(bots))):
            total.merge(piece)
            bar.advance(task, piece.games)
    table = _rivals(bots, total) if len(bots) > 1 else _alone(bots[0], total)
    table.caption = _caption(total, setup.seed)
    screen(stderr=json).print(table)
    if json:
        parse.print_json(parse.facts(setup) | _facts(bots, total))


def _rivals(bots: list[str], total: Tally) -> Table:
    table = Table("seat", "bot", "wins (95 % interval)", "mean score")
    for number, (bot, seat) in enumerate(zip(bots, total.seats, strict=True), 1):
        table.add_row(str(number), bot, str(_wins(seat)), f"{summary(seat.scores):.2f}")
    return table


def _alone(bot: str, total: Tally) -> Table:
    """Whoever plays alone wins against nobody: how often the goal was reached, and how far apart the scores are."""
    (seat,) = total.seats
    found = summary(seat.scores)
    table = Table("bot", "goals (95 % interval)", "mean score", "sd", "least", "quartiles", "most")
    deviation = "" if found.deviation is None else f"{found.deviation:.2f}"
    quartiles = " · ".join(f"{value:g}" for value in found.quartiles)
    table.add_row(bot, str(_wins(seat)), f"{found:.2f}", deviation, f"{found.least:g}", quartiles, f"{found.most:g}")
    return table


def _caption(total: Tally, seed: int) -> str:
    plays = f"{counted(total.games, 'game')}, {summary(total.plays):.1f} plays a game"
    return "; ".join(filter(None, [plays, _counts(total.reasons), _counts(total.grades), f"seed {seed}"]))


def _counts(counts: Mapping[str, int]) -> str:
    """Return what came how often, the most frequent first: which process was done first must not show."""
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def _wins(seat: SeatTally) -> Share:
    return share(seat.wins.sum, seat.wins.count)


def _facts(bots: list[str], total: Tally) -> dict[str, object]:
    won = "wins" if len(bots) > 1 else "goals"
    facts = {
        "games": total.games, "plays": summary(total.plays), "reasons": total.reasons,
        "seats": [{"bot": bot, won: _wins(seat), "score": summary(seat.scores)}
                  for bot, seat in zip(bots, total.seats, strict=True)],
    }  # fmt: skip
    return facts if len(bots) > 1 else facts | {"grades": total.grades}
