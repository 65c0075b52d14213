"""The kernel judges as the network reckoned plainly does, on every board and at every step of a game."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hatchling.builders.wheel import WheelBuilder

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.packit import arrays, network
from packhouse.games.packit.components import Shape
from packhouse.games.packit.kernel.judging import foresee, judge, surround
from packhouse.games.packit.kernel.vectors import ROW
from packhouse.games.packit.network import KINDS, Weights, judge_of, kind_of, learnt, untaught
from packhouse.games.packit.patterns import kinds
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.search import Look
from packhouse.games.packit.state import State
from packhouse.kit.grid import Place
from packhouse.kit.kernel.plan import new_plan
from tests.soak import TIMES

SHAPES = ("hex-hex", "clipped", "limped", "orthogonal", "diagonal", "triangle")
BOARDS = [(shape, size) for shape in SHAPES for size in (3, 7, 13)]
RING = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
SIDES, CORNERS = [(1, 0), (0, 1), (-1, 0), (0, -1)], [(1, 1), (-1, 1), (-1, -1), (1, -1)]
EMPTY, WHITE, RED, NEUTRAL = range(4)


def packit(**chosen: object) -> PackIt:
    game = games.load(games.setup("packit", 2, 0, chosen))
    assert isinstance(game, PackIt)
    return game


def lying(game: PackIt, state: State) -> dict[Place, int]:
    """Return what lies on each cell, from White's view."""
    return {
        place: bool(state.white >> number & 1) + 2 * bool(state.red >> number & 1)
        for number, place in enumerate(game.board.places)
    }


def surrounding(lies: Mapping[Place, int], place: Place, around: list[Place], *, swapped: bool) -> int:
    """Return what lies on a cell and around it as a number, as one side sees it."""
    seen = [lies.get((place[0] + across, place[1] + up), NEUTRAL) for across, up in [(0, 0), *around]]
    return sum((EMPTY, RED, WHITE, NEUTRAL)[one] << 2 * at if swapped else one << 2 * at for at, one in enumerate(seen))


