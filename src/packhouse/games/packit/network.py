"""The learnt judgement, fetched for a board: what lies on and around its cells, and what that is worth."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .board import Board
from .kernel.judging import HEADS, Network
from .kernel.vectors import ROW, UNITS, Rows
from .patterns import Cells, kinds, surroundings
from .rules import PackIt

KINDS = HEXAGONS, EDGES, CORNERS = "hexagons", "edges", "corners"
"""Boards of one kind share what was learnt."""


class Weights(NamedTuple):
    """What was learnt, for all boards of a kind."""

    start: Rows
    """What the sums begin with."""
    rows: Rows
    heads: Rows
    bases: npt.NDArray[np.int64]


class Judge(NamedTuple):
    """What the kernel needs to judge positions on one board."""

    network: Network
    start: Rows
    around: Cells

    def lying(self, covers: npt.NDArray[np.uint64]) -> Cells:
        """Return what lies on the cells of some positions: 1 is White's, 2 Red's, 3 neutral; and then beyond them."""
        cells = len(self.around)
        white, red = np.unpackbits(covers.view(np.uint8), axis=-1, bitorder="little")[..., :cells].swapaxes(0, -2)
        lying = np.full((len(white), cells + 1), 3, np.int32)
        lying[:, :cells] = white + 2 * red
        return lying

    def codes(self, lying: Cells) -> Cells:
        """Return the surroundings of each cell in some positions."""
        places = 2 * np.arange(self.around.shape[1], dtype=np.int32)
        return np.asarray((lying[:, self.around] << places).sum(2), np.int32)

    def sums(self, codes: Cells) -> Rows:
        """Return what one position adds up to, for White and then for Red."""
        rows = self.network.rows.reshape(-1, ROW)[self.network.kinds[codes[0]]]
        return np.asarray(self.start + rows.sum(0, np.int16), np.int16)


def seen_by_red(codes: Cells) -> Cells:
    """Return surroundings with the colours exchanged."""
    return (codes & 0x15555) << 1 | codes >> 1 & 0x15555


def kind_of(board: Board) -> str:
    """Return of which kind a board is."""
    return HEXAGONS if board.hexagonal else EDGES if board.packet_size == 5 else CORNERS


def kinds_of(kind: str) -> int:
    """Return how many kinds of surroundings there are."""
    return int(kinds(hexagonal=kind == HEXAGONS).max()) + 1


def untaught(kind: str) -> Weights:
    """Return what knows nothing: it takes the lead of now for that of the end."""
    rows = kinds_of(kind) * UNITS
    return Weights(
        np.zeros(UNITS, np.int16),
        np.zeros(rows, np.int16),
        np.zeros(HEADS * 2 * UNITS, np.int16),
        np.zeros(HEADS, np.int64),
    )


@functools.cache
def learnt(kind: str) -> Weights:
    """Return what was learnt for a kind of boards, from the game's folder."""
    place = files(__package__) / "learnt" / f"{kind}.npz"
    with place.open("rb") as file, np.load(file, allow_pickle=False) as kept:
        return Weights(*(kept[name] for name in Weights._fields))


def judge(board: Board, weights: Weights) -> Judge:
    around, reach = surroundings(board)
    kind = kinds(hexagonal=board.hexagonal)
    network = Network(
        kind,
        _for_both(weights.rows, kind),
        weights.heads,
        weights.bases,
        reach.ravel(),
        np.uint64(reach.shape[1]),
        np.uint64(len(board)),
    )
    return Judge(network, np.tile(weights.start, 2), around)


def _for_both(rows: Rows, kind: Rows) -> Rows:
    """Put beside each kind's row that of the same surrounding with the colours exchanged."""
    alone = rows.reshape(-1, UNITS)
    codes = np.unique(kind, return_index=True)[1].astype(np.int32)  # one of each kind
    return np.concatenate([alone, alone[kind[seen_by_red(codes)]]], 1).ravel()


@functools.lru_cache(maxsize=16)  # quick bots would spend most of their time here
def judge_of(game: PackIt) -> Judge:
    return judge(game.board, learnt(kind_of(game.board)))
