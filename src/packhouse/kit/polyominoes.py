"""Shapes made of squares: how they are turned and mirrored, and every place on a grid where they fit."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from .grid import SQUARE, Grid, Place
from .masks import bits, mask_of

Shape: TypeAlias = tuple[Place, ...]
"""Its squares row by row from the bottom, moved as far to the left and down as (0, 0) allows."""

NOTHING = "."


def shape(squares: Iterable[Place]) -> Shape:
    """Return the shape that some squares have, wherever they lie: ``shape(drawn(["##.", ".##"]))``."""
    places = set(squares)
    left, lowest = min(column for column, _ in places), min(row for _, row in places)
    moved = ((column - left, row - lowest) for column, row in places)
    return tuple(sorted(moved, key=lambda place: (place[1], place[0])))


def turned(one: Shape) -> Shape:
    """Return the shape after a quarter turn clockwise."""
    return shape((row, -column) for column, row in one)


def mirrored(one: Shape) -> Shape:
    """Return the shape's other side: left and right change places."""
    return shape((-column, row) for column, row in one)


def turns(one: Shape) -> tuple[Shape, ...]:
    """Return the shape as it is and after each quarter turn, as far as they differ: 1, 2 or 4."""
    found = [one]
    while (following := turned(found[-1])) != one:
        found.append(following)
    return tuple(found)


def orientations(one: Shape) -> tuple[Shape, ...]:
    """Return the shape's turns, then those of its other side that differ from them: 1, 2, 4 or 8."""
    return tuple(dict.fromkeys((*turns(one), *turns(mirrored(one)))))


def one_sided(one: Shape) -> Shape:
    """Return the same shape for whatever can be turned into each other."""
    return min(turns(one))


def free(one: Shape) -> Shape:
    """Return the same shape for whatever can be turned or mirrored into each other."""
    return min(orientations(one))


def is_chiral(one: Shape) -> bool:
    """Say whether no turn makes the shape its own mirror image."""
    return mirrored(one) not in turns(one)


def picture(one: Shape) -> list[str]:
    """Return the shape as it is drawn, the top row first: ``["##.", ".##"]``."""
    columns, rows = (range(max(axis) + 1) for axis in zip(*one, strict=True))
    return ["".join(SQUARE if (column, row) in one else NOTHING for column in columns) for row in reversed(rows)]


class Placement(NamedTuple):
    """A shape on a grid."""

    turn: int
    """How many quarter turns clockwise."""
    cell: int
    """The number of its first cell, row by row from the bottom: with the turn, it tells the placement."""
    mask: int
    around: int
    """The neighbours of its cells, as a mask."""


class Placements:
    """Every way to lay a shape on a grid, turn by turn, then cell by cell; barred cells stay free."""

    def __init__(self, grid: Grid, one: Shape, barred: int = 0) -> None:
        every = (_laid(grid, way, turn, start) for turn, way in enumerate(turns(one)) for start in grid.places)
        self.all = tuple(placement for placement in every if placement and not placement.mask & barred)
        self._by_name = {(placement.turn, placement.cell): placement for placement in self.all}
        self._runs = _runs(self.all)

    def at(self, turn: int, cell: int) -> Placement | None:
        return self._by_name.get((turn, cell))

    def fitting(self, taken: int) -> list[Placement]:
        """Return those that lie on no taken cell."""
        return [self.all[number] for number in self.numbers(taken)]

    def numbers(self, taken: int) -> list[int]:
        """Return which of all these are, by their numbers."""
        found = (numbers[cell] for starts, numbers in self._free(taken) for cell in bits(starts))
        return sorted(found)

    def fits(self, taken: int) -> bool:
        """Say whether there is one."""
        return next(self._free(taken), None) is not None

    def _free(self, taken: int) -> Iterator[tuple[int, dict[int, int]]]:
        """Return the first cells of those that fit, without trying them one by one, and the numbers of all such."""
        empty = ~taken
        for offsets, starts, numbers in self._runs:
            for offset in offsets:
                starts &= empty >> offset  # noqa: PLW2901 — of all that start so, those with this cell free
                if not starts:
                    break
            else:
                yield starts, numbers


class Run(NamedTuple):
    """Placements that look alike; on a rectangle those of a turn, where an outline has gaps, some of them."""

    offsets: tuple[int, ...]
    """How far their cells are from their first."""
    starts: int
    """All their first cells, as a mask."""
    numbers: dict[int, int]
    """The number of each by its first cell."""


def _runs(every: Iterable[Placement]) -> list[Run]:
    found: dict[tuple[int, tuple[int, ...]], dict[int, int]] = {}
    for number, placement in enumerate(every):
        offsets = tuple(cell - placement.cell for cell in bits(placement.mask))
        found.setdefault((placement.turn, offsets), {})[placement.cell] = number
    return [Run(offsets, mask_of(numbers), numbers) for (_, offsets), numbers in found.items()]


def _laid(grid: Grid, way: Shape, turn: int, start: Place) -> Placement | None:
    """Return the placement whose first cell is there, if all of it is on the grid."""
    across, up = start[0] - way[0][0], start[1] - way[0][1]
    cells = [grid.at.get((column + across, row + up), -1) for column, row in way]
    if min(cells) < 0:
        return None
    mask = mask_of(cells)
    return Placement(turn, cells[0], mask, grid.around(mask))


@functools.lru_cache(maxsize=4096)
def placements(grid: Grid, one: Shape, barred: int = 0) -> Placements:
    """Return every placement, worked out once: ``placements(rectangle(8, 12), tile).fitting(taken)``."""
    return Placements(grid, one, barred)
