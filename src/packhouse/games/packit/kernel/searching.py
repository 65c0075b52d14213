"""Alpha-beta search. Values are from the view of the side to move."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.ordering import shallower, take_best
from ....kit.kernel.plan import CHOICE, NODES, spent
from ....kit.kernel.table import recall, remember
from ....kit.kernel.types import Entries, Moves, Number, Numbers, U, Words
from .judging import fingerprint, judge
from .position import MASK, MASKS, find_empty, lowest, popcount, put

STACK = "uint64[:, :, ::1]"
NUMBERS, TABLE, LISTS, ENTRIES = "int64[::1]", "int64[:, ::1]", "int32[:, ::1]", "int32[:, ::1]"

WIDTH, WIDTH_A_PLY = 10, 6
"""How many plays are looked at below the root, the most promising first, and how many more for each ply of depth."""

FAR = 1 << 40


@compiled(f"void({MASKS}, {STACK}, {MASKS}, int64, uint64, uint64)")
def try_out(packets: Words, covers: Words, empties: Words, ply: Number, turn: Number, cell: Number) -> None:
    """Put a packet on a copy of the position, one ply further down."""
    for word in range(U(packets.shape[1])):  # slices would take seconds to compile
        covers[ply + 1, 0, word] = covers[ply, 0, word]
        covers[ply + 1, 1, word] = covers[ply, 1, word]
        empties[ply + 1, word] = empties[ply, word]
    put(packets, covers[ply + 1], empties[ply + 1], turn, cell)


@compiled(f"int64({MASKS}, {MASKS}, uint64)")
def swing(packets: Words, cover: Words, cell: Number) -> Number:
    """Return what a packet would gain for either side: one side's gain, and what the other can't gain any more."""
    found = U(0)
    for word in range(U(packets.shape[1])):
        found += popcount(packets[cell, word] & ~cover[0, word]) + popcount(packets[cell, word] & ~cover[1, word])
    return np.int64(found)


@compiled(f"int64({MASKS}, {STACK}, {MASKS}, uint64, int64, int64, int64, int64, {LISTS}, {TABLE}, {TABLE}, {NUMBERS})")
def list_plays(
    packets: Words, covers: Words, empties: Words, turn: Number, komi2: Number, ply: Number, depth: Number,
    hint: Number, cells: Moves, worths: Numbers, history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """List the plays with what speaks for looking at them early; return how many they are."""
    count = 0
    for word in range(U(packets.shape[1])):
        rest = empties[ply, word]
        while rest:
            cell = (word << U(6)) + lowest(rest)
            rest &= rest - U(1)
            if np.int64(cell) == hint:
                worth = FAR
            elif depth >= 3:  # a good order saves more there than judging costs
                try_out(packets, covers, empties, ply, turn, cell)
                worth = -judge(packets, covers[ply + 1], empties[ply + 1], turn ^ U(1), komi2, plan)
            else:
                worth = swing(packets, covers[ply], cell)
            cells[ply, count] = cell
            worths[ply, count] = worth * 65536 + min(history[turn, cell], 65535)
            count += 1
    return count


@compiled(
    f"int64({MASKS}, {STACK}, {MASKS}, uint64, int64, int64, int64, int64, int64, {MASK}, {ENTRIES}, {LISTS}, "
    f"{TABLE}, {TABLE}, {NUMBERS})"
)
def descend(
    packets: Words, covers: Words, empties: Words, turn: Number, komi2: Number, ply: Number, depth: Number,
    alpha: Number, beta: Number, keys: Words, entries: Entries, cells: Moves, worths: Numbers,
    history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """Return the value of the position at ``ply``, ``depth`` plies ahead; nothing of use once the plan is spent."""
    if depth <= 0 or not empties[ply].any():
        return judge(packets, covers[ply], empties[ply], turn, komi2, plan)
    plan[NODES] -= 1
    key = fingerprint(covers[ply], turn)
    answered, value, hint = recall(keys, entries, key, depth, alpha, beta)
    if spent(plan) or (answered and ply > 0):  # at the root a play is wanted, not only its value
        return value
    count = list_plays(packets, covers, empties, turn, komi2, ply, depth, hint, cells, worths, history, plan)
    floor, best, choice = alpha, np.int64(-FAR), np.int64(-1)
    for index in range(count if ply == 0 else min(count, WIDTH + WIDTH_A_PLY * depth)):
        cell = U(take_best(cells, worths, ply, index, count))
        try_out(packets, covers, empties, ply, turn, cell)
        less = shallower(index, depth)
        top = beta if index == 0 else alpha + 1
        value = -descend(
            packets, covers, empties, turn ^ U(1), komi2, ply + 1, depth - 1 - less, -top, -alpha, keys, entries,
            cells, worths, history, plan,
        )  # fmt: skip
        if index > 0 and value > alpha and (less > 0 or value < beta):
            value = -descend(
                packets, covers, empties, turn ^ U(1), komi2, ply + 1, depth - 1, -beta, -alpha, keys, entries, cells,
                worths, history, plan,
            )  # fmt: skip
        if spent(plan):
            return 0
        if value > best:
            best, choice = value, np.int64(cell)
            if ply == 0:
                plan[CHOICE] = choice
        alpha = max(alpha, best)
        if alpha >= beta:
            history[turn, cell] += depth * depth
            break
    remember(keys, entries, key, depth, floor, beta, best, choice)
    return best


@compiled(f"int64({MASKS}, {MASKS}, uint64, int64, int64, {MASK}, {ENTRIES}, {TABLE}, {NUMBERS})")
def search(
    packets: Words, cover: Words, turn: Number, komi2: Number, depth: Number, keys: Words, entries: Entries,
    history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """Look ``depth`` plies ahead; return the value, and the play in ``plan[CHOICE]``, as far as the plan allows.

    ``keys`` and ``entries`` keep what was found for the next depth.
    """
    size, words = packets.shape
    covers = np.empty((depth + 2, 2, words), np.uint64)
    empties = np.empty((depth + 2, words), np.uint64)
    cells = np.empty((depth + 2, size), np.int32)
    worths = np.empty((depth + 2, size), np.int64)
    for word in range(words):
        covers[0, 0, word] = cover[0, word]
        covers[0, 1, word] = cover[1, word]
    find_empty(packets, covers[0], empties[0])
    return descend(
        packets, covers, empties, turn, komi2, 0, depth, -FAR, FAR, keys, entries, cells, worths, history, plan
    )
