"""What lies on a cell and around it, as a number, and which of these numbers are of one kind.

A surrounding is a cell and the six or eight about it. Each of them has two bits, White's and Red's, as in a position:
none is empty, both is neutral, as is whatever lies beyond the board. Surroundings that look alike from another side,
turned or in a mirror, are of one kind.
"""

from __future__ import annotations

import functools
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...kit.grid import CORNERS, EDGES, Place
from .board import Board
from .kernel.judging import Codes
from .kernel.vectors import Rows

Cells = npt.NDArray[np.int32]

HEXAGONS: tuple[Place, ...] = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SQUARES: tuple[Place, ...] = ((0, 0), *EDGES, *CORNERS)
"""The cell, and then those around it: on hexagons one after the other, on squares the edges before the corners."""


class Surroundings(NamedTuple):
    around: Cells
    """The cells around each cell, a row each; the number of cells stands for whatever lies beyond the board."""
    reach: Codes
    """For each centre how many surroundings its packet changes; then pairs of which, and what of it in White’s bits."""


def steps(board: Board) -> tuple[Place, ...]:
    return HEXAGONS if board.hexagonal else SQUARES


def surroundings(board: Board) -> Surroundings:
    beyond = len(board)
    around = [
        [board.at.get((column + across, row + up), beyond) for across, up in steps(board)]
        for column, row in board.places
    ]
    reached = [_reached(board, around, centre) for centre in range(beyond)]
    longest = max(map(len, reached))
    reach = [[len(pairs) // 2, *pairs, *[0] * (longest - len(pairs))] for pairs in reached]
    return Surroundings(np.array(around, np.int32), np.array(reach, np.uint32))


def _reached(board: Board, around: list[list[int]], centre: int) -> list[int]:
    packet = {centre, *board.neighbours[centre]}
    pairs = []
    for cell in sorted({near for one in packet for near in around[one]} - {len(board)}):  # whoever is near is near back
        pairs += [cell, sum(1 << 2 * place for place, near in enumerate(around[cell]) if near in packet)]
    return pairs


@functools.cache
def kinds(*, hexagonal: bool) -> Rows:
    """Return the kind of every surrounding, numbered from 0."""
    return _numbered(_turned_hexagons() if hexagonal else _sorted_squares())


def _numbered(alike: Cells) -> Rows:
    return np.unique(alike, return_inverse=True)[1].astype(np.int16)


def _turned_hexagons() -> Cells:
    """Return for each surrounding the least one that it can be turned or mirrored into."""
    every = np.arange(4**7)
    centre, ring = every & 3, every >> 2
    cells = np.stack([ring >> 2 * place & 3 for place in range(6)])
    views = [np.roll(side, turn, 0) for side, turn in product((cells, cells[::-1]), range(6))]
    least = np.min([sum(view[place] << 2 * place for place in range(6)) for view in views], axis=0)
    return np.asarray(least << 2 | centre, np.int32)


def _sorted_squares() -> Cells:
    """Return each surrounding with its edges sorted, and its corners: in which order they lie counts for little."""
    every = np.arange(4**9)
    cells = np.stack([every >> 2 * place & 3 for place in range(9)])
    cells[1:5].sort(0)
    cells[5:9].sort(0)
    return np.asarray(sum(cells[place] << 2 * place for place in range(9)), np.int32)
