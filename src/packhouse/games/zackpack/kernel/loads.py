"""Whether there is a load of so many cubes.

Squares of the floor are numbered row by row from the front. The lowest square, the first of them by number, is filled
next: by a piece that lies from there to the right or to the back, by one that stands, or never. Whatever fills it must
start there, as all squares before it are higher; so each load is looked at once, and none is left out.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import types as numba_types

from ....kit.compiled import compiled

Numbers: TypeAlias = npt.NDArray[np.int64]
Words: TypeAlias = npt.NDArray[np.uint64]
Number: TypeAlias = Any
"""A single number: the compiled signature says of which kind."""

U = np.uint64
ACROSS, BACK, UP = range(3)

HEIGHT, MOST, STOP, NODES, SEARCH, LOADED = range(6)
"""Facts: the truck's height and the most cubes that were loaded so far; a flag that another thread may set; how many
positions were looked at, the number of this search, and how many pieces are loaded."""
FACTS = LOADED + 1


class Yard(NamedTuple):
    """A truck while it is loaded, and what is known of it."""

    steps: npt.NDArray[np.int64]
    """The next square to the right of each, and to the back; -1 for none."""
    heights: Numbers
    left: Numbers
    """How many pieces of each size are still to load; the size is the index."""
    bars: npt.NDArray[np.int64]
    """The pieces that are loaded: size, square, direction, level."""
    best: npt.NDArray[np.int64]
    """The best load so far."""
    keys: npt.NDArray[np.uint64]
    """Positions that lead nowhere, in the search that is noted beside."""
    noted: Numbers
    facts: Numbers


types: Any = numba_types
NUMBERS, TABLE = types.int64[::1], types.int64[:, ::1]
YARD = types.NamedTuple((TABLE, NUMBERS, NUMBERS, TABLE, TABLE, types.uint64[:, ::1], NUMBERS, NUMBERS), Yard)
WHOLE, TRUTH, NOTHING = types.int64, types.boolean, types.void


@compiled(WHOLE(YARD))
def lowest(yard: Yard) -> Number:
    """Return the first of the lowest squares."""
    found = 0
    for square in range(yard.heights.shape[0]):
        if yard.heights[square] < yard.heights[found]:
            found = square
    return found


@compiled(TRUTH(YARD, WHOLE, WHOLE, WHOLE))
def fits(yard: Yard, square: Number, size: Number, direction: Number) -> Number:
    level = yard.heights[square]
    if direction == UP:
        return level + size <= yard.facts[HEIGHT]
    for _ in range(size - 1):
        square = yard.steps[direction, square]
        if square < 0 or yard.heights[square] != level:
            return False
    return True


@compiled(NOTHING(YARD, WHOLE, WHOLE, WHOLE, WHOLE))
def raise_by(yard: Yard, square: Number, size: Number, direction: Number, sign: Number) -> None:
    """Put a piece, or take it back."""
    yard.left[size] -= sign
    yard.facts[LOADED] += sign
    if direction == UP:
        yard.heights[square] += sign * size
        return
    for _ in range(size):
        yard.heights[square] += sign
        square = yard.steps[direction, square]


@compiled(NOTHING(YARD, WHOLE, WHOLE, WHOLE))
def put(yard: Yard, square: Number, size: Number, direction: Number) -> None:
    bar = yard.bars[yard.facts[LOADED]]
    bar[0], bar[1], bar[2], bar[3] = size, square, direction, yard.heights[square]
    raise_by(yard, square, size, direction, 1)


@compiled(NOTHING(YARD, WHOLE))
def keep_best(yard: Yard, cubes: Number) -> None:
    if cubes > yard.facts[MOST]:
        yard.facts[MOST] = cubes
        yard.best[:] = 0
        for index in range(yard.facts[LOADED]):
            yard.best[index, :] = yard.bars[index, :]


@compiled(WHOLE(YARD, types.uint64[::1]))
def place_of(yard: Yard, key: Words) -> Number:
    """Return where a position is noted, or could be; write down the whole of it, so that none is taken for another."""
    word, bits = 0, 0
    key[:] = 0
    for index in range(yard.heights.shape[0] + yard.left.shape[0]):
        squares = yard.heights.shape[0]
        number = yard.heights[index] if index < squares else yard.left[index - squares]
        if bits == 64:
            word, bits = word + 1, 0
        key[word] |= U(number) << U(bits)
        bits += 8
    mixed = U(0)
    for part in key:
        mixed = (mixed ^ part) * U(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> U(29)
    return np.int64(mixed & U(yard.keys.shape[0] - 1))


@compiled(TRUTH(YARD, WHOLE, types.uint64[::1]))
def is_noted(yard: Yard, place: Number, key: Words) -> Number:
    if yard.noted[place] != yard.facts[SEARCH]:
        return False
    for index in range(key.shape[0]):  # noqa: SIM110 — quicker than all()
        if yard.keys[place, index] != key[index]:
            return False
    return True


@compiled(NOTHING(YARD, WHOLE, types.uint64[::1]))
def note(yard: Yard, place: Number, key: Words) -> None:
    """Note that a position leads nowhere, in the place of whatever was noted there."""
    yard.noted[place] = yard.facts[SEARCH]
    for index in range(key.shape[0]):
        yard.keys[place, index] = key[index]


@compiled(TRUTH(YARD, WHOLE, WHOLE, WHOLE, WHOLE))
def load(yard: Yard, cubes: Number, wanted: Number, room: Number, rest: Number) -> Number:
    """Say whether ``wanted`` more cubes can be loaded where there is ``room``, from pieces of ``rest`` cubes.

    The load is kept, as the best one is in any case. Nothing is sure any more once the search is stopped.
    """
    keep_best(yard, cubes)
    if wanted <= 0:
        return True
    if rest < wanted or room < wanted or yard.facts[STOP]:
        return False
    yard.facts[NODES] += 1
    key = np.empty(yard.keys.shape[1], np.uint64)
    place = place_of(yard, key)
    if is_noted(yard, place, key):
        return False
    square = lowest(yard)
    level = yard.heights[square]
    for size in range(yard.left.shape[0] - 1, 0, -1):
        for direction in range(ACROSS if size > 1 else UP, UP + 1):
            if yard.left[size] and fits(yard, square, size, direction):
                put(yard, square, size, direction)
                if load(yard, cubes + size, wanted - size, room - size, rest - size):
                    return True
                raise_by(yard, square, size, direction, -1)
    lost = yard.facts[HEIGHT] - level
    if room - lost >= wanted:
        yard.heights[square] = yard.facts[HEIGHT]
        if load(yard, cubes, wanted, room - lost, rest):
            return True
        yard.heights[square] = level
    note(yard, place, key)
    return False
