"""Where a tile is best placed, and several together."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ....kit.compiled import compiled
from ....kit.kernel.types import NOTHING, NUMBERS, U64, WHOLE, Number, Numbers, U, types
from . import eye as eyes
from .case import (
    A_CASE,
    CASE,
    CASES,
    CAT,
    COLOUR,
    COLOURS,
    REALS,
    SPANS,
    TABLE,
    TABLES,
    Case,
    Cases,
    Tables,
    lay,
    tally,
)
from .eye import Reals
from .promise import REAL, of_place, of_tiles, promise, tiles_of
from .squares import FULL, around, count_bits

RATS_A_TURN = 2
NOWHERE = -1e9
TILE, SIDE, WAY = range(3)
"""A step of a plan."""
A_TILE_MORE = 1000.0
"""Placing one more tile is worth more than anything else: it must be done if it can be (PE-17)."""


@compiled(REAL(U64, WHOLE))
def misjudged(salt: Number, way: Number) -> Number:
    """Return a number from -1 to 1 that looks drawn by lot, the same for the same salt and way."""
    bits = (salt + U(way)) * U(0x9E3779B97F4A7C15)
    bits = (bits ^ (bits >> U(30))) * U(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> U(27))) * U(0x94D049BB133111EB)
    return float(bits >> U(40)) / float(1 << 23) - 1.0


@compiled(WHOLE(REALS, TABLE, WHOLE, REAL, WHOLE, WHOLE, WHOLE))
def note(values: Reals, steps: Any, kept: Number, value: Number, tile: Number, side: Number, way: Number) -> Number:
    """Put a step where it belongs among the best."""
    most = values.shape[0]
    if kept == most and value <= values[kept - 1]:
        return kept
    place = min(kept, most - 1)
    while place > 0 and values[place - 1] < value:
        values[place] = values[place - 1]
        for part in range(3):
            steps[place, part] = steps[place - 1, part]
        place -= 1
    values[place] = value
    steps[place, TILE], steps[place, SIDE], steps[place, WAY] = tile, side, way
    return min(kept + 1, most)


@compiled(WHOLE(A_CASE, TABLES, REALS, U64, WHOLE, WHOLE, REALS, TABLE, WHOLE))
def try_side(
    case: Case, tables: Tables, eye: Reals, salt: Number, tile: Number, side: Number, values: Reals, steps: Any,
    kept: Number,
) -> Number:  # fmt: skip
    """Note the best placements of a side among the best so far, the best first; return how many are noted."""
    tally(case, tables.tiles, tile, side, 1)
    steady = of_tiles(case, tables, eye)
    tally(case, tables.tiles, tile, side, -1)
    mine, poms = tables.tiles[tile, COLOUR], case.poms
    taken_low, taken_high = case.taken[0], case.taken[1]
    largest, loose, free = np.empty(COLOURS, np.int64), np.empty(COLOURS, np.int64), np.empty(COLOURS, np.int64)
    near = np.empty((COLOURS, 2), np.uint64)
    for colour in range(COLOURS):
        largest[colour], loose[colour] = case.largest[colour], tiles_of(case, colour) - case.largest[colour]
        near[colour, 0], near[colour, 1] = case.near[colour, 0], case.near[colour, 1]
    before, total = largest[mine], largest[mine] + loose[mine] + 1
    around_before = near[mine, 0], near[mine, 1]
    for way in range(tables.spans[tile, side, 0], tables.spans[tile, side, 1]):
        low, high = tables.ways[way, 0], tables.ways[way, 1]
        if low & taken_low or high & taken_high:
            continue
        empty = tables.grid[FULL] & ~(taken_low | low), tables.grid[FULL + 1] & ~(taken_high | high)
        near_low, near_high = tables.ways[way, 2], tables.ways[way, 3]
        members = 1
        for group in range(case.number[mine]):
            one, other = case.groups[mine, group, 0], case.groups[mine, group, 1]
            if one & near_low or other & near_high:
                members += case.members[mine, group]
                low, high = low | one, high | other
        largest[mine] = max(before, members)
        loose[mine] = total - largest[mine]
        near[mine, 0], near[mine, 1] = around(tables.grid, (low, high)) if members > before else around_before
        for colour in range(COLOURS):
            free[colour] = count_bits(near[colour, 0] & empty[0]) + count_bits(near[colour, 1] & empty[1])
        value = steady + of_place(poms, tables, eye, largest, loose, free, empty)
        if eye[eyes.BLUR] > 0:
            value += eye[eyes.BLUR] * misjudged(salt, 2 * way + side)
        kept = note(values, steps, kept, value, tile, side, way)
    return kept


@compiled(WHOLE(A_CASE, TABLES, REALS, U64, WHOLE, REALS, TABLE))
def best_ways(case: Case, tables: Tables, eye: Reals, salt: Number, tile: Number, values: Reals, steps: Any) -> Number:
    """Note the best placements of a tile, as many as there is room for; return how many."""
    kept = try_side(case, tables, eye, salt, tile, 0, values, steps, 0)
    if min(case.rats, min(RATS_A_TURN, eye[eyes.CATS]) - case.used) > 0:  # PE-18
        kept = try_side(case, tables, eye, salt, tile, CAT, values, steps, kept)
    return kept


class Plans(NamedTuple):
    """The best ways to place a whole hand, the best first."""

    values: Reals
    steps: npt.NDArray[np.int64]
    """Of each plan the tiles in the order in which they are placed; what fits nowhere isn't among them."""
    lengths: Numbers
    cases: Cases
    """What the suitcase is then."""
    number: Numbers


