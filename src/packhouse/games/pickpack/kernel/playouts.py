"""Random play-outs: how fast the kernel is, and whether it plays as the rules do."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from .moves import list_moves
from .playing import play
from .position import (
    MOST_MOVES,
    NUMBERS,
    OVER,
    POSITIONS,
    WHOLE,
    WORDS,
    Number,
    Numbers,
    Positions,
    U,
    Words,
    margin,
    types,
)


@compiled(types.uint64(WORDS, types.uint64))
def roll(dice: Words, sides: Number) -> Number:
    """Return a number below ``sides``; the dice are one word of SplitMix64."""
    dice[0] += U(0x9E3779B97F4A7C15)
    bits = dice[0]
    bits = (bits ^ (bits >> U(30))) * U(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> U(27))) * U(0x94D049BB133111EB)
    return ((bits >> U(32)) * sides) >> U(32)  # scaling the upper half spares a slow division


@compiled(NUMBERS(POSITIONS, WHOLE, types.uint64))
def playouts(start: Positions, count: Number, seed: Number) -> Numbers:
    """Return Red's wins, Blue's wins, draws, the sum of margins, and the number of plays."""
    board = np.empty_like(start)
    moves, dice, result = np.empty(MOST_MOVES, np.int32), np.full(1, seed), np.zeros(5, np.int64)
    for _ in range(count):
        board[0] = start[0]
        position = board[0]
        while position.phase != OVER:
            play(position, moves[roll(dice, U(list_moves(position, moves)))])
            result[4] += 1
        lead = margin(position)
        result[0 if lead > 0 else 1 if lead < 0 else 2] += 1
        result[3] += lead
    return result
