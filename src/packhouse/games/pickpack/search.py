"""How a bot thinks once the tiles are laid: a move deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from threading import Timer
from typing import NamedTuple

import numpy as np

from . import arrays
from .actions import End, Move, Spend
from .kernel import searching
from .kernel.judging import DIALS, POINT
from .kernel.position import MOST_MOVES, POSITION, Positions
from .kernel.searching import FAR, Mind
from .rules import PickPack
from .state import State

LARGEST_TABLE = 1 << 18
DEEPEST = 40
PLIES = 2 * DEEPEST + 3
"""Every move can be followed by the choice whether to spend a Rush Order."""


class Found(NamedTuple):
    action: Move | Spend | End
    lead: float
    """Of whoever is to move, in points, as far as was looked ahead."""


def mind_for(start: Positions, nodes: int, blur: int, salt: int) -> Mind:
    rows = min(LARGEST_TABLE, 1 << (4 * nodes).bit_length())
    plies = PLIES if nodes > 1 else 5
    positions = np.empty(plies, POSITION)
    positions[0] = start[0]
    return Mind(
        positions,
        moves=np.empty((plies, MOST_MOVES), np.int32),
        promises=np.empty((plies, MOST_MOVES), np.int64),
        keys=np.zeros(rows, np.uint64),
        entries=np.zeros((rows, 3), np.int32),
        dials=np.zeros(DIALS, np.int64),
        plan=np.array([FAR, -1, 0, blur, salt]),
    )


def best_action(game: PickPack, state: State, nodes: int, seconds: float, blur: int, salt: int) -> Found:
    """Return the action that looks best; see the kernel for what ``blur`` and ``salt`` do."""
    mind = mind_for(arrays.position(game, state), nodes, blur, salt)
    value = searching.descend(mind, 0, 1, -FAR, FAR)  # takes no time worth a clock, and there is a choice from here on
    mind.plan[searching.NODES] = nodes - 1
    clock = Timer(seconds, mind.plan.__setitem__, (searching.STOP, 1))
    clock.start()
    try:
        for depth in range(2, DEEPEST):
            if mind.plan[searching.NODES] <= 0 or mind.plan[searching.STOP]:
                break
            deeper = searching.descend(mind, 0, depth, -FAR, FAR)
            value = value if searching.spent(mind.plan) else deeper
    finally:
        clock.cancel()
    return Found(arrays.action(game, int(mind.plan[searching.CHOICE])), value / POINT)
