"""The room that is left in a suitcase: how ragged it is, and how much of it is lost in holes."""

from __future__ import annotations

from typing import Any

from ....kit.compiled import compiled
from ....kit.kernel.types import WHOLE, WORDS, Words, types
from .squares import PAIR, Pair, above, around, below, both, count, either, left_of, right_of, without

ROOM = types.Tuple((WHOLE, WHOLE, PAIR, WHOLE, WHOLE))


@compiled(ROOM(WORDS, PAIR))
def room(grid: Words, empty: Pair) -> Any:
    """Return the edges of the room, its dead ends, the holes of one square, and how many there are of two and three."""
    up, down = both(below(grid, empty), empty), both(above(grid, empty), empty)
    left, right = both(right_of(grid, empty), empty), both(left_of(grid, empty), empty)
    edges = 4 * count(empty) - 2 * (count(up) + count(right))
    vertical, horizontal = either(up, down), either(left, right)
    some = either(vertical, horizontal)
    several = either(either(both(up, down), both(left, right)), both(vertical, horizontal))
    ends = without(some, several)
    twos = count(both(ends, above(grid, ends))) + count(both(ends, right_of(grid, ends)))
    crossings = either(both(both(up, down), horizontal), both(both(left, right), vertical))
    middles = without(without(several, crossings), around(grid, several))
    return edges, count(ends), without(empty, some), twos, count(middles)
