"""What a position promises, without looking ahead: gauges, each Red's less Blue's, and what each is worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.types import NOTHING, NUMBERS, WHOLE, Number, Numbers, types
from .position import A_POSITION, CONTROL, MIXUP, PREMIUM, WHOLESALE, Position, reach, worth

POINT = 100
"""Values are in hundredths of a point."""

LEAD, DOUBLED, HALVED, UNPLAYED = range(4)
"""Points; apples that unplayed Premiums would add, and Wholesales take from the other; unplayed tiles, kind by kind."""
KINDS = 6
READY, OPEN, TOP, SWAP = range(UNPLAYED + KINDS, UNPLAYED + KINDS + 4)
"""Rush Orders; open crates; the best tray for Quality Control to take, and what a Mix-up would gain."""
ON_MOVE, BEST_TRAY, SECOND_TRAY, TRAYS = range(SWAP + 1, SWAP + 5)
"""Being on move, and the trays in reach then."""
GAUGES = TRAYS + 1
DIALS = GAUGES + 1 + KINDS
"""The gauges, and room to count tiles."""

WEIGHTS = np.array([
    [0.99, 0.59, 0.80, 3.02, -0.33, -0.94, 0.26, -0.91, -0.40, 1.53, 0.44, 0.37, 0.65, 0.67, 0.03, 0.17, 0.15],
    [-0.01, -0.78, -0.60, 7.62, 4.77, 3.67, 6.32, 3.24, 7.36, 3.74, -0.92, -0.65, -0.43, 0.21, 0.17, -0.01, -0.32],
])  # fmt: skip
"""What a gauge is worth in points when no tray is left, and what more when all are there.

Fitted by least squares to the final lead in 3,000 games of an earlier version against itself, as
``benchmarks/fit.py`` does.
"""


@compiled(types.UniTuple(WHOLE, 2)(WHOLE, WHOLE, WHOLE))
def two_largest(first: Number, second: Number, number: Number) -> Any:
    return (number, first) if number > first else (first, max(second, number))


@compiled(types.UniTuple(WHOLE, 4)(A_POSITION, WHOLE))
def open_crates(position: Position, seat: Number) -> Any:
    """Return the apples of the two fullest open crates of a seat, and the largest and the smallest tray on top."""
    first, second = 0, 0
    highest: Number = 0
    lowest: Number = 0
    for crate in range(seat * position.crates, (seat + 1) * position.crates):
        if position.heights[crate] and not position.closed[crate]:
            first, second = two_largest(first, second, position.apples[crate])
            top = np.int64(position.stacks[crate, position.heights[crate] - 1])
            highest, lowest = max(highest, top), min(lowest, top) if lowest else top
    return first, second, highest, lowest


@compiled(NOTHING(A_POSITION, WHOLE, NUMBERS))
def gauge_seat(position: Position, seat: Number, dials: Numbers) -> None:
    """Add what there is for Red, or take away what there is for Blue."""
    sign, size, crates = 1 - 2 * seat, np.int64(position.size), np.int64(position.crates)
    unplayed = dials[GAUGES:]
    unplayed[:] = 0
    for slot in range(2 * size * seat, 2 * size * (seat + 1)):
        unplayed[position.tiles[slot]] += 1
    for kind in range(1, KINDS + 1):
        dials[UNPLAYED + kind - 1] += sign * unplayed[kind]
    for crate in range(seat * crates, (seat + 1) * crates):
        dials[LEAD] += sign * worth(position, crate)
        dials[OPEN] += 0 if position.closed[crate] else sign
    dials[READY] += sign * position.rush[seat]
    fullest, next_fullest, _, lowest = open_crates(position, seat)
    if unplayed[PREMIUM]:
        dials[DOUBLED] += sign * (fullest + (next_fullest if unplayed[PREMIUM] > 1 else 0))
    fullest, next_fullest, highest, _ = open_crates(position, 1 - seat)
    if unplayed[WHOLESALE]:
        dials[HALVED] += sign * ((fullest + (next_fullest if unplayed[WHOLESALE] > 1 else 0)) // 2)
    if unplayed[CONTROL]:
        dials[TOP] += sign * highest
    if unplayed[MIXUP] and lowest:
        dials[SWAP] += sign * max(0, highest - lowest)


@compiled(NOTHING(A_POSITION, NUMBERS))
def gauge_reach(position: Position, dials: Numbers) -> None:
    seat = np.int64(position.turn)
    sign, best, second, trays = 1 - 2 * seat, 0, 0, 0
    first, step, _ = reach(position, seat)
    for nth in range(position.size):
        apples = np.int64(position.trays[first + nth * step])
        if apples > 0:
            trays += 1
            best, second = two_largest(best, second, apples)
    dials[ON_MOVE], dials[TRAYS] = sign, sign * trays
    dials[BEST_TRAY], dials[SECOND_TRAY] = sign * best, sign * second


@compiled(types.float64(A_POSITION, NUMBERS))
def gauge(position: Position, dials: Numbers) -> Number:
    """Read all gauges; return how much of the game is still to come, by the share of trays that can be grabbed."""
    dials[:] = 0
    gauge_seat(position, 0, dials)
    gauge_seat(position, 1, dials)
    gauge_reach(position, dials)
    cells, left = np.int64(position.size) * position.size, 0
    for cell in range(cells):
        left += position.trays[cell] > 0
    return left / cells


@compiled(WHOLE(A_POSITION, NUMBERS))
def estimate(position: Position, dials: Numbers) -> Number:
    """Return by how much Red will win, as far as can be told."""
    early, value = gauge(position, dials), 0.0
    for index in range(GAUGES):
        value += (WEIGHTS[0, index] + early * WEIGHTS[1, index]) * dials[index]
    return np.int64(POINT * value)
