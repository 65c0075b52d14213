"""How a bot thinks once the tiles are laid: a move deeper each time, until nodes or seconds are spent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from ...core.game import Seat
from ...kit.deepening import deepened, deepened_alike
from ...kit.kernel.plan import new_plan
from ...kit.kernel.table import new_table
from . import arrays
from .actions import AnyAction, End, Move, Spend
from .board import BLUE
from .kernel.judging import DIALS, POINT
from .kernel.position import MOST_MOVES, POSITION, Positions
from .kernel.searching import FAR, Mind, descend
from .rules import PickPack
from .state import State

DEEPEST = 40
PLIES = 2 * DEEPEST + 3
"""Every move can be followed by the choice whether to spend a Rush Order."""


class Found(NamedTuple):
    action: Move | Spend | End
    lead: float
    """Of whoever is to move, in points, as far as was looked ahead."""


def mind_for(start: Positions, nodes: int, blur: int, salt: int) -> Mind:
    keys, entries = new_table(nodes)
    plies = PLIES if nodes > 1 else 5
    positions = np.empty(plies, POSITION)
    positions[0] = start[0]
    return Mind(
        positions,
        moves=np.empty((plies, MOST_MOVES), np.int32),
        promises=np.empty((plies, MOST_MOVES), np.int64),
        keys=keys,
        entries=entries,
        dials=np.zeros(DIALS, np.int64),
        plan=new_plan(blur, salt),
    )


def best_action(game: PickPack, state: State, nodes: int, seconds: float, blur: int, salt: int) -> Found:
    """Return the action that looks best; see the kernel for what ``blur`` and ``salt`` do."""
    mind = mind_for(arrays.position(game, state), nodes, blur, salt)
    move, value = deepened(partial(_look, mind), mind.plan, nodes, seconds, DEEPEST - 1)
    return Found(arrays.action(game, move), value / POINT + given(game, state.turn))


def leads(game: PickPack, state: State, actions: Sequence[AnyAction], nodes: int) -> list[float]:
    """Return the lead of whoever is to move after each of some actions, all looked into as deeply."""
    worlds = [state.copy() for _ in actions]
    for world, action in zip(worlds, actions, strict=True):
        game.apply(world, state.turn, action)
    minds = [mind_for(arrays.position(game, world), max(2, nodes), blur=0, salt=0) for world in worlds]
    looks, plans = [partial(_look, mind) for mind in minds], [mind.plan for mind in minds]
    values = deepened_alike(looks, plans, nodes, DEEPEST - 1)
    signs = [1 if world.turn == state.turn else -1 for world in worlds]
    return [sign * value / POINT + given(game, state.turn) for sign, value in zip(signs, values, strict=True)]


def _look(mind: Mind, depth: int) -> int:
    return int(descend(mind, 0, depth, -FAR, FAR))


def given(game: PickPack, seat: Seat) -> float:
    """Return what compensation adds to a seat's lead.

    The kernel does without: it is after points, not wins, so what is the same in every position changes no choice.
    """
    return game.compensation if seat == BLUE else -game.compensation  # PP-20
