"""The end of a game, solved: alpha-beta to the last move, where no move is left out and nothing is estimated."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.ordering import take_best
from ....kit.kernel.plan import NODES, STOP, spent
from ....kit.kernel.table import recall, remember
from ....kit.kernel.types import WHOLE, Number
from .fingerprints import fingerprint
from .position import OVER, margin
from .searching import FAR, MIND, Mind, list_promising, try_out

AT_A_GLANCE = 0
"""How deeply moves are looked into before they are put in order: not at all."""


@compiled(WHOLE(MIND, WHOLE, WHOLE, WHOLE))
def solve(mind: Mind, ply: Number, alpha: Number, beta: Number) -> Number:
    """Return the lead of whoever is to move at the end; nothing of use once the plan is spent."""
    position, plan = mind.positions[ply], mind.plan
    if position.phase == OVER:
        return (1 - 2 * np.int64(position.turn)) * margin(position)
    plan[NODES] -= 1
    if ply + 1 == len(mind.positions):
        plan[STOP] = 1
    key = fingerprint(position)
    answered, value, hint = recall(mind.keys, mind.entries, key, AT_A_GLANCE, alpha, beta)
    if answered or spent(plan):
        return value
    count = list_promising(mind, ply, AT_A_GLANCE, hint)
    floor, best, choice = alpha, np.int64(-FAR), np.int64(-1)
    for index in range(count):
        move = take_best(mind.moves, mind.promises, ply, index, count)
        sign = try_out(mind, ply, move)
        low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
        value = sign * solve(mind, ply + 1, low, high)
        if spent(plan):
            return 0
        if value > best:
            best, choice = value, move
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    remember(mind.keys, mind.entries, key, AT_A_GLANCE, floor, beta, best, choice)
    return best
