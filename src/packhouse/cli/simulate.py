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
    game: parse.GameName,
    seats: Annotated[str, typer.Option("--seats", help="A bot for each seat, as in strong,casual,./mybot.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Let bots play many games; the same seed gives the same games on any number of processes."""
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
    called = [parse.called(bots)[bot] for bot in bots]
    table = _rivals(called, total) if len(bots) > 1 else _alone(called[0], total)
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
    table = Table("alone", bot)
    table.add_row("goal reached (95 % interval)", str(_wins(seat)))
    for grade, count in _sorted(total.grades).items():
        table.add_row(f"“{grade}”", str(share(count, total.games)))
    table.add_row("mean score", f"{found:.2f}")
    if found.deviation is not None:
        table.add_row("standard deviation", f"{found.deviation:.2f}")
    table.add_row(
        "least, quartiles, most", " · ".join(f"{one:g}" for one in (found.least, *found.quartiles, found.most))
    )
    return table


def _caption(total: Tally, seed: int) -> str:
    reasons = ", ".join(f"{reason} {count}" for reason, count in _sorted(total.reasons).items())
    return f"{counted(total.games, 'game')}, {summary(total.plays):.1f} moves per game; ended by {reasons}; seed {seed}"


def _sorted(counts: Mapping[str, int]) -> dict[str, int]:
    """Put the most frequent first, whichever process was done first."""
    return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def _wins(seat: SeatTally) -> Share:
    return share(seat.wins.sum, seat.wins.count)


def _facts(bots: list[str], total: Tally) -> dict[str, object]:
    won = "wins" if len(bots) > 1 else "goals"
    facts = {
        "games": total.games, "plays": summary(total.plays), "reasons": _sorted(total.reasons),
        "seats": [{"bot": bot, won: _wins(seat), "score": summary(seat.scores)}
                  for bot, seat in zip(bots, total.seats, strict=True)],
    }  # fmt: skip
    return facts if len(bots) > 1 else facts | {"grades": _sorted(total.grades)}
