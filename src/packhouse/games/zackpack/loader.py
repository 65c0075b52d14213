"""The exact loader: a load of the most cubes, and the proof that there is no better one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import numpy as np

from ...kit.stopping import stopped_after
from .actions import Direction
from .kernel import loads
from .kernel.loads import FACTS, HEIGHT, MOST, NODES, SEARCH, STOP, Yard

DIRECTIONS: tuple[Direction, ...] = ("across", "back", "up")
BYTE = 1 << 8
SMALL, LARGE = 1 << 16, 1 << 20
"""How many positions are kept in mind, for trucks like those in the box and for much larger ones."""


class Laid(msgspec.Struct, frozen=True):
    """A piece of a load; its square by number, and its lowest level from 1."""

    size: int
    square: int
    direction: Direction
    level: int


class BestLoad(msgspec.Struct, frozen=True):
    cubes: int
    """How many cubes the load holds."""
    bound: int
    """What no load can exceed: as much as the load holds, where it is proved to be the best."""
    bars: tuple[Laid, ...]
    """The load, each piece after those that it rests on."""
    looked: int
    """How many positions were looked at."""


def longest(squares: Collection[tuple[int, int]], height: int) -> int:
    """Return the size of the longest piece that has room at all."""
    size = height
    for column, row in squares:
        for right, behind in ((1, 0), (0, 1)):
            reach = 1
            while (column + reach * right, row + reach * behind) in squares:
                reach += 1
            size = max(size, reach)
    return size


def best_load(
    squares: Sequence[tuple[int, int]],
    height: int,
    counts: Sequence[int],
    seconds: float | None = None,
    heights: Sequence[int] = (),
) -> BestLoad:
    """Return a load of the most cubes on a floor of squares (column, row), given the number of pieces of each size.

    Where something lies there already, ``heights`` says how high, and the load is what comes on top of it. One after
    another, the numbers of cubes that no simple bound forbids are refuted or reached.
    """
    room = len(squares) * height - sum(heights)
    largest = longest(set(squares), height)
    usable = [number if size <= largest else 0 for size, number in enumerate(counts, 1)]
    rest = sum(size * number for size, number in enumerate(usable, 1))
    yard = _yard(squares, height, usable, heights)
    with stopped_after(seconds, yard.facts, STOP):
        bound = _reached(yard, min(room, rest), room, rest)
    return BestLoad(int(yard.facts[MOST]), bound, _bars(yard), int(yard.facts[NODES]))


def _reached(yard: Yard, bound: int, room: int, rest: int) -> int:
    """Lower the bound until a load reaches it, or the time is up."""
    while yard.facts[MOST] < bound and not loads.load(yard, 0, bound, room, rest) and not yard.facts[STOP]:
        bound -= 1
        yard.facts[SEARCH] += 1
    return bound


def _yard(squares: Sequence[tuple[int, int]], height: int, counts: Sequence[int], heights: Sequence[int]) -> Yard:
    assert max(height, *counts) < BYTE  # a position is kept in mind with a byte for each
    number = {square: index for index, square in enumerate(squares)}
    pieces, rows = sum(counts), SMALL if len(squares) * height <= 64 else LARGE
    facts = np.zeros(FACTS, np.int64)
    facts[HEIGHT], facts[MOST], facts[SEARCH] = height, -1, 1
    return Yard(
        steps=np.array(
            [
                [number.get((column + 1, row), -1) for column, row in squares],
                [number.get((column, row + 1), -1) for column, row in squares],
            ]
        ),
        heights=np.array(heights or [0] * len(squares), np.int64),
        left=np.array([0, *counts]),
        bars=np.zeros((pieces, 4), np.int64),
        best=np.zeros((pieces, 4), np.int64),
        keys=np.empty((rows, -(-(len(squares) + len(counts) + 1) // 8)), np.uint64),
        noted=np.zeros(rows, np.int64),
        facts=facts,
    )


def _bars(yard: Yard) -> tuple[Laid, ...]:
    return tuple(
        Laid(size, square, DIRECTIONS[direction], level + 1)
        for size, square, direction, level in yard.best.tolist()
        if size
    )
