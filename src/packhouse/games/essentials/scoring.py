"""The score sheet: colours, cats and To-Dos (PE-20 to PE-24)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kit.grid import Grid
from .components import COLOURS, Box
from .state import Laid, Score, Suitcase
from .tiles import Tile
from .todos import OF_TILES, Regions, filled


class Sheet:
    def __init__(self, box: Box, grid: Grid, tiles: Sequence[Tile], *, sideways: bool) -> None:
        self.box = box
        self.tiles = tiles
        self.squares = len(grid)
        self.regions = Regions(grid)
        self.points = [todo.points if todo.sideways is None or not sideways else todo.sideways for todo in box.todos]

    def score(self, case: Suitcase, todos: Sequence[int]) -> Score:
        groups = tuple(self.largest(case.laid, colour) for colour in range(len(COLOURS)))
        worth = tuple(map(self.worth, groups))
        cats = self.box.cat * sum(laid.side == "cat" for laid in case.laid)  # PE-21
        done = tuple(self.to_do(number, case) for number in todos)
        empty = self.squares - case.taken.bit_count()
        return Score(groups, worth, cats, done, sum(worth) + cats + sum(done), empty)

    def worth(self, tiles: int) -> int:
        """Return what a group of so many tiles scores (PE-20)."""
        points = self.box.groups
        return points[min(tiles, len(points)) - 1] if tiles else 0

    def largest(self, laid: Sequence[Laid], colour: int) -> int:
        """Return how many tiles the largest group of a colour has: they touch along edges."""
        left = [
            self.tiles[one.tile].at(one.side, one.turn, one.cell)
            for one in laid
            if self.tiles[one.tile].colour == colour
        ]
        best = 0
        while left:
            group = [left.pop()]
            for placed in group:  # it grows while we walk along it
                group += [other for other in left if other.mask & placed.around]
                left = [other for other in left if not other.mask & placed.around]
            best = max(best, len(group))
        return best

    def to_do(self, number: int, case: Suitcase) -> int:
        """Return what a To-Do scores (PE-22); staple squares and Pom-poms fill as tiles do."""
        measure = self.box.todos[number].scores
        count = OF_TILES.get(measure)
        if count:
            return self.points[number] * count([self.tiles[laid.tile] for laid in case.laid])
        return self.points[number] * filled(self.regions.of[measure], case.taken)
