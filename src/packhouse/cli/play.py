"""``packhouse play``: a game in the terminal, with bots or with people who share the keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from .. import games
from ..core.match import Match
from ..core.rng import KeyedRng, QuickRng
from ..games import players
from . import paper, parse
from .terminal import Terminal


def command(
    game: str,
    seats: Annotated[
        str | None, typer.Option("--seats", help="For each seat: human or a bot, as in human,strong.")
    ] = None,
    seed: parse.SeedText = None,
    option: parse.Options = None,
    components: parse.Components = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game to this file at its end.")] = None,
) -> None:
    """Play a game here: type actions as they are written on the board, or “help”."""
    names = [name.strip() for name in seats.split(",")] if seats else _usual_seats(game)
    setup = parse.setup(game, parse.seats_of(names, game), seed, option, components)
    bots = [None if name == parse.HUMAN else players.named(game, name) for name in names]
    if record:
        paper.refuse_to_overwrite(record)
    console = Console(highlight=False)
    match = Match(games.load(setup), setup)
    with console.status("Warming up the bots …"):
        for bot in filter(None, bots):
            bot.bot.warm(match.game)
    luck = QuickRng(KeyedRng.from_seed(setup.seed).stream("bots").seed())
    Terminal(console, match, bots, luck).run()
    if record:
        paper.write(record, match, names)
        console.print(f"Written to {record}.")


def _usual_seats(game: str) -> list[str]:
    offered = list(players.offered(game))
    rival = "casual" if "casual" in offered else offered[-1]
    return [parse.HUMAN] + [rival] * (games.kind(game).seats[0] - 1)
