"""Arguments that several commands share, from text to values."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
import typer

from .. import games
from ..bots.levels import USUAL
from ..bots.programs.path import shown
from ..core.errors import BadSetup, UnknownBot
from ..core.game import Setup
from ..games import players
from ..games.own_components import fitting
from ..lab.ways import HOUSE
from .screen import plain

GameName: TypeAlias = Annotated[str, typer.Argument(help="The game’s name; packhouse games lists them.")]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; may be repeated.")
]
Components: TypeAlias = Annotated[
    Path | None, typer.Option("--components", help="A components file of your own (TOML) instead of the game’s.")
]
SeedText: TypeAlias = Annotated[
    int | None, typer.Option("--seed", help="A whole number: the same seed, the same game.")
]
Jobs: TypeAlias = Annotated[int | None, typer.Option("--jobs", min=1, help="Processes; as many as cores if not given.")]
Ray: TypeAlias = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at HOST:PORT, auto, or local for one here."),
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one line of JSON; tables go to standard error.")]

HUMAN = "human"


def setup(game: str, seats: int, seed: int | None, options: list[str] | None, own: Path | None = None) -> Setup:
    """Return the set-up that the arguments describe; without a seed, a new one."""
    chosen = dict(map(pair, options or ()))
    return games.setup(game, seats, drawn(seed), chosen, box(game, own))


def drawn(seed: int | None) -> int:
    """Return a seed: the one that was given, or a new one."""
    return secrets.randbits(32) if seed is None else seed


def box(game: str, file: Path | None) -> dict[str, Any] | None:
    """Return what is in a components file; None: what is in the game’s own box."""
    return fitting(file, game) if file else None


def boxes(game: str, files: str | None) -> dict[str, dict[str, Any] | None]:
    """Return what is in each box of a list like ``house,mine.toml``, by the files’ names."""
    listed = [name.strip() for name in files.split(",")] if files else [*HOUSE]
    return {name: HOUSE[name] if name in HOUSE else box(game, Path(name)) for name in listed}


def count(text: str) -> int:
    """Return how many play, where bots have an option of their own."""
    try:
        number = int(text)
    except ValueError:
        raise BadSetup(
            "no_count", "--seats {text}: here that is a number, as in --seats 2; name bots with --bots", text=text
        ) from None
    if number < 1:
        raise BadSetup("no_count", "--seats {text}: give a number from 1 on", text=text)
    return number


def pair(option: str) -> tuple[str, str]:
    """Return the name and the value of an option as it is typed."""
    name, equals, value = option.partition("=")
    if not equals:
        raise BadSetup("option_form", "“{option}” isn’t an option; write name=value", option=option)
    return name, value


def bots(game: str, names: str) -> list[str]:
    """Return the names of bots in a list like ``strong,casual,./mine``, each checked."""
    listed = [name.strip() for name in names.split(",")]
    if HUMAN in listed:
        raise UnknownBot("bots_only", "here only bots play; people play with packhouse play {game}", game=game)
    return [bot(game, name) for name in listed]


def bot(game: str, name: str) -> str:
    """Return the name of a bot, or the path of a program, that can be found."""
    players.named(game, name, programs=True)
    return name


def called(names: Sequence[str]) -> dict[str, str]:
    """Return what a table on the screen calls each bot: a program by its file, where no other is called so."""
    return {name: plain(short) for name, short in shown(names).items()}


def facts(setup: Setup) -> dict[str, Any]:
    """Return what is needed to run the same again; the seed as text, too long for most programs' numbers."""
    return {"game": setup.game, "version": setup.version, "options": setup.options,
            "components": setup.components, "seed": str(setup.seed)}  # fmt: skip


def print_json(value: Any) -> None:
    """Print the one line for programs, unwrapped."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def seats_of(names: Sequence[str], game: str) -> int:
    """Return how many seats a list of players fills, or say how many the game has."""
    kind = games.kind(game)
    if len(names) not in kind.seats:
        raise BadSetup(
            "seats", "{title} is for {seats} players, not {given}: name them as in --seats {example}",
            title=kind.title, seats=games.seats_in_words(kind), given=len(names),
            example=_example(names, game),
        )  # fmt: skip
    return len(names)


def _example(names: Sequence[str], game: str) -> str:
    """Return as many players as the game needs, with a person among them where one was named."""
    kind = games.kind(game)
    seats = min(max(len(names), kind.seats[0]), kind.seats[-1])
    first = HUMAN if HUMAN in names else USUAL
    return ",".join([first, *[USUAL] * (seats - 1)])
