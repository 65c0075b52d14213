"""How a bot of Pack-It thinks: alpha-beta a ply deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...kit.deepening import deepened
from ...kit.grid import Cell
from ...kit.kernel.plan import new_plan
from ...kit.kernel.table import new_table
from . import arrays
from .kernel.judging import POINT
from .kernel.searching import search
from .rules import PackIt
from .state import State


class Found(NamedTuple):
    centre: Cell
    lead: float
    """Of whoever is to move, in points, as far as was looked ahead."""


def best_centre(game: PackIt, state: State, nodes: int, seconds: float, blur: int, salt: int) -> Found:
    """Return the centre that looks best; see the kernel for what ``blur`` and ``salt`` do."""
    plan, (keys, entries) = new_plan(blur, salt), new_table(nodes)
    history = np.zeros((2, len(game.board)), np.int64)
    packets, cover, komi2 = arrays.packets(game), arrays.cover(game, state), arrays.komi2(game)

    def look(depth: int) -> int:
        return int(search(packets, cover, state.turn, komi2, depth, keys, entries, history, plan))

    deepest = len(game.legal(state, state.turn))
    choice, value = deepened(look, plan, nodes, seconds, deepest)
    return Found(game.board.cells[choice], value / POINT)
