"""Games of the search against itself, from careless starts: positions, and how they ended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ....bots.playing import steps
from ....core.game import Seat
from ....core.rng import KeyedRng
from ....kit.deepening import deepened
from ....kit.vectors import Arrays
from .. import arrays
from ..actions import Pack
from ..network import Judge, judge
from ..rules import PackIt
from ..search import Look
from ..state import State
from .boards import GAMES, ground_of
from .weights import weights

CARELESS, BLUR = 10, 8
"""At most so many plays at random first, then an error of judgement, in twentieths of a point: no two games alike."""


class Positions(NamedTuple):
    """Positions on one board, and by how much White was ahead in the end."""

    cover: npt.NDArray[np.uint64]
    turn: npt.NDArray[np.int8]
    lead: npt.NDArray[np.int16]


def play(kind: str, lesson: str, known: Arrays, nodes: int, seed: int) -> Arrays:
    game, chance = ground_of(kind, lesson).game(), KeyedRng.from_seed(seed)
    judging = judge(game.board, weights(known))
    found = [_played(game, judging, nodes, chance.stream(lesson, number)) for number in range(GAMES)]
    return Positions(*(np.concatenate(part) for part in zip(*found, strict=True)))._asdict()


def _played(game: PackIt, judging: Judge, nodes: int, chance: KeyedRng) -> Positions:
    state, careless = game.start(2, 0), chance.below(CARELESS + 1)
    covers, turns = [], []

    def choose(state: State, active: frozenset[Seat]) -> tuple[Seat, Pack]:
        covers.append(arrays.cover(game, state))
        turns.append(state.turn)
        if len(covers) <= careless:
            return state.turn, chance.choose(game.legal(state, state.turn))
        look = Look(game, state, nodes, BLUR, chance.below(1 << 32), judging)
        choice, _ = deepened(look, look.plan, nodes, np.inf, len(game.legal(state, state.turn)))
        return state.turn, Pack(game.board.cells[choice])

    plays = sum(1 for _ in steps(game, state, choose))
    white, red = game.scores(state)
    return Positions(np.array(covers), np.array(turns, np.int8), np.full(plays, round(white - red), np.int16))
