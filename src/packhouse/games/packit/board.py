"""The six boards: their cells, how cells are named, and which cells are adjacent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from string import ascii_lowercase
from typing import NewType, TypeAlias

Cell = NewType("Cell", str)
"""A cell's name: a letter for one axis, a number for the other."""

Coordinate: TypeAlias = tuple[int, int]
"""Hex boards: axial, (0, 0) in the centre or nearest to it. Square boards: column and row from the bottom left."""

EDGES = ((1, 0), (0, 1), (-1, 0), (0, -1))
CORNERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
HEXAGON = (*EDGES, (1, -1), (-1, 1))

Steps: TypeAlias = tuple[Coordinate, ...]


class Board:
    """Cells in a fixed order, row by row from the bottom, with their names, coordinates and neighbours."""

    def __init__(self, names: dict[Coordinate, str], steps: Steps, *, hexagonal: bool) -> None:
        self.hexagonal = hexagonal
        self.packet_size = len(steps) + 1
        self.coordinates = tuple(sorted(names, key=lambda place: (place[1], place[0])))
        self.cells = tuple(Cell(names[place]) for place in self.coordinates)
        self.index = {cell: number for number, cell in enumerate(self.cells)}
        self.index_at = {place: number for number, place in enumerate(self.coordinates)}
        self.neighbours = tuple(
            tuple(sorted(self.index_at[near] for near in _around(place, steps) if near in self.index_at))
            for place in self.coordinates
        )

    def __len__(self) -> int:
        return len(self.cells)


def build(shape: str, size: int, neighbours: int | None) -> Board:
    """Return a board; ``neighbours`` (4 or 8) changes the packet of the square ones (PI-9f)."""
    if shape in HEX_SHAPES:
        return Board(HEX_SHAPES[shape](size), HEXAGON, hexagonal=True)
    wide = neighbours == 8 if neighbours else shape == "diagonal"
    return Board(_square(size), EDGES + CORNERS if wide else EDGES, hexagonal=False)


def _hexagon(size: int) -> dict[Coordinate, str]:  # PI-2
    return _cut_triangle(3 * (size - 1), 2 * (size - 1))


def _clipped(size: int) -> dict[Coordinate, str]:  # PI-9a
    far = size - 1
    corners = {(0, far), (far, 0), (-far, far), (-far, 0), (0, -far), (far, -far)}
    return {place: name for place, name in _hexagon(size).items() if place not in corners}


def _limped(size: int) -> dict[Coordinate, str]:  # PI-9b
    return _cut_triangle(3 * size - 4, 2 * size - 3)


def _triangle(size: int) -> dict[Coordinate, str]:  # PI-9e
    return _cut_triangle(size - 1, size - 1)


def _cut_triangle(total: int, most: int) -> dict[Coordinate, str]:
    """Name the cells of a triangle whose three corners are cut: every hex board is one.

    A cell has three distances x, y, z to the triangle's sides, which add up to ``total``; none may pass ``most``.
    Rows (y) are lettered from the bottom; numbers follow the diagonal that leans to the left (z).
    """
    middle = round(total / 3)
    return {
        (x - middle, y - middle): f"{ascii_lowercase[y]}{most - (total - x - y) + 1}"
        for y in range(most + 1)
        for x in range(most + 1)
        if 0 <= total - x - y <= most
    }


def _square(size: int) -> dict[Coordinate, str]:
    return {(column, row): f"{ascii_lowercase[column]}{row + 1}" for row in range(size) for column in range(size)}


def _around(place: Coordinate, steps: Steps) -> Iterable[Coordinate]:
    return ((place[0] + across, place[1] + up) for across, up in steps)


HEX_SHAPES: dict[str, Callable[[int], dict[Coordinate, str]]] = {
    "hex-hex": _hexagon,
    "clipped": _clipped,
    "limped": _limped,
    "triangle": _triangle,
}
