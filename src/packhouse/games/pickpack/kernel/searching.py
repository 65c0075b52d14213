"""Alpha-beta search. Values are from the view of whoever is to move."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ....kit.compiled import compiled
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
    NOTHING,
    NUMBERS,
    OVER,
    POSITIONS,
    RUSH,
    SPEND,
    TRUTH,
    WHOLE,
    WHOLESALE,
    WORDS,
    Number,
    Numbers,
    Position,
    Positions,
    U,
    Words,
    cell_of,
    first_of,
    kind_of,
    margin,
    second_of,
    types,
)

WIDTH, WIDTH_A_PLY = 12, 6
"""How many moves are looked at below the root, the most promising first, and how many more for each ply of depth."""

NODES, CHOICE, STOP, BLUR, SALT = range(5)
"""The plan: nodes (positions from which moves are looked at) still to spend, the best first move so far, a flag that
another thread may set, and how far and by which draw judgements are blurred."""

EXACT, AT_LEAST, AT_MOST = range(3)
FAR = 1 << 30


class Mind(NamedTuple):
    """What is at hand while thinking: a row of each table for each ply, what was found before, and the plan."""

    positions: Positions
    moves: npt.NDArray[np.int32]
    promises: npt.NDArray[np.int64]
    keys: Words
    entries: npt.NDArray[np.int32]
    dials: Numbers
    plan: Numbers


MIND = types.NamedTuple(
    (POSITIONS, types.int32[:, ::1], types.int64[:, ::1], WORDS, types.int32[:, ::1], NUMBERS, NUMBERS), Mind
)


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


@compiled(WHOLE(MIND, WHOLE, WHOLE, WHOLE))
def take_best(mind: Mind, ply: Number, start: Number, count: Number) -> Number:
    """Take the best move from ``start`` on; most are never looked at, so sorting all would be waste."""
    moves, promises = mind.moves[ply], mind.promises[ply]
    pick = start
    for index in range(start + 1, count):
        if promises[index] > promises[pick]:
            pick = index
    move = moves[pick]
    moves[pick], promises[pick] = moves[start], promises[start]
    return np.int64(move)


@compiled(types.Tuple((TRUTH, WHOLE, WHOLE))(MIND, types.uint64, WHOLE, WHOLE, WHOLE))
def recall(mind: Mind, key: Number, depth: Number, alpha: Number, beta: Number) -> Any:
    """Return whether the table answers the question, the answer, and the move that was best; -1 for none."""
    slot = key & U(mind.keys.shape[0] - 1)
    if mind.keys[slot] != key:
        return False, np.int64(0), np.int64(-1)
    entry = mind.entries[slot]
    value, kind = np.int64(entry[0]), entry[1] & 3
    fits = kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha)
    return fits and entry[1] >> 2 >= depth, value, np.int64(entry[2])


@compiled(NOTHING(MIND, types.uint64, WHOLE, WHOLE, WHOLE, WHOLE))
def remember(mind: Mind, key: Number, depth: Number, value: Number, kind: Number, choice: Number) -> None:
    slot = key & U(mind.keys.shape[0] - 1)
    mind.keys[slot] = key
    entry = mind.entries[slot]
    entry[0], entry[1], entry[2] = value, depth * 4 + kind, choice


@compiled(TRUTH(NUMBERS))
def spent(plan: Numbers) -> Number:
    return plan[NODES] < 0 or plan[STOP] != 0


@compiled(WHOLE(MIND, WHOLE, WHOLE, WHOLE, WHOLE))
def descend(mind: Mind, ply: Number, depth: Number, alpha: Number, beta: Number) -> Number:
    """Return the value of the position at ``ply``, ``depth`` moves ahead; nothing of use once the plan is spent."""
    position, plan = mind.positions[ply], mind.plan
    if position.phase == OVER or (depth <= 0 and position.phase == MOVE):
        return judge(mind, position)
    plan[NODES] -= 1
    depth = max(depth, 0)
    key = fingerprint(position)
    answered, value, hint = recall(mind, key, depth, alpha, beta)
    if spent(plan) or (answered and ply > 0):  # at the root a move is wanted, not only its value
        return value
    count = list_promising(mind, ply, depth, hint)
    floor, best, choice = alpha, np.int64(-FAR), np.int64(-1)
    for index in range(count if ply == 0 else min(count, WIDTH + WIDTH_A_PLY * depth)):
        move = take_best(mind, ply, index, count)
        sign = try_out(mind, ply, move)
        deeper = depth - (1 if kind_of(move) < SPEND else 0)
        # Later moves are first asked only whether they are better at all, and less deeply.
        shallower = 0 if index < 4 or depth < 3 else 1 if index < 12 or depth < 4 else 2
        top = beta if index == 0 else alpha + 1
        low, high = (alpha, top) if sign > 0 else (-top, -alpha)
        value = sign * descend(mind, ply + 1, deeper - shallower, low, high)
        if index > 0 and value > alpha and (shallower > 0 or value < beta):
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
    kind = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
    remember(mind, key, depth, best, kind, choice)
    return best
