"""A suitcase as the kernel has it, how a tile changes it, and what it scores."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numba
import numpy as np
import numpy.typing as npt

from ....kit.compiled import compiled
from ....kit.kernel.types import NOTHING, NUMBERS, WHOLE, WORDS, Number, Numbers, Words, types
from .squares import around

COLOURS, GROUPS = 4, 16
"""Groups of a colour that are told apart: nobody scatters more."""
ACCESSORY, UNDERWEAR, SOCK = range(3)
SMALL, FOUR, FIVE, LARGE = range(4)
COLOUR, KIND, SIZE = range(3)
"""What is known of a tile; sizes are three squares or fewer, four, five, and more."""
ITEM, CAT = range(2)
MATCHING, COLOURFUL, FEWER, PAIRS_OF_FIVE, SMALL_ONES, SIZES = range(6)
"""What To-Dos count that look at tiles."""
MEASURE, POINTS = range(2)
UNDERWEAR_GIFT, SOCK_GIFT, RAT_GIFT, POM_GIFT = range(4)

CASE = np.dtype(
    [
        ("taken", np.uint64, (2,)),
        ("groups", np.uint64, (COLOURS, GROUPS, 2)),
        ("members", np.int64, (COLOURS, GROUPS)),
        ("number", np.int64, (COLOURS,)),
        ("largest", np.int64, (COLOURS,)),
        ("near", np.uint64, (COLOURS, 2)),
        ("kinds", np.int64, (3, COLOURS)),
        ("sizes", np.int64, (4,)),
        ("cats", np.int64),
        ("rats", np.int64),
        ("poms", np.int64),
        ("used", np.int64),
    ],
    align=True,
)
"""Groups of each colour, their members and their number; the members of the largest and the squares around it; tiles by
kind and colour, and by size; ``used`` are the Rats of this turn."""

Case: TypeAlias = Any
Cases: TypeAlias = Any
"""An array of suitcases, whose fields the checker can't know."""
A_CASE = numba.from_dtype(CASE)
CASES = types.Array(A_CASE, 1, "C")


class Tables(NamedTuple):
    """What a game knows of its tiles and of the To-Dos in play."""

    ways: npt.NDArray[np.uint64]
    """Every placement of every shape: its squares and those around it."""
    spans: npt.NDArray[np.int64]
    """Where the ways of a tile's side begin and end."""
    tiles: npt.NDArray[np.int64]
    regions: npt.NDArray[np.uint64]
    """What a To-Do wants filled."""
    region_points: Numbers
    todos: npt.NDArray[np.int64]
    groups: npt.NDArray[np.float64]
    """What a group of so many tiles scores."""
    grid: Words
    gifts: npt.NDArray[np.int64]
    """What a draft position gives of each gift."""
    barred: npt.NDArray[np.int64]
    """Whether each Cat Lady card bars each position."""
    cat: int


WAYS, TABLE, SPANS = types.uint64[:, ::1], types.int64[:, ::1], types.int64[:, :, ::1]
REALS = types.float64[::1]
TABLES = types.NamedTuple((WAYS, SPANS, TABLE, WAYS, NUMBERS, TABLE, REALS, WORDS, TABLE, TABLE, WHOLE), Tables)


@compiled(NOTHING(A_CASE, TABLE, WHOLE, WHOLE, WHOLE))
def tally(case: Case, tiles: Any, tile: Number, side: Number, sign: Number) -> None:
    """Count a tile, or count it no more."""
    case.kinds[tiles[tile, KIND], tiles[tile, COLOUR]] += sign
    case.sizes[tiles[tile, SIZE]] += sign
    if side == CAT:
        case.cats += sign
        case.rats -= sign
        case.used += sign


@compiled(NOTHING(A_CASE, TABLES, WHOLE, WHOLE, WHOLE))
def lay(case: Case, tables: Tables, tile: Number, side: Number, way: Number) -> None:
    """Place a tile; groups of its colour that it touches become one."""
    tally(case, tables.tiles, tile, side, 1)
    colour = tables.tiles[tile, COLOUR]
    low, high, near_low, near_high = tables.ways[way]
    case.taken[0] |= low
    case.taken[1] |= high
    members, kept = 1, 0
    for group in range(case.number[colour]):
        one, other = case.groups[colour, group, 0], case.groups[colour, group, 1]
        if one & near_low or other & near_high:
            low, high = low | one, high | other
            members += case.members[colour, group]
        else:
            case.groups[colour, kept, 0], case.groups[colour, kept, 1] = one, other
            case.members[colour, kept] = case.members[colour, group]
            kept += 1
    kept = min(kept, GROUPS - 1)
    case.groups[colour, kept, 0], case.groups[colour, kept, 1] = low, high
    case.members[colour, kept] = members
    case.number[colour] = kept + 1
    if members > case.largest[colour]:
        case.largest[colour] = members
        case.near[colour, 0], case.near[colour, 1] = around(tables.grid, (low, high))


@compiled(WHOLE(A_CASE, WHOLE))
def counted(case: Case, measure: Number) -> Number:
    """Return how often a To-Do that looks at tiles is done (PE-25, PE-26)."""
    kinds, sizes = case.kinds, case.sizes
    if measure == MATCHING:
        found = 0
        for colour in range(COLOURS):
            found += min(kinds[UNDERWEAR, colour], kinds[SOCK, colour])
        return found
    if measure == COLOURFUL:
        found = 0
        for colour in range(COLOURS):
            found += kinds[UNDERWEAR, colour] + kinds[SOCK, colour] > 0
        return found
    if measure == FEWER:
        return min(kinds[UNDERWEAR].sum(), kinds[SOCK].sum())
    if measure == PAIRS_OF_FIVE:
        return sizes[FIVE] // 2
    if measure == SMALL_ONES:
        return sizes[SMALL]
    return min(sizes[SMALL], sizes[FOUR], sizes[FIVE] + sizes[LARGE])


@compiled(WHOLE(A_CASE, TABLES))
def score(case: Case, tables: Tables) -> Number:
    """Return what the score sheet says (PE-20 to PE-22)."""
    points = case.cats * tables.cat
    for colour in range(COLOURS):
        points += np.int64(tables.groups[case.largest[colour]])
    for todo in range(tables.todos.shape[0]):
        points += tables.todos[todo, POINTS] * counted(case, tables.todos[todo, MEASURE])
    for region in range(tables.regions.shape[0]):
        low, high = tables.regions[region, 0], tables.regions[region, 1]
        if not (low & ~case.taken[0] or high & ~case.taken[1]):
            points += tables.region_points[region]
    return points
