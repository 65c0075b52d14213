"""Alpha-beta search. Values are from the view of whoever is to move."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.ordering import shallower, take_best
from ....kit.kernel.plan import BLUR, CHOICE, NODES, SALT, spent
from ....kit.kernel.table import recall, remember
from ....kit.kernel.types import (
    ENTRIES,
    MOVES_BY_PLY,
    NUMBERS,
    PROMISES_BY_PLY,
    TRUTH,
    WHOLE,
    WORDS,
    Entries,
    Moves,
    Number,
    Numbers,
    U,
    Words,
    types,
)
from .fingerprints import crate_print, fingerprint
from .judging import POINT, estimate
from .moves import list_moves
from .playing import play
from .position import (
    A_POSITION,
    CELLS,
    CONTROL,
    GRAB,
    MALFUNCTION,
    MIXUP,
    MOVE,
    OVER,
    POSITIONS,
    RUSH,
    SPEND,
    WHOLESALE,
    Position,
    Positions,
    cell_of,
    first_of,
    kind_of,
    margin,
    second_of,
)

WIDTH, WIDTH_A_PLY = 12, 6
"""How many moves are looked at below the root, the most promising first, and how many more for each ply of depth."""

FAR = 1 << 30


class Mind(NamedTuple):
    """What is at hand while thinking: a row of each table for each ply, what was found before, and the plan."""

    positions: Positions
    moves: Moves
    promises: Numbers
    keys: Words
    entries: Entries
    dials: Numbers
    plan: Numbers


MIND = types.NamedTuple((POSITIONS, MOVES_BY_PLY, PROMISES_BY_PLY, WORDS, ENTRIES, NUMBERS, NUMBERS), Mind)


@compiled(WHOLE(MIND, A_POSITION))
def judge(mind: Mind, position: Position) -> Number:
    """Return the lead to be expected by whoever is to move; exactly, if the game is over."""
    sign = 1 - 2 * np.int64(position.turn)
    if position.phase == OVER:
        return sign * POINT * margin(position)
    value = sign * estimate(position, mind.dials)
    if mind.plan[BLUR]:
        draw = (fingerprint(position) ^ U(mind.plan[SALT])) * U(0xD1B54A32D192ED03)
        value += np.int64((draw >> U(32)) % U(2 * mind.plan[BLUR] + 1)) - mind.plan[BLUR]
    return value


@compiled(WHOLE(A_POSITION))
def twins(position: Position) -> Number:
    """Return the crates that are as good as an earlier one of the same player's, as bits."""
    found = 0
    for seat in range(2):
        for crate in range(seat * position.crates, (seat + 1) * position.crates):
            for other in range(seat * position.crates, crate):
                if crate_print(position, crate) == crate_print(position, other):
                    found |= 1 << crate
    return found


@compiled(TRUTH(A_POSITION, WHOLE, WHOLE))
def is_double(position: Position, same: Number, move: Number) -> Number:
    """Say whether another move does the same but for names."""
    kind, first = kind_of(move), first_of(move)
    if kind == MALFUNCTION:
        slot = first - CELLS
        return slot > 0 and slot & 1 and position.tiles[slot] == position.tiles[slot - 1]
    if kind >= SPEND or kind == RUSH:
        return False
    return same >> first & 1 or (kind >= CONTROL and same >> second_of(move) & 1)


@compiled(WHOLE(MIND, WHOLE, WHOLE))
def try_out(mind: Mind, ply: Number, move: Number) -> Number:
    """Play on a copy of the position, one ply further down; return 1 if the same player goes on, else -1."""
    mind.positions[ply + 1] = mind.positions[ply]
    play(mind.positions[ply + 1], move)
    return 1 if mind.positions[ply + 1].turn == mind.positions[ply].turn else -1


@compiled(WHOLE(A_POSITION, WHOLE))
def promise(position: Position, move: Number) -> Number:
    """Return what speaks for looking at a move early, at a glance."""
    kind, first = kind_of(move), first_of(move)
    if kind == GRAB:
        return POINT * np.int64(position.trays[cell_of(move)])
    if kind <= WHOLESALE:
        return POINT * np.int64(position.apples[first]) // kind
    if kind in (CONTROL, MIXUP):
        return 2 * POINT * np.int64(position.stacks[first, position.heights[first] - 1])
    if kind == MALFUNCTION:
        return POINT * np.int64(position.trays[first]) if first < CELLS else 3 * POINT
    return 2 * POINT


@compiled(WHOLE(MIND, WHOLE, WHOLE, WHOLE))
def list_promising(mind: Mind, ply: Number, depth: Number, hint: Number) -> Number:
    """List the moves that differ, with what they promise; return how many they are."""
    position, moves, promises = mind.positions[ply], mind.moves[ply], mind.promises[ply]
    same, kept = twins(position), 0
    for index in range(list_moves(position, moves)):
        move = np.int64(moves[index])
        if is_double(position, same, move):
            continue
        if move == hint:
            promises[kept] = FAR
        elif depth >= 2:  # a good order saves more there than judging costs
            sign = try_out(mind, ply, move)
            promises[kept] = sign * judge(mind, mind.positions[ply + 1])
        else:
            promises[kept] = promise(position, move)
        moves[kept] = move
        kept += 1
    return kept


@compiled(WHOLE(MIND, WHOLE, WHOLE, WHOLE, WHOLE))
def descend(mind: Mind, ply: Number, depth: Number, alpha: Number, beta: Number) -> Number:
    """Return the value of the position at ``ply``, ``depth`` moves ahead; nothing of use once the plan is spent."""
    position, plan = mind.positions[ply], mind.plan
    if position.phase == OVER or (depth <= 0 and position.phase == MOVE):
        return judge(mind, position)
    plan[NODES] -= 1
    depth = max(depth, 0)
    key = fingerprint(position)
    answered, value, hint = recall(mind.keys, mind.entries, key, depth, alpha, beta)
    if spent(plan) or (answered and ply > 0):  # at the root a move is wanted, not only its value
        return value
    count = list_promising(mind, ply, depth, hint)
    floor, best, choice = alpha, np.int64(-FAR), np.int64(-1)
    for index in range(count if ply == 0 else min(count, WIDTH + WIDTH_A_PLY * depth)):
        move = take_best(mind.moves, mind.promises, ply, index, count)
        sign = try_out(mind, ply, move)
        deeper = depth - (1 if kind_of(move) < SPEND else 0)
        less = shallower(index, depth)
        top = beta if index == 0 else alpha + 1
        low, high = (alpha, top) if sign > 0 else (-top, -alpha)
        value = sign * descend(mind, ply + 1, deeper - less, low, high)
        if index > 0 and value > alpha and (less > 0 or value < beta):
            low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
            value = sign * descend(mind, ply + 1, deeper, low, high)
        if spent(plan):
            return 0
        if value > best:
            best, choice = value, move
            if ply == 0:
                plan[CHOICE] = choice
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    remember(mind.keys, mind.entries, key, depth, floor, beta, best, choice)
    return best
