"""How a bot of Pack-It thinks: alpha-beta a ply deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...kit.deepening import deepened, deepened_alike
from ...kit.grid import Cell
from ...kit.kernel.plan import new_plan
from ...kit.kernel.table import new_table
from . import arrays
from .actions import Pack
from .kernel.judging import POINT
from .kernel.searching import search
from .network import Judge, judge_of
from .rules import PackIt
from .state import State


class Found(NamedTuple):
    centre: Cell
    lead: float
    """Of whoever is to move, in points, as far as was looked ahead."""


class Look:
    """Looks into one position, a ply deeper each time."""

    def __init__(
        self, game: PackIt, state: State, nodes: int, blur: int = 0, salt: int = 0, judge: Judge | None = None
    ) -> None:
        self.plan, self._table = new_plan(blur, salt), new_table(nodes)
        self._turn, self._komi2 = state.turn, arrays.komi2(game)
        self._history = np.zeros((2, len(game.board)), np.int64)
        self._packets, self._cover = arrays.packets(game), arrays.cover(game, state)
        judge = judge or judge_of(game)
        self._network, codes = judge.network, judge.codes(judge.lying(self._cover[None]))
        self._codes, self._sums = codes[0].astype(np.uint32), judge.sums(codes)

    def __call__(self, depth: int) -> int:
        found = search(
            self._network, self._packets, self._cover, self._codes, self._sums, self._turn, self._komi2, depth,
            *self._table, self._history, self.plan,
        )  # fmt: skip
        return int(found)


def best_centre(game: PackIt, state: State, nodes: int, seconds: float, blur: int, salt: int) -> Found:
    """Return the centre that looks best; see the kernel for what ``blur`` and ``salt`` do."""
    look = Look(game, state, nodes, blur, salt)
    deepest = len(game.legal(state, state.turn))
    choice, value = deepened(look, look.plan, nodes, seconds, deepest)
    return Found(game.board.cells[choice], value / POINT)


def leads(game: PackIt, state: State, actions: Sequence[Pack], nodes: int) -> list[float]:
    """Return the lead of whoever is to move after each of some actions, all looked into as deeply."""
    worlds = [state.copy() for _ in actions]
    for world, action in zip(worlds, actions, strict=True):
        game.apply(world, state.turn, action)
    looks = [Look(game, world, nodes) for world in worlds]
    values = deepened_alike(looks, [look.plan for look in looks], nodes, len(game.legal(state, state.turn)))
    return [-value / POINT for value in values]
