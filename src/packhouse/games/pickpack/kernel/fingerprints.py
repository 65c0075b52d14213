"""Numbers that tell positions apart, whatever crates and ends of lines are called."""

from __future__ import annotations

import numpy as np

from ....core.rng import QuickRng
from ....kit.compiled import compiled
from ....kit.kernel.types import WHOLE, Number, U, types
from .position import A_POSITION, CELLS, SLOTS, Position

KINDS = 16
DRAWN = QuickRng(2007)
ODD = np.array([DRAWN.below(1 << 64) | 1 for _ in range(CELLS + KINDS * SLOTS // 2 + 10)], np.uint64)
"""A factor for each thing that a position is told by."""
TILES_FROM = CELLS
REST_FROM = CELLS + KINDS * SLOTS // 2


@compiled(types.uint64(types.uint64))
def stirred(word: Number) -> Number:
    word = (word ^ (word >> U(32))) * U(0xBF58476D1CE4E5B9)
    return word ^ (word >> U(29))


@compiled(types.uint64(A_POSITION, WHOLE))
def crate_print(position: Position, crate: Number) -> Number:
    """Return what tells a crate: of a closed one only its worth matters."""
    if position.closed[crate]:
        return stirred(U(position.apples[crate]) * ODD[REST_FROM] + U(position.closed[crate]))
    found = ODD[REST_FROM + 1]
    for height in range(position.heights[crate]):
        found = found * U(31) + U(position.stacks[crate, height])
    return stirred(found)


@compiled(types.uint64(A_POSITION))
def fingerprint(position: Position) -> Number:
    found = U(position.grabber) * ODD[REST_FROM + 2] + U(position.turn) * ODD[REST_FROM + 3]
    found += U(position.phase) * ODD[REST_FROM + 4] + U(position.fresh) * ODD[REST_FROM + 5]
    found += U(position.rush[0]) * ODD[REST_FROM + 6] + U(position.rush[1]) * ODD[REST_FROM + 7]
    for cell in range(position.size * position.size):
        found += U(position.trays[cell]) * ODD[cell]
    for slot in range(4 * position.size):
        if position.tiles[slot]:
            found += ODD[TILES_FROM + KINDS * (slot >> 1) + position.tiles[slot]]
    for crate in range(position.crates):
        found += crate_print(position, crate) * ODD[REST_FROM + 8]
        found += crate_print(position, position.crates + crate) * ODD[REST_FROM + 9]
    return stirred(found)
