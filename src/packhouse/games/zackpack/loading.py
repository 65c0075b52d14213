"""Loading a truck: what can be put where, and what can be taken back (ZP-10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from .actions import Put, Take
from .state import Place
from .truck import Loaded, Truck

MOST_TAKES = 99
"""So often in a round a player may take a piece back (ZP-10): where no clock runs, nobody loads for ever."""


def puts(truck: Truck, place: Place) -> list[Put]:
    """Return every way to load a piece that is left: nothing hangs over, so what is beneath must be level."""
    heights, left, height = place.heights, place.left, truck.height
    found = []
    for lying, standing in compress(zip(truck.lying, truck.standing, strict=True), left):
        for put, squares, _, _ in lying:
            level = heights[squares[0]]
            if level < height:
                for square in squares:
                    if heights[square] != level:
                        break
                else:
                    found.append(put)
        for put, squares, gain, _ in standing:
            if heights[squares[0]] + gain <= height:
                found.append(put)
    return found


def takes(truck: Truck, place: Place) -> list[Take]:
    return [loaded.take for loaded in _on_top(truck, place)] if place.takes < MOST_TAKES else []


def _on_top(truck: Truck, place: Place) -> Iterator[Loaded]:
    """Return the pieces that nothing rests on."""
    heights = place.heights
    for number in place.bars:
        loaded = truck.bars[number]
        if all(heights[square] == loaded.top for square in loaded.placement.squares):
            yield loaded


def put(truck: Truck, place: Place, action: Put) -> None:
    _, squares, gain, first_bar = truck.placements[action]
    place.bars.append(first_bar + place.heights[squares[0]])
    place.left[action.size - 1] -= 1
    for square in squares:
        place.heights[square] += gain


def take(truck: Truck, place: Place, action: Take) -> None:
    (loaded,) = (loaded for loaded in _on_top(truck, place) if loaded.bar.cell == action.cell)
    _, squares, gain, first_bar = loaded.placement
    place.bars.remove(first_bar + loaded.bar.level - 1)
    place.takes += 1
    place.left[loaded.bar.size - 1] += 1
    for square in squares:
        place.heights[square] -= gain