def plain(game: PackIt, weights: Weights, state: State) -> int:
    """Return what the network makes of a position, in twentieths of a point, number by number."""
    around, lies = RING if game.board.hexagonal else SIDES + CORNERS, lying(game, state)
    numbers, rows = kinds(hexagonal=game.board.hexagonal), weights.rows.reshape(-1, 32).astype(int)
    sums = []
    for swapped in (state.turn == 1, state.turn == 0):  # one's own view first
        sums.append(weights.start.astype(int))
        for place in game.board.places:
            sums[-1] = sums[-1] + rows[numbers[surrounding(lies, place, around, swapped=swapped)]]
    assert max(np.abs(one).max() for one in sums) < 1 << 15
    left = sum(one == EMPTY for one in lies.values())
    white, red = game.scores(state)
    lead = round(20 * (white - red if state.turn == 0 else red - white))
    if not left:
        return lead
    head = min(left // 16, 7)
    promise = int(weights.bases[head])
    for unit, weight in zip(np.concatenate(sums), weights.heads.reshape(8, 64)[head], strict=True):
        promise += max(0, int(unit)) * int(weight)
    return lead + (promise >> 14)


def judged(game: PackIt, rng: QuickRng) -> Iterator[tuple[State, int]]:
    """Play a random game on the kernel's own arrays; give each position and how the kernel judges it."""
    judging, state = judge_of(game), game.start(2, 0)
    cells, cover = len(game.board), arrays.cover(game, state)
    plan, komi2 = new_plan(0, 0), arrays.komi2(game)
    codes, sums = np.zeros(2 * cells, np.uint32), np.zeros(2 * ROW, np.int16)
    around = judging.codes(judging.lying(cover[None]))
    codes[:cells], sums[:ROW] = around[0], judging.sums(around)
    for seat, action in steps(game, state, at_random(game, rng)):
        centre = game.board.index[action.centre]
        foresee(judging.network, codes, sums, 0, seat, centre)
        surround(judging.network, codes, 0, seat, centre)
        left, cover = len(game.legal(state, state.turn)), arrays.cover(game, state)
        yield state, judge(judging.network, cover, sums, 1, left, state.turn, komi2, plan)
        codes[:cells], sums[:ROW] = codes[cells:], sums[ROW:]


@pytest.mark.parametrize(("shape", "size"), BOARDS)
def test_the_kernel_judges_as_the_network_reckoned_plainly(shape: Shape, size: int) -> None:
    game, rng, most = packit(board=shape, size=size, seeds=size - 3), QuickRng(size), 30 * TIMES
    for number, (state, value) in enumerate(judged(game, rng)):
        assert value == plain(game, learnt(kind_of(game.board)), state)
        if number == most:
            break


def test_blur_is_as_much_in_either_direction() -> None:
    game = packit()
    judging, state = judge_of(game), game.start(2, 0)
    cover, sums = arrays.cover(game, state), judging.sums(judging.codes(judging.lying(arrays.cover(game, state)[None])))
    sharp, *blurred = (
        judge(judging.network, cover, sums, 0, 127, 0, arrays.komi2(game), new_plan(blur, salt))
        for blur, salt in [(0, 0), *((3, salt) for salt in range(200))]
    )
    assert {value - sharp for value in blurred} == {-3, -2, -1, 0, 1, 2, 3}


def test_surroundings_that_look_alike_from_another_side_are_of_one_kind() -> None:
    rng, numbers = QuickRng(1), kinds(hexagonal=True)
    for _ in range(500):
        centre, ring = rng.below(4), [rng.below(4) for _ in range(6)]
        views = [side[turn:] + side[:turn] for side, turn in product((ring, ring[::-1]), range(6))]
        codes = [centre + sum(one << 2 * at for at, one in enumerate(view, 1)) for view in views]
        assert len({numbers[code] for code in codes}) == 1


def test_others_are_not() -> None:
    """Rings of six with four signs, turned and mirrored: 430. Edges or corners of a square, in any order: 35 each."""
    assert kinds(hexagonal=True).max() + 1 == 4 * 430
    assert kinds(hexagonal=False).max() + 1 == 4 * 35 * 35


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_learnt_is_what_its_note_says(kind: str) -> None:
    folder = Path(network.__file__).parent / "learnt"
    note = tomllib.loads((folder / "about.toml").read_text("utf-8"))[kind]
    assert hashlib.sha256((folder / f"{kind}.npz").read_bytes()).hexdigest() == note["digest"]
    assert [part.shape for part in learnt(kind)] == [part.shape for part in untaught(kind)]
    assert [part.dtype for part in learnt(kind)] == [part.dtype for part in untaught(kind)]


def expected(game: PackIt, state: State, depth: int) -> int:
    """Return what whoever is to move expects so many plies ahead, by the rules and the network reckoned plainly."""
    if depth == 0 or game.outcome(state):
        return plain(game, learnt(kind_of(game.board)), state)
    values = []
    for action in game.legal(state, state.turn):
        after = state.copy()
        game.apply(after, state.turn, action)
        values.append(-expected(game, after, depth - 1))
    return max(values)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_search_sums_up_each_ply_as_the_rules_do(shape: Shape) -> None:
    """Two plies of a board so small that no play is left out."""
    game, rng = packit(board=shape, size=4), QuickRng(4)
    state = game.start(2, 0)
    for _ in steps(game, state, at_random(game, rng)):
        if len(game.legal(state, state.turn)) < 16:
            break
    look = Look(game, state, 10_000)
    assert [look(depth) for depth in (1, 2)] == [expected(game, state, depth) for depth in (1, 2)]


def test_what_was_learnt_is_installed() -> None:
    root = Path(network.__file__).parents[4]
    installed = {file.distribution_path for file in WheelBuilder(str(root)).recurse_included_files()}
    assert {f"packhouse/games/packit/learnt/{kind}.npz" for kind in KINDS} <= installed


@pytest.mark.parametrize("shape", SHAPES)
def test_a_judgement_is_the_same_for_either_colour(shape: Shape) -> None:
    """Exchange the colours, and whoever is to move expects as much."""
    game, rng = packit(board=shape, size=6, komi=0), QuickRng(3)
    for state, value in judged(game, rng):
        swapped = State(state.red, state.white, 1 - state.turn)
        assert plain(game, learnt(kind_of(game.board)), swapped) == value
