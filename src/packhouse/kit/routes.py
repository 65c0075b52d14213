"""Ways over a grid, step by step, where walls and blocked cells allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from .grid import Grid

Step: TypeAlias = tuple[int, int]
"""From a cell to a neighbour, by their numbers."""

Route: TypeAlias = tuple[int, ...]
"""The cells that are entered, one after another: where it starts isn't among them."""


class Roads:
    """A grid's steps without those through walls: ``Roads(rectangle(5, 5), walls).routes(start, 3)``."""

    def __init__(self, grid: Grid, walls: Iterable[Step] = (), one_way: Iterable[Step] = ()) -> None:
        """Close walls from both sides, and one-way steps against their direction."""
        both = [step for one, other in walls for step in ((one, other), (other, one))]
        closed = {*both, *((there, here) for here, there in one_way)}
        self.exits = tuple(
            tuple(near for near in neighbours if (cell, near) not in closed)
            for cell, neighbours in enumerate(grid.neighbours)
        )
        """By cell: where a step leads, lowest number first."""

    def distances(self, start: int, most: int | None = None, blocked: int = 0) -> dict[int, int]:
        """Return in how few steps, at most so many, each cell is reached, nearest first; the start in none.

        A blocked cell, one in that mask, can't be entered, but one can start from it.
        """
        found = {start: 0}
        edge = [start]
        while edge and (most is None or found[edge[0]] < most):
            steps = found[edge[0]] + 1
            near = {cell: steps for here in edge for cell in self.exits[here] if not blocked >> cell & 1}
            edge = sorted(near.keys() - found.keys())
            found |= dict.fromkeys(edge, steps)
        return found

    def shortest(self, start: int, goal: int, blocked: int = 0) -> list[Route]:
        """Return every route of the fewest steps; none where no way leads."""
        away = self.distances(start, blocked=blocked)
        return self._ways(away, goal) if goal in away else []

    def _ways(self, away: Mapping[int, int], cell: int) -> list[Route]:
        if not away[cell]:
            return [()]
        before = (near for near, steps in away.items() if steps == away[cell] - 1 and cell in self.exits[near])
        return sorted((*way, cell) for near in before for way in self._ways(away, near))

    def routes(self, start: int, most: int, blocked: int = 0) -> Iterator[Route]:
        """Return every route of one to so many steps that comes to no cell twice, nor back to the start."""
        return self.walks(start, most, lambda way, cell: cell not in (start, *way) and not blocked >> cell & 1)

    def walks(self, start: int, most: int, enters: Callable[[Route, int], bool], way: Route = ()) -> Iterator[Route]:
        """Return every route of one to so many steps whose each cell may be entered after the way to it.

        What goes on from a route follows it at once, in the order of exits.
        """
        for cell in self.exits[way[-1] if way else start] if len(way) < most else ():
            if enters(way, cell):
                yield (*way, cell)
                yield from self.walks(start, most, enters, (*way, cell))
