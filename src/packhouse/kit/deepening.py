"""Looking a ply deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .kernel.plan import CHOICE, NODES, STOP, spent
from .kernel.types import Numbers
from .stopping import stopped_after


def deepened(look: Callable[[int], int], plan: Numbers, nodes: int, seconds: float, deepest: int) -> tuple[int, int]:
    """Return the best move and the value of the last depth that ``look`` could finish; the first one it always can."""
    value = look(1)  # takes no time worth a clock, and there is a choice from here on
    plan[NODES] = nodes - 1
    with stopped_after(seconds, plan, STOP):
        for depth in range(2, deepest + 1):
            if plan[NODES] <= 0 or plan[STOP]:
                break
            deeper = look(depth)
            value = value if spent(plan) else deeper
    return int(plan[CHOICE]), int(value)


def deepened_alike(looks: Sequence[Callable[[int], int]], plans: Sequence[Numbers], nodes: int, most: int) -> list[int]:
    """Return what several positions are worth, all by the last depth that each could finish: only so they compare."""
    values = [look(1) for look in looks]
    for plan in plans:
        plan[NODES] = nodes
    for depth in range(2, most + 1):
        deeper = [look(depth) for look in looks]
        if any(spent(plan) for plan in plans):
            break
        values = deeper
    return values
