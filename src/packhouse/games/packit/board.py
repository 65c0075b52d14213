"""The six boards: their cells, how cells are named, and which cells are adjacent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

from ...kit.grid import CORNERS, EDGES, HEXAGON, LETTERS, Grid, Place, Steps, name_at


class Board(Grid):
    """A grid that knows how large a packet is. On hexagons, the place (0, 0) is in the centre or nearest to it."""

    def __init__(self, names: Mapping[Place, str], steps: Steps, *, hexagonal: bool) -> None:
        super().__init__(names, steps)
        self.hexagonal = hexagonal
        self.packet_size = len(steps) + 1


def build(shape: str, size: int, neighbours: int | None) -> Board:
    """Return a board; ``neighbours`` (4 or 8) changes the packet of the square ones (PI-9f)."""
    if shape in HEX_SHAPES:
        return Board(HEX_SHAPES[shape](size), HEXAGON, hexagonal=True)
    wide = neighbours == 8 if neighbours else shape == "diagonal"
    return Board(_square(size), EDGES + CORNERS if wide else EDGES, hexagonal=False)


def _hexagon(size: int) -> dict[Place, str]:  # PI-2
    return _cut_triangle(3 * (size - 1), 2 * (size - 1))


def _clipped(size: int) -> dict[Place, str]:  # PI-9a
    far = size - 1
    corners = {(0, far), (far, 0), (-far, far), (-far, 0), (0, -far), (far, -far)}
    return {place: name for place, name in _hexagon(size).items() if place not in corners}


def _limped(size: int) -> dict[Place, str]:  # PI-9b
    return _cut_triangle(3 * size - 4, 2 * size - 3)


def _triangle(size: int) -> dict[Place, str]:  # PI-9e
    return _cut_triangle(size - 1, size - 1)


def _cut_triangle(total: int, most: int) -> dict[Place, str]:
    """Name the cells of a triangle whose three corners are cut: every hex board is one.

    A cell has three distances x, y, z to the triangle's sides, which add up to ``total``; none may pass ``most``.
    Rows (y) are lettered from the bottom; numbers follow the diagonal that leans to the left (z).
    """
    middle = round(total / 3)
    return {
        (x - middle, y - middle): f"{LETTERS[y]}{most - (total - x - y) + 1}"
        for y in range(most + 1)
        for x in range(most + 1)
        if 0 <= total - x - y <= most
    }


def _square(size: int) -> dict[Place, str]:
    return {place: name_at(place) for place in product(range(size), range(size))}


HEX_SHAPES: dict[str, Callable[[int], dict[Place, str]]] = {
    "hex-hex": _hexagon,
    "clipped": _clipped,
    "limped": _limped,
    "triangle": _triangle,
}
