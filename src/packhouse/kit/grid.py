"""The cells of a board: where they lie, what they are called, and which of them are neighbours."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase
from typing import NewType, TypeAlias

from .masks import bits, mask_of

Cell = NewType("Cell", str)
"""A cell's name. On squares: the column's letter from the left, the row's number from the bottom, ``c4``."""

Place: TypeAlias = tuple[int, int]
"""Column and row from the bottom left, (0, 0); on hexagons, axial."""

Steps: TypeAlias = tuple[Place, ...]
"""Where neighbours are, from any cell."""

EDGES: Steps = ((1, 0), (0, 1), (-1, 0), (0, -1))
CORNERS: Steps = ((1, 1), (-1, 1), (-1, -1), (1, -1))
HEXAGON: Steps = (*EDGES, (1, -1), (-1, 1))

LETTERS = ascii_lowercase
"""What columns are called; so there are 26 of them at most."""
SQUARE = "#"


def name_at(place: Place) -> Cell:
    """Return what a square is called: ``name_at((2, 3)) == "c4"``."""
    return Cell(f"{LETTERS[place[0]]}{place[1] + 1}")


def place_of(name: str) -> Place:
    """Return where the square of a name is: ``place_of("c4") == (2, 3)``."""
    return LETTERS.index(name[0]), int(name[1:]) - 1


def drawn(rows: Sequence[str]) -> list[Place]:
    """Return the squares of a drawing, row by row from the bottom: ``drawn(["#.", "##"])``."""
    upwards = enumerate(reversed(rows))
    return [(column, row) for row, line in upwards for column, sign in enumerate(line) if sign == SQUARE]


class Grid:
    """Cells of any outline, numbered row by row from the bottom: ``rectangle(8, 12).index["c4"]``."""

    def __init__(self, names: Mapping[Place, str], steps: Steps = EDGES) -> None:
        self.places = tuple(sorted(names, key=lambda place: (place[1], place[0])))
        self.cells = tuple(Cell(names[place]) for place in self.places)
        self.index: dict[str, int] = {cell: number for number, cell in enumerate(self.cells)}
        """The number of each cell by its name."""
        self.at = {place: number for number, place in enumerate(self.places)}
        """The number of each cell by its place."""
        self.neighbours = tuple(
            tuple(sorted(self.at[near] for near in _around(place, steps) if near in self.at)) for place in self.places
        )
        self.near = tuple(map(mask_of, self.neighbours))
        """The neighbours of each cell as a mask."""
        self.full = mask_of(range(len(self.cells)))
        self.columns, self.rows = self._lines(0), self._lines(1)
        """Those that have cells, from the left and from the bottom: the cells of each, by number."""

    def __len__(self) -> int:
        return len(self.cells)

    def around(self, mask: int) -> int:
        """Return the neighbours of a mask's cells that aren't in it."""
        near = 0
        for cell in bits(mask):
            near |= self.near[cell]
        return near & ~mask

    def groups(self, mask: int) -> list[int]:
        """Return the parts of a mask that hang together, each as a mask."""
        found = []
        while mask:
            group, more = 0, mask & -mask
            while more:
                group |= more
                more = self.around(group) & mask
            found.append(group)
            mask ^= group
        return found

    def _lines(self, axis: int) -> tuple[tuple[int, ...], ...]:
        lines: dict[int, list[int]] = {}
        for number, place in enumerate(self.places):
            lines.setdefault(place[axis], []).append(number)
        return tuple(tuple(lines[line]) for line in sorted(lines))


def outline(places: Iterable[Place], steps: Steps = EDGES) -> Grid:
    """Return a grid of just these squares, which keep their names: ``outline(drawn(["##.", ".##"]))``."""
    return Grid({place: name_at(place) for place in places}, steps)


@functools.cache
def rectangle(columns: int, rows: int, steps: Steps = EDGES) -> Grid:
    """Return the grid of all squares; whoever asks for the same one gets the same."""
    return outline(((column, row) for row in range(rows) for column in range(columns)), steps)


def _around(place: Place, steps: Steps) -> Iterable[Place]:
    return ((place[0] + across, place[1] + up) for across, up in steps)