PLANS = types.NamedTuple((REALS, SPANS, NUMBERS, CASES, NUMBERS), Plans)


@compiled(NOTHING(PLANS, A_CASE, REAL, TABLE, WHOLE))
def keep(plans: Plans, case: Case, value: Number, steps: Any, length: Number) -> None:
    """Keep a plan if it is among the best, and none of them packs just the same."""
    most, kept = plans.values.shape[0], plans.number[0]
    if kept == most and value <= plans.values[kept - 1]:
        return
    for plan in range(kept):
        same = plans.cases[plan].taken == case.taken
        if plans.values[plan] == value and same[0] and same[1]:
            return
    place = min(kept, most - 1)
    while place > 0 and plans.values[place - 1] < value:
        plans.values[place], plans.lengths[place] = plans.values[place - 1], plans.lengths[place - 1]
        plans.steps[place] = plans.steps[place - 1]
        plans.cases[place] = plans.cases[place - 1]
        place -= 1
    plans.values[place], plans.lengths[place] = value, length
    plans.steps[place] = steps
    plans.cases[place] = case
    plans.number[0] = min(kept + 1, most)


@compiled(NOTHING(A_CASE, TABLES, REALS, U64, NUMBERS, WHOLE, TABLE, WHOLE, PLANS))
def pack(
    case: Case, tables: Tables, eye: Reals, salt: Number, hand: Numbers, beam: Number, steps: Any, done: Number,
    plans: Plans,
) -> None:  # fmt: skip
    """Find the best ways to place what can be placed of a hand.

    Of each tile that could come next, the ``beam`` best placements are followed. ``steps`` are those ``done`` before.
    """
    most = beam if hand.shape[0] > 1 else plans.values.shape[0]
    values, ways, after = np.empty(most), np.empty((most, 3), np.int64), np.empty(1, CASE)
    fits = False
    for index in range(hand.shape[0]):
        others = np.concatenate((hand[:index], hand[index + 1 :]))
        for way in range(best_ways(case, tables, eye, salt, hand[index], values, ways)):
            fits = True
            steps[done] = ways[way]
            after[0] = case
            lay(after[0], tables, ways[way, TILE], ways[way, SIDE], ways[way, WAY])
            if others.shape[0]:
                pack(after[0], tables, eye, salt, others, beam, steps, done + 1, plans)
            else:
                keep(plans, after[0], values[way] + A_TILE_MORE * (done + 1), steps, done + 1)
    if not fits:
        keep(plans, case, promise(case, tables, eye) + A_TILE_MORE * done, steps, done)
