"""Short ways to a game and to a position, for the tests of this folder."""

from __future__ import annotations

from pathlib import Path

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core.game import Setup
from packhouse.core.rng import Rng
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.state import State
from packhouse.kit.grid import Cell

SHAPES = ("hex-hex", "clipped", "limped", "orthogonal", "diagonal", "triangle")
SIZES = range(3, 14)
RECORDS = Path(__file__).parent / "records"

Choice = str | int | float | list[str]


def load(setup: Setup) -> PackIt:
    game = games.load(setup)
    assert isinstance(game, PackIt)
    return game


def game(**options: Choice) -> PackIt:
    return load(games.setup("packit", 2, 0, options))


def play(game: PackIt, centres: str, seed: int = 0) -> State:
    """Play centres such as ``g7 g9`` in turn, White first."""
    state = game.start(2, seed)
    for centre in centres.split():
        (seat,) = game.active(state)
        game.play(state, seat, Pack(Cell(centre)))
    return state


def play_out(game: PackIt, state: State, rng: Rng) -> list[str]:
    """Play at random to the end, and return the centres."""
    return [pack.centre for _, pack in steps(game, state, at_random(game, rng))]
