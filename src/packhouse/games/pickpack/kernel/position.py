"""Positions and moves as the kernel has them.

A position is a record with room for the largest grid. Crates are numbered seat by seat and kinds of tile from 1; a tray
that lies face down counts less than nothing, as no one can use it any more.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numba
import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.types import WHOLE, Number, types

CELLS, SLOTS, CRATES = 49, 28, 12

POSITION = np.dtype(
    [
        ("trays", np.int8, (CELLS,)),
        ("tiles", np.int8, (SLOTS,)),
        ("stacks", np.int8, (CRATES, CELLS)),
        ("heights", np.int8, (CRATES,)),
        ("apples", np.int16, (CRATES,)),
        ("closed", np.int8, (CRATES,)),
        ("rush", np.int8, (2,)),
        ("fresh", np.int8),
        ("turn", np.int8),
        ("grabber", np.int8),
        ("phase", np.int8),
        # What the box holds, and doesn't change.
        ("size", np.int8),
        ("crates", np.int8),
        ("rush_section", np.int8),
    ],
    align=True,
)
GRAB, PREMIUM, WHOLESALE, RUSH, CONTROL, MIXUP, MALFUNCTION, SPEND, END = range(9)
MOVE, RUSHING, OVER = range(3)
BROKEN = -1
MOST_MOVES = 640
"""Six spaces, each with at most 63 malfunctions and 36 mix-ups."""

Position: TypeAlias = Any
Positions: TypeAlias = Any
"""An array of positions, whose fields the checker can't know."""

A_POSITION = numba.from_dtype(POSITION)
POSITIONS = types.Array(A_POSITION, 1, "C")

# A move is one number: its kind, the space, and what else is chosen.


@compiled(WHOLE(WHOLE, WHOLE, WHOLE, WHOLE))
def move_of(kind: Number, cell: Number, first: Number, second: Number) -> Number:
    return kind | cell << 4 | first << 10 | second << 17


@compiled(WHOLE(WHOLE))
def kind_of(move: Number) -> Number:
    return move & 15


@compiled(WHOLE(WHOLE))
def cell_of(move: Number) -> Number:
    return move >> 4 & 63


@compiled(WHOLE(WHOLE))
def first_of(move: Number) -> Number:
    """Return the crate that is filled or closed, the crate of the other player's that loses its top, or the victim."""
    return move >> 10 & 127


@compiled(WHOLE(WHOLE))
def second_of(move: Number) -> Number:
    return move >> 17 & 15


# The board.


@compiled(types.UniTuple(WHOLE, 3)(A_POSITION, WHOLE))
def reach(position: Position, seat: Number) -> Any:
    """Return the first space of the line along which the seat moves the grabber, how far the next is, and a slot.

    Whose tile can be activated on the first space (PP-6, PP-8): the other of the two follows it, then those of the next
    space. Dividing takes longer than all else that is done for a space, so it is done once for the line.
    """
    size, grabber = np.int64(position.size), np.int64(position.grabber)
    column = grabber % size
    return (grabber - column, 1, 0) if seat == 0 else (column, size, 2 * size)


@compiled(WHOLE(A_POSITION, WHOLE, WHOLE))
def end_of(position: Position, seat: Number, cell: Number) -> Number:
    """Return the first of the two slots whose tiles a seat can activate on a space (PP-8)."""
    size = np.int64(position.size)
    return 2 * (cell % size) if seat == 0 else 2 * (size + cell // size)


# What it is worth.


@compiled(WHOLE(A_POSITION, WHOLE))
def worth(position: Position, crate: Number) -> Number:
    apples = np.int64(position.apples[crate])  # PP-19
    closed = position.closed[crate]
    return 2 * apples if closed == PREMIUM else apples // 2 if closed == WHOLESALE else apples


@compiled(WHOLE(A_POSITION))
def margin(position: Position) -> Number:
    """Return by how many points Red leads."""
    lead = np.int64(0)
    for crate in range(position.crates):
        lead += worth(position, crate) - worth(position, position.crates + crate)
    return lead
