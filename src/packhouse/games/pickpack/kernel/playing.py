"""What a move does."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.types import NOTHING, WHOLE, Number
from .moves import all_closed, can_move
from .position import (
    A_POSITION,
    BROKEN,
    CELLS,
    CONTROL,
    END,
    GRAB,
    MIXUP,
    MOVE,
    OVER,
    RUSH,
    RUSHING,
    SPEND,
    WHOLESALE,
    Position,
    cell_of,
    end_of,
    first_of,
    kind_of,
    second_of,
)


@compiled(NOTHING(A_POSITION, WHOLE, WHOLE))
def push(position: Position, crate: Number, apples: Number) -> None:
    position.stacks[crate, position.heights[crate]] = apples
    position.heights[crate] += 1
    position.apples[crate] += apples


@compiled(WHOLE(A_POSITION, WHOLE))
def pop(position: Position, crate: Number) -> Number:
    position.heights[crate] -= 1
    apples = position.stacks[crate, position.heights[crate]]
    position.stacks[crate, position.heights[crate]] = 0
    position.apples[crate] -= apples
    return apples


@compiled(NOTHING(A_POSITION, WHOLE))
def next_turn(position: Position, seat: Number) -> None:
    position.turn = 1 - seat
    position.fresh = 0
    position.phase = MOVE if can_move(position, 1 - seat) else OVER  # PP-18


@compiled(NOTHING(A_POSITION, WHOLE))
def take_effect(position: Position, move: Number) -> None:
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    if kind == GRAB:
        push(position, first, position.trays[cell_of(move)])
        position.trays[cell_of(move)] = 0
    elif kind <= WHOLESALE:
        position.closed[first] = kind
    elif kind == RUSH:
        position.rush[position.turn] += 1
        position.fresh += 1
    elif kind == CONTROL:
        push(position, second, pop(position, first))
    elif kind == MIXUP:
        theirs, own = pop(position, first), pop(position, second)
        push(position, first, own)
        push(position, second, theirs)
    elif first < CELLS:
        position.trays[first] = BROKEN
    else:
        position.tiles[first - CELLS] = 0


@compiled(NOTHING(A_POSITION, WHOLE))
def play(position: Position, move: Number) -> None:
    seat, kind, cell = np.int64(position.turn), kind_of(move), cell_of(move)
    if kind == SPEND:  # PP-13
        position.rush[seat] -= 1
        position.phase = MOVE
        return
    if kind == END:
        next_turn(position, seat)
        return
    if kind != GRAB:  # PP-17
        slot = end_of(position, seat, cell)
        position.tiles[slot if position.tiles[slot] == kind else slot + 1] = 0
    take_effect(position, move)
    position.grabber = cell
    if all_closed(position, 0) or all_closed(position, 1):  # PP-18
        position.phase = OVER
        return
    if position.rush[seat] > position.fresh:
        position.rush[seat] -= 1  # the room that it leaves counts (PP-13)
        possible = can_move(position, seat)
        position.rush[seat] += 1
        if possible:
            position.phase = RUSHING
            return
    next_turn(position, seat)
