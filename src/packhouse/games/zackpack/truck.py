"""A truck with all that can ever be put on it, worked out once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import msgspec

from .actions import Cell, Direction, Put, Take, cell_at
from .components import TruckCard

LIES: tuple[tuple[Direction, int, int], ...] = (("across", 1, 0), ("back", 0, 1))
"""In which directions a piece lies: by how many columns and rows its next cube is further on."""


class Bar(msgspec.Struct, frozen=True):
    """A piece on a truck."""

    size: int
    cell: Cell
    direction: Direction
    level: int
    """The level of its lowest cubes, from 1."""


class Placement(NamedTuple):
    """A piece above some squares, at any level."""

    put: Put
    squares: tuple[int, ...]
    """The squares beneath it by their numbers on the floor, the named one first."""
    gain: int
    """How many levels it raises them by."""
    first_bar: int
    """The number that it has as a bar on level 1; on the levels above, the numbers that follow."""


class Loaded(NamedTuple):
    """A placement at its level: what a number among a truck's bars means."""

    bar: Bar
    placement: Placement
    top: int
    """How high it reaches."""
    take: Take


class Truck:
    """Squares are numbered row by row from the front."""

    def __init__(self, number: int, card: TruckCard, largest: int) -> None:
        self.number = number
        self.height = card.height
        self.squares = card.squares()
        self.cells = tuple(cell_at(column, row) for column, row in self.squares)
        self.square: dict[str, int] = {cell: square for square, cell in enumerate(self.cells)}
        self.room = len(self.cells) * self.height
        """How many cubes it holds."""
        self.bars: list[Loaded] = []
        """What can be loaded at which level, by its number."""
        self.lying: list[list[Placement]] = []
        """By size, from 1: the placements on several squares."""
        self.standing: list[list[Placement]] = []
        """By size, from 1: the placements on one square."""
        for size in range(1, largest + 1):
            self.lying.append(list(self._lying(size)))
            self.standing.append(list(self._standing(size)))
        every = chain.from_iterable(self.lying + self.standing)
        self.placements = {placement.put: placement for placement in every}

    def _lying(self, size: int) -> Iterator[Placement]:
        for direction, right, behind in LIES if size > 1 else ():
            for (column, row), cell in zip(self.squares, self.cells, strict=True):
                line = [(column + step * right, row + step * behind) for step in range(size)]
                if all(square in self.squares for square in line):
                    squares = tuple(map(self.squares.index, line))
                    yield self._numbered(Put(size, cell, direction), squares, gain=1)

    def _standing(self, size: int) -> Iterator[Placement]:
        for square, cell in enumerate(self.cells) if size <= self.height else ():
            yield self._numbered(Put(size, cell, "up"), (square,), gain=size)

    def _numbered(self, put: Put, squares: tuple[int, ...], gain: int) -> Placement:
        """Return the placement, and give a number to each bar that it can be."""
        placement = Placement(put, squares, gain, len(self.bars))
        for level in range(1, self.height - gain + 2):
            bar = Bar(put.size, put.cell, put.direction, level)
            self.bars.append(Loaded(bar, placement, level + gain - 1, Take(put.cell)))
        return placement
