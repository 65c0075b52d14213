"""Tiles as a table knows them: colour, kind, size, and every way to place either side, worked out once."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from ...kit.grid import Grid
from ...kit.polyominoes import Placement, Placements, Shape, mirrored, placements
from .actions import Put, Side, TileName
from .components import COLOURS, Box, Kind, Supply, squares

SIDES: tuple[Side, ...] = ("item", "cat")


class Way(NamedTuple):
    """A placement of a tile with the action that makes it."""

    put: Put
    mask: int


class Tile:
    """One Accessory tile, or all the Underwear or Sock tiles of a colour and shape."""

    def __init__(self, number: int, name: str, kind: Kind, shape: Shape, grid: Grid) -> None:
        self.number = number
        self.name = TileName(name)
        self.colour = next(index for index, colour in enumerate(COLOURS) if name.startswith(f"{colour}-"))
        self.kind = kind
        self.size = len(shape)
        self.shapes: dict[Side, Shape] = {"item": shape, "cat": mirrored(shape)}  # PE-5
        self.grid = grid
        self.placements: dict[Side, Placements] = {side: placements(grid, self.shapes[side]) for side in SIDES}

    def at(self, side: Side, turn: int, cell: int) -> Placement:
        """Return a placement that is known to be one."""
        found = self.placements[side].at(turn, cell)
        assert found
        return found

    @functools.cached_property
    def ways(self) -> dict[Side, tuple[Way, ...]]:
        """By side, every way to place it in an empty suitcase without staples."""
        return {side: tuple(self._ways(side)) for side in SIDES}

    def _ways(self, side: Side) -> Iterator[Way]:
        for one in self.placements[side].all:
            yield Way(Put(self.name, side, one.turn, self.grid.cells[one.cell]), one.mask)

    def fitting(self, side: Side, taken: int) -> list[Way]:
        """Return the ways that cover no taken square."""
        ways = self.ways[side]
        return [ways[number] for number in self.placements[side].numbers(taken)]

    def fits(self, side: Side, taken: int) -> bool:
        """Say whether there is one."""
        return self.placements[side].fits(taken)


def tiles_of(box: Box, grid: Grid) -> list[Tile]:
    """Return Accessories first, then Underwear, then Socks; a tile's number is its place in this list."""
    named: list[tuple[str, Kind, Shape]] = [
        (f"{colour}-{row.item}", "accessory", squares(row.shape)) for row in box.tiles for colour in row.colours
    ]
    supplies: dict[Kind, tuple[Supply, ...]] = {"underwear": box.underwear, "sock": box.socks}
    for kind, rows in supplies.items():
        named += [(f"{colour}-{row.item}", kind, squares(row.shape)) for row in rows for colour in COLOURS]
    return [Tile(number, name, kind, shape, grid) for number, (name, kind, shape) in enumerate(named)]
