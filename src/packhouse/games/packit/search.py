"""How a bot of Pack-It thinks: alpha-beta a ply deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from threading import Timer
from typing import NamedTuple

import numpy as np

from ...kit.grid import Cell
from . import arrays, kernel
from .rules import PackIt
from .state import State

LARGEST_TABLE = 1 << 18


class Found(NamedTuple):
    centre: Cell
    lead: float
    """Of whoever is to move, in points, as far as was looked ahead."""


def best_centre(game: PackIt, state: State, nodes: int, seconds: float, blur: int, salt: int) -> Found:
    """Return the centre that looks best; see the kernel for what ``blur`` and ``salt`` do."""
    plan = np.array([nodes, -1, 0, blur, salt])
    rows = min(LARGEST_TABLE, 1 << (4 * nodes).bit_length())
    keys, entries = np.zeros(rows, np.uint64), np.zeros((rows, 3), np.int32)
    history = np.zeros((2, len(game.board)), np.int64)
    packets, cover, komi2 = arrays.packets(game), arrays.cover(game, state), arrays.komi2(game)

    def look(depth: int) -> int:
        return int(kernel.search(packets, cover, state.turn, komi2, depth, keys, entries, history, plan))

    value = look(1)  # takes no time worth a clock, and there is a choice from here on
    clock = Timer(seconds, plan.__setitem__, (kernel.STOP, 1))
    clock.start()
    try:
        for depth in range(2, len(game.legal(state, state.turn)) + 1):
            if plan[kernel.NODES] <= 0 or plan[kernel.STOP]:
                break
            deeper = look(depth)
            value = value if kernel.spent(plan) else deeper
    finally:
        clock.cancel()
    return Found(game.board.cells[int(plan[kernel.CHOICE])], value / kernel.POINT)
