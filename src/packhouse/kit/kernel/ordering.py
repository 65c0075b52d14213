"""In which order moves are looked at, and how deeply."""

from __future__ import annotations

import numpy as np

from ..compiled import compiled
from .types import MOVES_BY_PLY, PROMISES_BY_PLY, WHOLE, Moves, Number, Numbers


@compiled(WHOLE(MOVES_BY_PLY, PROMISES_BY_PLY, WHOLE, WHOLE, WHOLE))
def take_best(moves: Moves, promises: Numbers, ply: Number, start: Number, count: Number) -> Number:
    """Take the most promising from ``start`` on; most are never looked at, so sorting all would be waste."""
    pick = start
    for index in range(start + 1, count):
        if promises[ply, index] > promises[ply, pick]:
            pick = index
    move = moves[ply, pick]
    moves[ply, pick], promises[ply, pick] = moves[ply, start], promises[ply, start]  # rows of their own would cost time
    return np.int64(move)


@compiled(WHOLE(WHOLE, WHOLE))
def shallower(index: Number, depth: Number) -> Number:
    """Return by how much less deeply later moves are asked at first, whether they are better at all."""
    return 0 if index < 4 or depth < 3 else 1 if index < 12 or depth < 4 else 2
