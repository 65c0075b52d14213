"""The kernel does exactly what the rules say, on every board; `make soak` looks at ten times as many plays."""

from __future__ import annotations

import numpy as np
import pytest

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.packit import arrays
from packhouse.games.packit.components import Shape
from packhouse.games.packit.kernel.playouts import playouts
from packhouse.games.packit.kernel.position import find_empty, margin2, put
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.state import State
from tests.soak import TIMES

SHAPES = ("hex-hex", "clipped", "limped", "orthogonal", "diagonal", "triangle")
BOARDS = [(shape, size) for shape in SHAPES for size in range(3, 14)]
TRANSITIONS = 10_000 * TIMES


def packit(**chosen: object) -> PackIt:
    game = games.load(games.setup("packit", 2, 0, chosen))
    assert isinstance(game, PackIt)
    return game


def empty_cells(game: PackIt, state: State) -> arrays.Masks:
    return arrays.mask(game, sum(game.bit[action.centre] for action in game.legal(state, state.turn)))


@pytest.mark.parametrize(("shape", "size"), BOARDS)
def test_plays_margins_and_empty_cells_are_those_of_the_rules(shape: Shape, size: int) -> None:
    game, rng = packit(board=shape, size=size, seeds=size - 3), QuickRng(size)
    packets, done = arrays.packets(game), 0
    while done < TRANSITIONS / len(BOARDS):
        state = game.start(2, rng.below(1 << 32))
        cover = arrays.cover(game, state)
        empty = np.zeros_like(cover[0])
        assert find_empty(packets, cover, empty) == len(game.legal(state, state.turn))
        assert np.array_equal(empty, empty_cells(game, state))
        for seat, action in steps(game, state, at_random(game, rng)):
            left = put(packets, cover, empty, seat, game.board.index[action.centre])
            assert np.array_equal(cover, arrays.cover(game, state))
            assert np.array_equal(empty, empty_cells(game, state))
            assert left == len(game.legal(state, state.turn))
            white, red = game.scores(state)
            assert margin2(cover, arrays.komi2(game)) == 2 * (white - red)
            done += 1


def test_playouts_end_as_random_games_by_the_rules_do() -> None:
    game = packit()
    count = 20_000
    found = playouts(arrays.packets(game), arrays.cover(game, game.start(2, 0)), 0, arrays.komi2(game), count, 5)
    white, red, draws, margins, plies = found
    assert white + red + draws == count
    assert white / count == pytest.approx(0.39, abs=0.015)
    assert plies / count == pytest.approx(32.0, abs=0.1)
    assert margins / count == pytest.approx(2 * (47.4 - 48.9), abs=0.5)


def test_the_same_seed_gives_the_same_playouts() -> None:
    game = packit(board="triangle")
    packets, cover = arrays.packets(game), arrays.cover(game, game.start(2, 0))
    first, again, other = (playouts(packets, cover, 0, 7, 100, seed).tolist() for seed in (1, 1, 2))
    assert first == again != other


def test_a_playout_from_one_empty_cell_has_one_play() -> None:
    game = packit(size=3)
    state = State(game.full & ~1, game.full & ~1)
    found = playouts(arrays.packets(game), arrays.cover(game, state), 1, arrays.komi2(game), 10, 1)
    assert found[4] == 10
    assert found[3] == 10 * (2 * -1 - 7)
