"""Trucks by the squares of the largest floor, so that all of them look alike to whoever learns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from ...kit.grid import rectangle
from ...kit.vectors import Numbers, flags, share
from .actions import Put
from .components import COLUMNS, ROWS
from .truck import Bar, Truck

FLOOR = rectangle(COLUMNS, ROWS)
LEVELS = 6
"""More than any truck is high is never free."""


def puts(trucks: Mapping[int, Truck]) -> list[Put]:
    """Return every way to put a piece on any truck."""
    return list(dict.fromkeys(put for truck in trucks.values() for put in truck.placements))


def heights(truck: Truck, bars: Iterable[Bar]) -> list[int]:
    """Return how many cubes lie above each square of a truck's floor."""
    found = [0] * len(truck.squares)
    for bar in bars:
        _, squares, gain, _ = truck.placements[Put(bar.size, bar.cell, bar.direction)]
        for square in squares:
            found[square] += gain
    return found


def seen(truck: Truck | None, heights: Sequence[int]) -> Numbers:
    """Return for each square of the largest floor whether the truck has it, then how much is free above it."""
    floor, free = [0] * len(FLOOR), [0] * len(FLOOR)
    for place, height in zip(truck.squares, heights, strict=True) if truck else ():
        square = FLOOR.at[place]
        floor[square], free[square] = 1, truck.height - height if truck else 0
    return [*flags(*floor), *chain.from_iterable(share(levels, LEVELS) for levels in free)]
