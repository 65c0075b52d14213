"""``packhouse play``: a game in the terminal, with bots or with people who share the keyboard."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..bots.levels import USUAL
from ..bots.programs.path import short
from ..core.errors import BadSetup
from ..core.game import Setup
from ..core.match import AnyMatch, Match
from ..core.rng import KeyedRng, QuickRng
from ..games import players, turns
from . import paper, parse
from .screen import plain, screen
from .terminal import Terminal


def command(
    game: parse.GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help="Who plays in each seat: human, a bot’s level or a path to a program, as in human,strong; just human"
            " to play alone.",
        ),
    ] = None,
    seed: parse.SeedText = None,
    option: parse.Options = None,
    components: parse.Components = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game to this file at its end.")] = None,
) -> None:
    """Play a game here, against bots or with others at this keyboard; type “help” in it to see how."""
    names = [name.strip() for name in seats.split(",")] if seats else _usual_seats(game)
    setup = parse.setup(game, parse.seats_of(names, game), seed, option, components)
    _check_calm(setup)
    bots = [None if name == parse.HUMAN else players.named(game, name, programs=True) for name in names]
    match: AnyMatch = Match(games.load(setup), setup)
    luck = QuickRng(KeyedRng.from_seed(setup.seed).stream("bots").seed())
    with ExitStack() as stack:
        file = stack.enter_context(paper.draft(record)) if record else None
        console = screen()
        with console.status("Warming up the bots …"):
            for bot in filter(None, bots):
                bot.bot.warm(match.game)
        terminal = Terminal(console, match, bots, players.named(game, USUAL), luck)
        terminal.run()
        if file:
            file.write(paper.text(match, [short(name) for name in names]))
            console.print(f"Written to {plain(str(record))}.")
    if terminal.interrupted:
        raise KeyboardInterrupt


def _check_calm(setup: Setup) -> None:
    """Refuse a race in real time: whoever had the first seat would always be first at one keyboard."""
    if not games.load(setup).live:
        return
    title, calm = games.kind(setup.game).title, next(turns.changes(setup), None)
    if calm:
        raise BadSetup(
            "live_only",
            "{title} is a race in real time, for a table (packhouse serve); here, write -o {option}={value}",
            title=title, option=calm.option, value=calm.value,
        )  # fmt: skip
    raise BadSetup("live_only", "{title} is a race in real time, for a table; write packhouse serve", title=title)


def _usual_seats(game: str) -> list[str]:
    """Return a person and as few bots as the game takes: one at least, unless it is for one player only."""
    seats = games.kind(game).seats
    few = next((number for number in seats if number > 1), seats[0])
    return [parse.HUMAN] + [USUAL] * (few - 1)
