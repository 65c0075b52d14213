"""A truck with all that can ever be put on it, worked out once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import msgspec

from ...kit.grid import Cell, outline
from ...kit.masks import bits
from ...kit.polyominoes import placements, shape
from .actions import Direction, Put, Take
from .components import TruckCard

LIES: tuple[Direction, ...] = ("across", "back")
"""How a piece lies, as it is and turned once."""


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
        self.floor = outline(card.squares())
        self.squares, self.cells = self.floor.places, self.floor.cells
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
        bar = shape((column, 0) for column in range(size))
        for turn, square, squares, _ in placements(self.floor, bar).all if size > 1 else ():
            yield self._numbered(Put(size, self.cells[square], LIES[turn]), tuple(bits(squares)), gain=1)

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
