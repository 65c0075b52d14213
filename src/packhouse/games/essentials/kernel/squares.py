"""Sets of squares as two words, the first 64 squares in the first: a suitcase has 96."""

from __future__ import annotations

from typing import Any, TypeAlias

from ....kit.compiled import compiled
from ....kit.kernel.types import U64, WHOLE, WORDS, Number, U, Words, types

Pair: TypeAlias = Any
PAIR = types.UniTuple(U64, 2)

FULL, NOT_LEFT, NOT_RIGHT, WIDTH = 0, 2, 4, 6
"""Where a grid's words are: all squares, those that aren't in the first column, those not in the last; its columns."""


@compiled(WHOLE(U64))
def count_bits(word: Number) -> Number:
    word = word - ((word >> U(1)) & U(0x5555555555555555))
    word = (word & U(0x3333333333333333)) + ((word >> U(2)) & U(0x3333333333333333))
    word = (word + (word >> U(4))) & U(0x0F0F0F0F0F0F0F0F)
    return (word * U(0x0101010101010101)) >> U(56)


@compiled(WHOLE(PAIR))
def count(pair: Pair) -> Number:
    return count_bits(pair[0]) + count_bits(pair[1])


@compiled(PAIR(PAIR, PAIR))
def both(one: Pair, other: Pair) -> Pair:
    return one[0] & other[0], one[1] & other[1]


@compiled(PAIR(PAIR, PAIR))
def either(one: Pair, other: Pair) -> Pair:
    return one[0] | other[0], one[1] | other[1]


@compiled(PAIR(PAIR, PAIR))
def without(one: Pair, other: Pair) -> Pair:
    return one[0] & ~other[0], one[1] & ~other[1]


@compiled(PAIR(WORDS, PAIR))
def above(grid: Words, pair: Pair) -> Pair:
    """Return the squares above these."""
    width = grid[WIDTH]
    high = pair[1] << width | pair[0] >> (U(64) - width)
    return pair[0] << width & grid[FULL], high & grid[FULL + 1]


@compiled(PAIR(WORDS, PAIR))
def below(grid: Words, pair: Pair) -> Pair:
    width = grid[WIDTH]
    return pair[0] >> width | pair[1] << (U(64) - width), pair[1] >> width


@compiled(PAIR(WORDS, PAIR))
def right_of(grid: Words, pair: Pair) -> Pair:
    high = pair[1] << U(1) | pair[0] >> U(63)
    return pair[0] << U(1) & grid[NOT_LEFT], high & grid[NOT_LEFT + 1]


@compiled(PAIR(WORDS, PAIR))
def left_of(grid: Words, pair: Pair) -> Pair:
    low = pair[0] >> U(1) | pair[1] << U(63)
    return low & grid[NOT_RIGHT], pair[1] >> U(1) & grid[NOT_RIGHT + 1]


@compiled(PAIR(WORDS, PAIR))
def around(grid: Words, pair: Pair) -> Pair:
    """Return the neighbours of these squares, some of which may be among them."""
    return either(either(above(grid, pair), below(grid, pair)), either(left_of(grid, pair), right_of(grid, pair)))
