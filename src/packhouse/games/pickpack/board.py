"""The grid, its spaces and slots: how they are named, and which of them belong together."""

from __future__ import annotations

from string import ascii_lowercase
from typing import NewType

from ...core.game import Seat

Cell = NewType("Cell", str)
"""A space of the grid: the column's letter from the left, the row's number from the bottom."""

Slot = NewType("Slot", str)
"""Where an action tile lies: ``c-top`` and ``c-bottom`` are Red's, ``4-left`` and ``4-right`` are Blue's."""

RED, BLUE = 0, 1


class Board:
    """Spaces are numbered row by row from the bottom, slots line by line, Red's first."""

    def __init__(self, size: int) -> None:
        columns, rows = ascii_lowercase[:size], range(1, size + 1)
        self.lines = (tuple(columns), tuple(map(str, rows)))
        """What each seat chooses among: Red a column, Blue a row (PP-4)."""
        self.cells = tuple(Cell(f"{column}{row}") for row in rows for column in columns)
        self.cell: dict[str, int] = {name: number for number, name in enumerate(self.cells)}
        red = (Slot(f"{column}-{end}") for column in columns for end in ("top", "bottom"))
        blue = (Slot(f"{row}-{end}") for row in rows for end in ("left", "right"))
        self.slots = (*red, *blue)
        self.slot: dict[str, int] = {name: number for number, name in enumerate(self.slots)}
        self.slots_of = (range(2 * size), range(2 * size, 4 * size))
        self.reach = tuple(tuple(self._reach(seat, cell, size) for cell in self.cell.values()) for seat in (RED, BLUE))
        """By seat and space: where the grabber can be moved, were all spaces open (PP-6)."""
        self.ends = tuple(tuple(self._ends(seat, cell, size) for cell in self.cell.values()) for seat in (RED, BLUE))
        """By seat and space: the two slots whose tiles can be activated there (PP-8)."""

    def _reach(self, seat: Seat, cell: int, size: int) -> tuple[int, ...]:
        row, column = divmod(cell, size)
        line = range(row * size, row * size + size) if seat == RED else range(column, size * size, size)
        return tuple(other for other in line if other != cell)

    def _ends(self, seat: Seat, cell: int, size: int) -> tuple[int, int]:
        row, column = divmod(cell, size)
        first = self.slots_of[seat][2 * (column if seat == RED else row)]
        return first, first + 1

    def line_of(self, seat: Seat, cell: int) -> str:
        """Return the name of the line that this seat's move to a space picks."""
        return self.cells[cell][0 if seat == RED else 1]
