"""Random play-outs: how fast the kernel is, and whether it plays as the rules do."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.dice import roll
from ....kit.kernel.types import NUMBERS, U64, WHOLE, Number, Numbers, U
from .moves import list_moves
from .playing import play
from .position import MOST_MOVES, OVER, POSITIONS, Positions, margin


@compiled(NUMBERS(POSITIONS, WHOLE, U64))
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
