"""Random play-outs."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.dice import roll
from ....kit.kernel.types import Number, Numbers, U, Words
from .position import MASK, MASKS, find_empty, margin2, popcount, put

NUMBERS = "int64[::1]"


@compiled("uint64(uint64, uint64)")
def nth_in_word(word: Number, nth: Number) -> Number:
    """Return the nth cell of a word by halving: always six steps, so there is nothing to guess wrong."""
    place = U(0)
    half = U(32)
    while half:
        low = word & ((U(1) << half) - U(1))
        count = popcount(low)
        if nth >= count:
            nth -= count
            word >>= half
            place += half
        else:
            word = low
        half >>= U(1)
    return place


@compiled(f"uint64({MASK}, uint64)")
def nth_cell(mask: Words, nth: Number) -> Number:
    word = U(0)
    count = popcount(mask[word])
    while nth >= count:
        nth -= count
        word += U(1)
        count = popcount(mask[word])
    return (word << U(6)) + nth_in_word(mask[word], nth)


@compiled(f"int64({MASKS}, {MASKS}, {MASK}, uint64, uint64, {MASK})")
def finish(packets: Words, cover: Words, empty: Words, left: Number, turn: Number, dice: Words) -> Number:
    """Play to the end, each centre any empty cell with the same chance; return the number of plays."""
    plays = 0
    while left:
        left = put(packets, cover, empty, turn, nth_cell(empty, roll(dice, left)))
        turn ^= U(1)
        plays += 1
    return plays


@compiled(f"{NUMBERS}({MASKS}, {MASKS}, uint64, int64, int64, uint64)")
def playouts(packets: Words, start: Words, turn: Number, komi2: Number, count: Number, seed: Number) -> Numbers:
    """Return White's wins, Red's wins, draws, the sum of doubled margins, and the number of plays."""
    cover = np.empty_like(start)
    empty = np.empty(packets.shape[1], np.uint64)
    dice = np.full(1, seed)
    result = np.zeros(5, np.int64)
    for _ in range(count):
        for word in range(packets.shape[1]):
            cover[0, word] = start[0, word]
            cover[1, word] = start[1, word]
        result[4] += finish(packets, cover, empty, find_empty(packets, cover, empty), turn, dice)
        margin = margin2(cover, komi2)
        result[0 if margin > 0 else 1 if margin < 0 else 2] += 1
        result[3] += margin
    return result
