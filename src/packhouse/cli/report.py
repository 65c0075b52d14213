"""``packhouse report``: many games of one set-up, and a page about the game's balance."""

from __future__ import annotations

import re
import shlex
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from .. import games as house
from ..core.counted import counted
from ..core.errors import BadSetup
from ..core.game import Setup
from ..lab import arena, tournament
from ..lab.answers import read, said
from ..lab.basis import basis_for
from ..lab.measures import Measures, measured
from ..lab.place import writable
from ..lab.report.drawn_up import drawn_up
from ..lab.report.facts import Asked, Facts
from ..lab.report.figures import figures
from ..lab.report.words import FLAGS, belief, few
from ..lab.tournament import Pairing
from . import parse
from .crew import Crew, crew
from .progress import progress
from .screen import plain, screen

PAGES = (".html", ".htm")
LONGEST = 120
"""Letters of a file's name that nobody chose."""


def command(
    game: parse.GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for every seat, or one for each, as in strong,casual.")
    ] = "strong",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seats: Annotated[
        int | None,
        typer.Option("--seats", parser=parse.count, help="How many play; two if not given, or as few as can."),
    ] = None,
    levels: Annotated[
        str | None, typer.Option("--levels", help="Bots that meet, too, weakest first, as in novice,casual,strong.")
    ] = None,
    judge: Annotated[
        str | None, typer.Option("--judge", help="A bot that says who is ahead; those that play, if not given.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Where the page goes; if not given, a name of game, options and seed.")
    ] = None,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    ray: parse.Ray = None,
    option: parse.Options = None,
    components: parse.Components = None,
    answers: Annotated[
        Path | None,
        typer.Option("--answers", help="What people said of your own box: the file that packhouse export writes."),
    ] = None,
    json: parse.Json = False,
) -> None:
    """Draw a page about a game's balance: who wins, what decides, how it goes, and how its components fare."""
    seated = _seated(game, bots, seats)
    setup = parse.setup(game, len(seated), seed, option, components)
    ladder = _ladder(setup, levels)
    heard = said(read(answers), setup) if answers else None
    judges = [parse.bot(game, judge)] * len(seated) if judge else seated
    page = None if json and out is None else writable(out or _usual_place(setup), PAGES)
    again = _again(setup, seated, games, {
        "--levels": levels, "--judge": judge, "--components": components, "--answers": answers,
    })  # fmt: skip
    asked = Asked(setup, tuple(seated), again, basis_for(setup, judges), judge, heard)
    with crew(jobs, ray) as hands, progress() as bar:
        total = _measured(asked, judges, games, hands, bar)
        met = [_met(setup, pairing, games, hands.workers, bar) for pairing in ladder]
    found = drawn_up(asked, total, met)
    console = screen(stderr=json)
    console.print(_short(found))
    if page:
        replaced = " It replaced another." if page.exists() else ""
        _write(found, page)
        console.print(f"The page is {plain(str(page))}: open it in a browser.{replaced}", soft_wrap=True)
    if json:
        parse.print_json(found)


def _usual_place(setup: Setup) -> Path:
    """Return a name that says what was asked, so that one report doesn't take another's place."""
    chosen = [f"{name}-{_written(value)}" for name, value in setup.options.items()]
    words = [setup.game, str(setup.seats), *chosen, "own-box" if setup.components else "", f"seed-{setup.seed}"]
    return Path(re.sub(r"[^\w.-]", "_", "-".join(filter(None, words)))[:LONGEST] + PAGES[0])


def _written(value: object) -> str:
    """Return an option's value as people type it."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _seated(game: str, bots: str, seats: int | None) -> list[str]:
    """Return a bot for each seat; a single one takes them all."""
    named = parse.bots(game, bots)
    if len(named) == 1:
        named *= seats or max(2, house.kind(game).seats[0])
    elif seats not in (None, len(named)):
        raise BadSetup(
            "bots_and_seats", "--bots names {named} bots for {seats} seats; name one, or one for each seat",
            named=len(named), seats=seats or 0,
        )  # fmt: skip
    return named


def _ladder(setup: Setup, levels: str | None) -> list[Pairing]:
    """Return which levels meet: neighbours in the list."""
    names = parse.bots(setup.game, levels) if levels else []
    if names and setup.seats == 1:
        raise BadSetup("alone", "nobody meets anybody in a game for one; leave --levels out, or add --seats 2")
    if names and not 2 <= len(names) == len(set(names)):
        raise BadSetup("levels", "--levels needs two or more different bots, as in --levels novice,casual")
    return tournament.pairs(names, setup.seats, ladder=True)


def _again(setup: Setup, seated: list[str], games: int, more: dict[str, str | Path | None]) -> str:
    """Return the command that makes the same report."""
    words = ["packhouse", *(word for folder in house.added() for word in ("--games", folder))]
    words += ["report", setup.game, "--bots", ",".join(seated), "--games", str(games)]
    words += ["--seats", str(setup.seats), "--seed", str(setup.seed)]
    for name, value in setup.options.items():
        words += ["--option", f"{name}={_written(value)}"]
    for option, given in more.items():
        words += [option, str(given)] if given else []
    return shlex.join(words)


def _measured(asked: Asked, judges: list[str], games: int, hands: Crew, bar: Progress) -> Measures:
    total = Measures.empty(len(asked.bots))
    task = bar.add_task("playing", total=games)
    pieces = arena.split(arena.Series(asked.setup, asked.bots, 0, games), hands.size)
    digest = partial(measured, judges, asked.basis)
    for _, piece in arena.shared(pieces, hands.workers, digest):
        total.merge(piece)
        bar.advance(task, piece.tally.games)
    return total


def _met(setup: Setup, pairing: Pairing, games: int, workers: Executor, bar: Progress) -> Pairing:
    task = bar.add_task(f"{pairing.higher} – {pairing.lower}", total=games + games % 2)
    *_, known = tournament.run(setup, pairing, games + games % 2, workers, None, partial(bar.advance, task))
    return known


def _short(found: Facts) -> Table:
    table = Table("measure", "value", caption=_caption(found))
    for name, value in figures(found):
        table.add_row(name, value)
    for flag in found.flags:
        table.add_row(
            f"[bold]{plain(flag.name)}[/bold] ({plain(flag.kind)})", f"{FLAGS[flag.what]}: {plain(flag.evidence)}"
        )
    for flag in found.perhaps:
        table.add_row(f"perhaps {plain(flag.name)} ({plain(flag.kind)})", f"{FLAGS[flag.what]}: {plain(flag.evidence)}")
    return table


def _caption(found: Facts) -> str:
    """Return how much was played, and what of it isn't to be believed."""
    told = [f"{counted(found.games, 'game')}, seed {found.seed}"]
    told += [few(found.games)] if found.is_few else []
    told += [belief(found.drama, len(found.seats))] if found.drama and not found.drama.is_credible else []
    return "\n".join(told)


def _write(found: Facts, file: Path) -> None:
    from ..lab.report.page import page  # noqa: PLC0415 — it draws, which takes Matplotlib

    file.write_text(page(found), "utf-8")
