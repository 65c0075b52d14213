"""How long a search may go on, how sharply it sees, and what it has found so far."""

from __future__ import annotations

import numpy as np

from ..compiled import compiled
from .types import NUMBERS, TRUTH, Number, Numbers

NODES, CHOICE, STOP, BLUR, SALT = range(5)
"""Nodes (positions from which moves are looked at) still to spend, the best first move so far, a flag that another
thread may set, and how far and by which draw judgements are blurred."""
NO_END = 1 << 62
"""More nodes than can be spent."""


def new_plan(blur: int, salt: int) -> Numbers:
    return np.array([NO_END, -1, 0, blur, salt])


@compiled(TRUTH(NUMBERS))
def spent(plan: Numbers) -> Number:
    return plan[NODES] < 0 or plan[STOP] != 0
