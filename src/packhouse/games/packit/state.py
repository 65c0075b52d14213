"""A position of Pack-It, and what a watcher sees of it."""

from __future__ import annotations

from typing import Self

import msgspec

from ...core.game import Seat
from ...kit.grid import Cell


class State(msgspec.Struct):
    """Which cells each side's packets cover, as bits by cell index.

    A centre is never beside an earlier one, so the order of packets doesn't matter: a cell covered by one side is
    that side's, by both is neutral, by none is empty. A neutral seed counts as covered by both.
    """

    white: int
    red: int
    turn: Seat = 0

    def copy(self) -> Self:
        return type(self)(self.white, self.red, self.turn)


class View(msgspec.Struct, frozen=True):
    """The whole board: nothing is hidden."""

    white: tuple[Cell, ...]
    red: tuple[Cell, ...]
    neutral: tuple[Cell, ...]
    empty: tuple[Cell, ...]
    scores: tuple[float, float]
    """Pieces on the board, Red's with komi."""
    turn: Seat
