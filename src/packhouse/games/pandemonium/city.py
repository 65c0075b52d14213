"""A city map card worked out: roads, distances, the Rogue's possible walks, and where bases may stand."""

from __future__ import annotations

from typing import NamedTuple

from ...kit.masks import mask_of
from .actions import Base, Rogue
from .components import CityMap, free_sides
from .ground import GRID, SQUARES, edge, roads_of

ROGUE_STEPS = 3


class Walk(NamedTuple):
    """A way that the Rogue may take, and the action that announces it."""

    cells: tuple[int, ...]
    mask: int
    action: Rogue


class City:
    def __init__(self, card: CityMap) -> None:
        self.card = card
        self.roads = roads_of(card.water, card.bridges)
        self.exits = self.roads.exits
        self.away = [[far[cell] for cell in range(SQUARES)] for far in map(self.roads.distances, range(SQUARES))]
        """From each square: how many steps to each."""
        self.walks = [self._walks(start) for start in range(SQUARES)]
        """From each square: every way of up to three steps, none at all first (PM-14)."""
        self.gate = GRID.index[card.base]
        self.van = GRID.index[card.cubes[-1]]
        self.bases = [Base(GRID.cells[cell], side) for side in free_sides(card) for cell in edge(side)]  # PM-3

    def _walks(self, start: int) -> list[Walk]:
        ways = [(), *self.roads.walks(start, ROGUE_STEPS, lambda way, cell: True)]
        return [Walk(way, mask_of(way), Rogue(tuple(GRID.cells[cell] for cell in way))) for way in ways]
