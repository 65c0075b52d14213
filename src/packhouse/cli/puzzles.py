"""``packhouse puzzles``: a puzzle a day, made and proved."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..core.counted import counted
from ..core.errors import BadSetup
from ..games import puzzles
from ..games.puzzles import FIRST
from ..kit.puzzles import WEEK
from ..lab import puzzling
from ..lab.puzzling import Made
from . import parse
from .crew import crew
from .progress import progress
from .screen import screen

MOST = 300_000
"""Positions that are looked at to prove a puzzle again."""
SHOWN = 7
"""With more puzzles than that, only what they add up to is shown."""


def command(
    game: parse.GameName,
    day: Annotated[str | None, typer.Option("--date", help="The first day, as 2026-11-19; today if not given.")] = None,
    days: Annotated[int, typer.Option("--days", min=1, max=5_000, help="For how many days.")] = 1,
    year: Annotated[int | None, typer.Option("--year", min=2027, max=2099, help="For all days of a year.")] = None,
    check: Annotated[
        int, typer.Option("--check", min=0, help="How many to prove again, by trying out all that the rules allow.")
    ] = 0,
    solution: Annotated[bool, typer.Option("--solution", help="Show how each is solved.")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write the numbers to this file, for the house.")] = None,
    jobs: parse.Jobs = None,
    json: parse.Json = False,
) -> None:
    """Make puzzles of a day, a week or a year, and prove what can be reached in each."""
    wanted = _days(day, days, year)
    if out and wanted[0] != FIRST:
        raise BadSetup("first_day", "a file begins with the first day; write --date {day}", day=str(FIRST))
    puzzles.own(game)
    began = time.perf_counter()
    found = _made(game, wanted, jobs)
    took = time.perf_counter() - began
    again = _again(game, found[:: max(1, len(found) // check)][:check] if check else [], jobs)
    console = screen(stderr=json)
    if len(found) <= SHOWN:
        console.print(_table(game, found, solution=solution))
    console.print(f"{counted(len(found), 'puzzle')} of {game} made and proved in {took:.1f} s", highlight=False)
    if check:
        console.print(_checked(again))
    if out:
        out.write_text(_file(game, found), "utf-8")
    if json:
        rows = [{"day": str(made.day), "number": made.number, "goal": made.goal} for made in found]
        parse.print_json({"game": game, "seconds": took, "puzzles": rows, "proved_again": again})
    if any(goal not in (None, made.goal) for made, goal in again):
        raise typer.Exit(1)


def _days(first: str | None, days: int, year: int | None) -> list[date]:
    if year is not None:
        begin, days = date(year, 1, 1), date(year, 12, 31).timetuple().tm_yday
    else:
        begin = _date(first) if first else datetime.now(UTC).date()
    if begin < FIRST:
        raise BadSetup("too_early", "the first puzzle is that of {day}; choose a later day", day=str(FIRST))
    return [begin + timedelta(number) for number in range(days)]


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadSetup("date", "“{text}” isn’t a day; write it as {example}", text=text, example=str(FIRST)) from None


def _made(game: str, days: Sequence[date], jobs: int | None) -> list[Made]:
    found = []
    with progress() as bar, crew(jobs, None) as (workers, _):
        task = bar.add_task("making", total=len(days))
        for made in puzzling.made(game, days, workers):
            found.append(made)
            bar.advance(task)
    return sorted(found)


def _again(game: str, found: Sequence[Made], jobs: int | None) -> list[tuple[Made, float | None]]:
    """Prove puzzles again; None: there was too much to look at."""
    with progress() as bar, crew(jobs, None) as (workers, _):
        task = bar.add_task("proving again", total=len(found))
        futures = [workers.submit(puzzling.proved_again, game, made.number, MOST) for made in found]
        for future in futures:
            future.result()
            bar.advance(task)
    return [(made, future.result()) for made, future in zip(found, futures, strict=True)]


def _checked(again: Sequence[tuple[Made, float | None]]) -> str:
    looked = [(made, goal) for made, goal in again if goal is not None]
    wrong = [made for made, goal in looked if goal != made.goal]
    said = f"{len(looked)} of {len(again)} were small enough to be proved again by the rules alone; "
    return said + (f"wrong: {', '.join(str(made.day) for made in wrong)}" if wrong else "all have the stated optimum")


def _table(game: str, found: Sequence[Made], *, solution: bool) -> Table:
    table = Table("day", "number", puzzles.own(game).AIM, *(["solution"] if solution else []))
    for made in found:
        row = [f"{made.day:%a} {made.day}", str(made.number), f"{made.goal:g}"]
        table.add_row(*row, *([", ".join(_line(game, made))] if solution else []))
    return table


def _line(game: str, made: Made) -> Iterator[str]:
    match = puzzles.posed(game, made.number)
    assert match is not None
    for play in puzzles.solution(match):
        yield f"{play.seat + 1} {play.action}"


def _file(game: str, found: Sequence[Made]) -> str:
    weeks = [found[start : start + WEEK] for start in range(0, len(found), WEEK)]
    rows = (", ".join(f"[{made.number}, {made.goal:g}]" for made in week) for week in weeks)
    lines = "".join(f"  {row},\n" for row in rows)
    return (
        f"# A puzzle a day from {FIRST} on, a week in each line: its number, and the best that can be reached in it.\n"
        f"# Made and proved by packhouse puzzles {game} --date {FIRST} --days {len(found)} --out {puzzles.FILE}\n"
        f'digest = "{puzzles.digest(game, (made.number for made in found))}"\n'
        f"puzzles = [\n{lines}]\n"
    )
