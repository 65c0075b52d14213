"""What a suitcase promises: its points, those that are likely to come, and what it costs to have little room."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types as numba_types

from ....kit.compiled import compiled
from ....kit.kernel.types import NUMBERS, WHOLE, Number, Numbers
from . import eye as eyes
from .case import (
    A_CASE,
    ACCESSORY,
    COLOURS,
    FEWER,
    FIVE,
    FOUR,
    LARGE,
    MATCHING,
    MEASURE,
    PAIRS_OF_FIVE,
    POINTS,
    REALS,
    SIZES,
    SMALL,
    SOCK,
    TABLES,
    UNDERWEAR,
    Case,
    Tables,
    counted,
)
from .eye import EDGE, FADED, Reals
from .room import room
from .squares import FULL, PAIR, Pair, both, count, count_bits

types: Any = numba_types
REAL = types.float64
SMALLEST = 0.001
"""What an empty square costs: it breaks ties (PE-24)."""


@compiled(REAL(REALS, REAL))
def worth(groups: Reals, tiles: Number) -> Number:
    """Return what a group scores, between whole numbers of tiles too."""
    whole = np.int64(tiles)
    return groups[whole] + (tiles - whole) * (groups[whole + 1] - groups[whole])


@compiled(REAL(A_CASE, WHOLE, REAL))
def begun(case: Case, measure: Number, rounds: Number) -> Number:
    """Return how much of one more is done, of a To-Do that looks at tiles."""
    kinds, sizes = case.kinds, case.sizes
    if measure == MATCHING:
        found = 0.0
        for colour in range(COLOURS):
            found += min(1.0, abs(kinds[UNDERWEAR, colour] - kinds[SOCK, colour]))
        return min(found, rounds / 3)
    if measure == FEWER:
        return min(abs(kinds[UNDERWEAR].sum() - kinds[SOCK].sum()), rounds / 3)
    if measure == PAIRS_OF_FIVE:
        return min(1.0, rounds) * (sizes[FIVE] % 2)
    if measure == SIZES:
        fives = sizes[FIVE] + sizes[LARGE]
        least = min(sizes[SMALL], sizes[FOUR], fives)
        more = min(3, sizes[SMALL] - least) + min(3, sizes[FOUR] - least) + min(3, fives - least)
        return min(more / 3, rounds / 3)
    return 0.0


@compiled(REAL(A_CASE, TABLES, REALS))
def of_tiles(case: Case, tables: Tables, eye: Reals) -> Number:
    """Return what doesn't depend on where tiles lie: cats, Rats, and To-Dos that look at tiles."""
    rounds = eye[eyes.ROUNDS]
    value = float(case.cats * tables.cat) + eye[eyes.RAT] * min(float(case.rats), eye[eyes.TILES])
    for todo in range(tables.todos.shape[0]):
        measure, points = tables.todos[todo, MEASURE], tables.todos[todo, POINTS]
        value += points * (counted(case, measure) + eye[eyes.PART] * begun(case, measure, rounds))
    return value


@compiled(REAL(REALS, REALS, NUMBERS, NUMBERS, NUMBERS, REAL))
def of_colours(groups: Reals, eye: Reals, largest: Numbers, loose: Numbers, free: Numbers, to_come: Number) -> Number:
    """Return what the colours score once the tiles to come have joined them: most of them the largest group."""
    value, done = 0.0, 0
    for rank in range(COLOURS):
        best = -1
        for colour in range(COLOURS):
            if not done >> colour & 1 and (best < 0 or largest[colour] > largest[best]):
                best = colour
        done |= 1 << best
        growth = to_come * eye[eyes.FIRST + rank] + eye[eyes.JOIN] * loose[best] * eye[FADED]
        if largest[best]:
            growth *= min(1.0, free[best] / eye[eyes.OPEN])
        value += worth(groups, largest[best] + growth)
    return value


@compiled(REAL(TABLES, PAIR, WHOLE))
def filled_by_poms(tables: Tables, empty: Pair, poms: Number) -> Number:
    """Return what Pom-poms score that fill regions, those that lack fewest first: none overlap."""
    value = 0.0
    for size in range(1, poms + 1):
        for region in range(tables.regions.shape[0]):
            low, high = tables.regions[region, 0], tables.regions[region, 1]
            if size <= poms and count_bits(low & empty[0]) + count_bits(high & empty[1]) == size:
                value += tables.region_points[region]
                poms -= size
    return value


@compiled(REAL(TABLES, REALS, PAIR, PAIR, WHOLE))
def of_regions(tables: Tables, eye: Reals, empty: Pair, holes: Pair, poms: Number) -> Number:
    """Return what filled regions score or promise; at the end, Pom-poms fill those that lack fewest."""
    value = 0.0
    last = eye[eyes.ROUNDS] <= 0
    some = not last and (holes[0] | holes[1]) != 0
    for region in range(tables.regions.shape[0]):
        low, high = tables.regions[region, 0], tables.regions[region, 1]
        lacking = count_bits(low & empty[0]) + count_bits(high & empty[1])
        if some and (low & holes[0] or high & holes[1]):
            lost = count_bits(low & holes[0]) + count_bits(high & holes[1])
            lacking = min(np.int64(lacking + lost * eye[eyes.HOLE]), eyes.MOST_LACKING - 1)
        value += tables.region_points[region] * eye[eyes.REGION + lacking]
    return value + filled_by_poms(tables, empty, poms) if last else value


@compiled(REAL(WHOLE, TABLES, REALS, NUMBERS, NUMBERS, NUMBERS, PAIR))
def of_place(
    poms: Number, tables: Tables, eye: Reals, largest: Numbers, loose: Numbers, free: Numbers, empty: Pair
) -> Number:
    """Return what depends on where tiles lie: colours, regions, and the room that is left."""
    edges, ends, holes, twos, threes = room(tables.grid, empty)
    lost, left = count(holes), count(empty)
    to_come = min(eye[eyes.TILES], max(0.0, left - lost - 2 * twos) / eye[eyes.AREA])
    cost = eye[EDGE] * edges + eye[eyes.DEAD_END] * ends
    cost += eye[eyes.ONE] * max(0, lost - poms) + eye[eyes.TWO] * twos + eye[eyes.THREE] * threes
    value = of_colours(tables.groups, eye, largest, loose, free, to_come) - cost * eye[FADED] - SMALLEST * left
    value += of_regions(tables, eye, empty, holes, poms)
    return value + eye[eyes.POM] * poms if eye[eyes.ROUNDS] > 0 else value


@compiled(WHOLE(A_CASE, WHOLE))
def tiles_of(case: Case, colour: Number) -> Number:
    return case.kinds[ACCESSORY, colour] + case.kinds[UNDERWEAR, colour] + case.kinds[SOCK, colour]


@compiled(REAL(A_CASE, TABLES, REALS))
def promise(case: Case, tables: Tables, eye: Reals) -> Number:
    """Return what a suitcase is worth with the rounds to come to which the eye is set."""
    largest, loose, free = np.empty(COLOURS, np.int64), np.empty(COLOURS, np.int64), np.empty(COLOURS, np.int64)
    empty = tables.grid[FULL] & ~case.taken[0], tables.grid[FULL + 1] & ~case.taken[1]
    for colour in range(COLOURS):
        largest[colour] = case.largest[colour]
        loose[colour] = tiles_of(case, colour) - largest[colour]
        free[colour] = count(both((case.near[colour, 0], case.near[colour, 1]), empty))
    return of_tiles(case, tables, eye) + of_place(case.poms, tables, eye, largest, loose, free, empty)
