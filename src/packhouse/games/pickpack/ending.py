"""The end of a game, solved: what each action leads to if both play as well as can be."""

from __future__ import annotations

from ...kit.kernel.plan import NO_END, NODES, STOP
from . import arrays
from .actions import AnyAction
from .kernel.searching import FAR
from .kernel.solving import solve
from .rules import PickPack
from .search import given, mind_for
from .state import State

KEPT = 1 << 18
"""For so many nodes there is room in the table of positions; with more, some are looked at again."""


def leads(game: PickPack, state: State, most: int = NO_END) -> dict[AnyAction, float]:
    """Return what each action leads to, as the lead in points of whoever acts; nothing if it takes too many nodes."""
    mind = mind_for(arrays.position(game, state), KEPT, blur=0, salt=0)
    mind.plan[NODES] = most
    found: dict[AnyAction, float] = {}
    for action in game.legal(state, state.turn):
        after = state.copy()
        game.apply(after, state.turn, action)
        mind.positions[0] = arrays.position(game, after)[0]
        value = float(solve(mind, 0, -FAR, FAR))
        if mind.plan[NODES] < 0 or mind.plan[STOP]:
            return {}
        found[action] = (value if after.turn == state.turn else -value) + given(game, state.turn)
    return found
