"""How a bot of Pack-It thinks: alpha-beta a ply deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from threading import Timer

import numpy as np

from . import arrays, kernel
from .board import Cell
from .rules import PackIt
from .state import State

LARGEST_TABLE = 1 << 18


def best_centre(game: PackIt, state: State, nodes: int, seconds: float, blur: int, salt: int) -> Cell:
    """Return the centre that looks best; see the kernel for what ``blur`` and ``salt`` do."""
    legal = game.legal(state, state.turn)
    anything = game.board.index[legal[0].centre]  # should the time be up before the first look
    plan = np.array([nodes, anything, 0, blur, salt])
    clock = Timer(seconds, plan.__setitem__, (kernel.STOP, 1))
    clock.start()
    try:
        _deepen(game, state, len(legal), plan)
    finally:
        clock.cancel()
    return game.board.cells[int(plan[kernel.CHOICE])]


def _deepen(game: PackIt, state: State, most: int, plan: kernel.Numbers) -> None:
    rows = min(LARGEST_TABLE, 1 << (4 * int(plan[kernel.NODES])).bit_length())
    keys, entries = np.zeros(rows, np.uint64), np.zeros((rows, 3), np.int32)
    history = np.zeros((2, len(game.board)), np.int64)
    packets, cover, komi2 = arrays.packets(game), arrays.cover(game, state), arrays.komi2(game)
    for depth in range(1, most + 1):
        kernel.search(packets, cover, state.turn, komi2, depth, keys, entries, history, plan)
        if plan[kernel.NODES] <= 0 or plan[kernel.STOP]:
            return
