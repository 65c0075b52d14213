"""The grid, its spaces and slots: how they are named, and which of them belong together."""

from __future__ import annotations

from typing import NewType

from ...core.game import Seat
from ...kit.grid import LETTERS, rectangle

Slot = NewType("Slot", str)
"""Where an action tile lies: ``c-top`` and ``c-bottom`` are Red's, ``4-left`` and ``4-right`` are Blue's."""

RED, BLUE = 0, 1


class Board:
    """Spaces are numbered row by row from the bottom, slots line by line, Red's first."""

    def __init__(self, size: int) -> None:
        self.grid = rectangle(size, size)
        self.cells, self.cell = self.grid.cells, self.grid.index
        self.lines = (tuple(LETTERS[:size]), tuple(map(str, range(1, size + 1))))
        """What each seat chooses among: Red a column, Blue a row (PP-4)."""
        self.along = (self.grid.columns, self.grid.rows)
        """By seat: the spaces of each of these lines."""
        red = (Slot(f"{column}-{end}") for column in self.lines[RED] for end in ("top", "bottom"))
        blue = (Slot(f"{row}-{end}") for row in self.lines[BLUE] for end in ("left", "right"))
        self.slots = (*red, *blue)
        self.slot: dict[str, int] = {name: number for number, name in enumerate(self.slots)}
        self.slots_of = (range(2 * size), range(2 * size, 4 * size))
        spaces = range(len(self.grid))
        self.reach = tuple(tuple(self._reach(seat, cell) for cell in spaces) for seat in (RED, BLUE))
        """By seat and space: where the grabber can be moved, were all spaces open (PP-6)."""
        self.ends = tuple(tuple(self._ends(seat, cell) for cell in spaces) for seat in (RED, BLUE))
        """By seat and space: the two slots whose tiles can be activated there (PP-8)."""

    def _reach(self, seat: Seat, cell: int) -> tuple[int, ...]:
        other = 1 - seat  # a seat chooses a line of its own by moving along one of the other's
        return tuple(space for space in self.along[other][self.line_at(other, cell)] if space != cell)

    def _ends(self, seat: Seat, cell: int) -> tuple[int, int]:
        first = self.slots_of[seat][2 * self.line_at(seat, cell)]
        return first, first + 1

    def line_at(self, seat: Seat, cell: int) -> int:
        """Return the number of the seat's line that a space is on: for Red its column, for Blue its row."""
        return self.grid.places[cell][seat]

    def line_of(self, seat: Seat, cell: int) -> str:
        """Return the name of the line that this seat's move to a space picks."""
        return self.lines[seat][self.line_at(seat, cell)]
