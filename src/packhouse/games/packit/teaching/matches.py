"""One judgement against another: the same opening with both colours, looked into as deeply by both."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ....bots.playing import steps
from ....core.game import Seat
from ....core.rng import KeyedRng
from ....kit.deepening import deepened
from ....kit.vectors import Arrays
from ..actions import Pack
from ..network import Judge, judge
from ..rules import PackIt
from ..search import Look
from ..state import State
from .boards import usual
from .weights import weights

OPENING, BLUR = 2, 2
"""Plays at random first, and how far judgements may be off, in twentieths of a point: else many games were the same."""


def compare(kind: str, number: int, first: Arrays, second: Arrays, nodes: int, seed: int) -> Sequence[float]:
    """Return by how many points the first was ahead in the end, as White and as Red."""
    game = usual(kind).game(komi=None)
    seated = [judge(game.board, weights(arrays)) for arrays in (first, second)]
    chance = KeyedRng.from_seed(seed).stream("opening", number)
    opening = game.start(2, 0)
    for _ in range(OPENING):
        game.apply(opening, opening.turn, chance.choose(game.legal(opening, opening.turn)))
    as_white, as_red = (_lead(game, opening.copy(), each, nodes, chance) for each in (seated, seated[::-1]))
    return as_white, -as_red


def _lead(game: PackIt, state: State, seated: Sequence[Judge], nodes: int, chance: KeyedRng) -> float:
    """Play a game, and return White's lead."""

    def choose(state: State, active: frozenset[Seat]) -> tuple[Seat, Pack]:
        look = Look(game, state, nodes, BLUR, chance.below(1 << 32), seated[state.turn])
        choice, _ = deepened(look, look.plan, nodes, np.inf, len(game.legal(state, state.turn)))
        return state.turn, Pack(game.board.cells[choice])

    for _ in steps(game, state, choose):
        pass
    white, red = game.scores(state)
    return white - red
