"""``packhouse simulate``: many games of bots, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from ..core.counted import counted
from ..core.errors import BadRows
from ..lab import arena
from ..lab.arena import Series
from ..lab.intervals import Share, share
from ..lab.kept import Kept, opened, seed_of
from ..lab.rows import about, parquet
from ..lab.spread import summary
from ..lab.tally import SeatTally, Tally, tally
from . import parse
from .crew import crew
from .progress import progress
from .screen import plain, screen


def command(
    game: parse.GameName,
    seats: Annotated[str, typer.Option("--seats", "--bots", help="A bot for each seat, as in strong,casual,./mybot.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    ray: parse.Ray = None,
    rows: Annotated[
        Path | None,
        typer.Option("--rows", help="Keep each game as a row in this folder (Parquet); a killed run goes on there."),
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="With --rows: keep each game’s plays, too.")] = False,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Let bots play many games; the same seed gives the same games on any number of processes."""
    if records and not rows:
        raise BadRows("no_folder", "records are kept in rows; write --rows FOLDER too")
    bots = parse.bots(game, seats)
    if seed is None and rows:
        seed = seed_of(rows)  # the same command again goes on
    setup = parse.setup(game, parse.seats_of(bots, game), seed, option, components)
    series = Series(setup, tuple(bots), 0, games)
    total = _in_rows(series, rows, jobs, ray, records=records) if rows else _added_up(series, jobs, ray)
    called = [parse.called(bots)[bot] for bot in bots]
    table = _rivals(called, total) if len(bots) > 1 else _alone(called[0], total)
    table.caption = _caption(total, setup.seed)
    screen(stderr=json).print(table)
    if json:
        parse.print_json(parse.facts(setup) | _facts(bots, total))


def _added_up(series: Series, jobs: int | None, ray: str | None) -> Tally:
    """Play the games, and keep nothing but what they add up to."""
    seats = series.setup.seats
    total = Tally.empty(seats)
    with progress() as bar, crew(jobs, ray) as (workers, size):
        task = bar.add_task("playing", total=series.games)
        for _, piece in arena.shared(arena.split(series, size), workers, partial(tally, seats)):
            total.merge(piece)
            bar.advance(task, piece.games)
    return total


def _in_rows(series: Series, folder: Path, jobs: int | None, ray: str | None, *, records: bool) -> Tally:
    """Play those of the games that aren't in a folder yet, and add up what is there then."""
    which = about(series, records=records)
    with progress() as bar, crew(jobs, ray) as (workers, _), opened(folder, which) as kept:
        missing = kept.missing(series)
        there = series.games - sum(piece.games for piece in missing)
        if there:
            bar.console.print(_going_on(series.games, there, folder), highlight=False, emoji=False, soft_wrap=True)
        task = bar.add_task("playing", total=series.games, completed=there)
        with _telling(kept, bar):
            for piece, part in arena.shared(missing, workers, partial(parquet, which)):
                kept.add(piece, part)
                bar.advance(task, piece.games)
        return kept.tally(series.games)


@contextmanager
def _telling(kept: Kept, bar: Progress) -> Iterator[None]:
    """Say at Ctrl-C what isn't lost."""
    try:
        yield
    except KeyboardInterrupt:
        there = counted(sum(map(len, kept.numbers)), "game")
        bar.console.print(f"{there} kept; the same command goes on.", highlight=False, soft_wrap=True)
        raise


def _going_on(games: int, there: int, folder: Path) -> str:
    rest = "the others are played now" if there < games else "none is played again"
    return f"{there:,} of {counted(games, 'game')} are in {plain(str(folder))} already; {rest}."


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
