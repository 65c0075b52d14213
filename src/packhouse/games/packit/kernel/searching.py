"""Alpha-beta search. Values are from the view of the side to move."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.ordering import shallower, take_best
from ....kit.kernel.plan import CHOICE, NODES, spent
from ....kit.kernel.table import recall, remember
from ....kit.kernel.types import (
    ENTRIES,
    MOVES_BY_PLY,
    NUMBERS,
    PROMISES_BY_PLY,
    U64,
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
from .judging import CODES, NETWORK, SUMS, Codes, Network, fingerprint, foresee, judge, surround
from .position import find_empty, lowest, popcount, put
from .vectors import ROW, Rows

MASKS, STACK = types.uint64[:, ::1], types.uint64[:, :, ::1]
FIRST_FEW = NETWORK, MASKS, STACK, MASKS, CODES, SUMS

WIDTH, WIDTH_A_PLY = 10, 6
"""How many plays are looked at below the root, the most promising first, and how many more for each ply of depth."""

FAR = 1 << 40


@compiled(U64(*FIRST_FEW, WHOLE, U64, U64))
def try_out(
    network: Network, packets: Words, covers: Words, empties: Words, codes: Codes, sums: Rows, ply: Number,
    turn: Number, cell: Number,
) -> Number:  # fmt: skip
    """Put a packet on a copy of the position, one ply further down; return how many cells are left empty."""
    for word in range(U(packets.shape[1])):  # slices would take seconds to compile
        covers[ply + 1, 0, word] = covers[ply, 0, word]
        covers[ply + 1, 1, word] = covers[ply, 1, word]
        empties[ply + 1, word] = empties[ply, word]
    foresee(network, codes, sums, U(ply), turn, cell)
    return put(packets, covers[ply + 1], empties[ply + 1], turn, cell)


@compiled(WHOLE(MASKS, MASKS, U64))
def swing(packets: Words, cover: Words, cell: Number) -> Number:
    """Return what a packet would gain for either side: one side's gain, and what the other can't gain any more."""
    found = U(0)
    for word in range(U(packets.shape[1])):
        found += popcount(packets[cell, word] & ~cover[0, word]) + popcount(packets[cell, word] & ~cover[1, word])
    return np.int64(found)


@compiled(WHOLE(*FIRST_FEW, U64, WHOLE, WHOLE, WHOLE, WHOLE, MOVES_BY_PLY, PROMISES_BY_PLY, PROMISES_BY_PLY, NUMBERS))
def list_plays(
    network: Network, packets: Words, covers: Words, empties: Words, codes: Codes, sums: Rows, turn: Number,
    komi2: Number, ply: Number, depth: Number, hint: Number, cells: Moves, worths: Numbers, history: Numbers,
    plan: Numbers,
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
                left = try_out(network, packets, covers, empties, codes, sums, ply, turn, cell)
                worth = -judge(network, covers[ply + 1], sums, U(ply + 1), left, turn ^ U(1), komi2, plan)
            else:
                worth = swing(packets, covers[ply], cell)
            cells[ply, count] = cell
            worths[ply, count] = worth * 65536 + min(history[turn, cell], 65535)
            count += 1
    return count


@compiled(
    WHOLE(
        *FIRST_FEW, U64, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WORDS, ENTRIES, MOVES_BY_PLY, PROMISES_BY_PLY,
        PROMISES_BY_PLY, NUMBERS,
    )
)  # fmt: skip
def descend(
    network: Network, packets: Words, covers: Words, empties: Words, codes: Codes, sums: Rows, turn: Number,
    komi2: Number, ply: Number, depth: Number, alpha: Number, beta: Number, keys: Words,
    entries: Entries, cells: Moves, worths: Numbers, history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """Return the value of the position at ``ply``, ``depth`` plies ahead; nothing of use once the plan is spent."""
    plan[NODES] -= 1
    key = fingerprint(covers[ply], turn)
    answered, value, hint = recall(keys, entries, key, depth, alpha, beta)
    if spent(plan) or (answered and ply > 0):  # at the root a play is wanted, not only its value
        return value
    count = list_plays(
        network, packets, covers, empties, codes, sums, turn, komi2, ply, depth, hint, cells, worths, history, plan
    )
    floor, best, choice = alpha, np.int64(-FAR), np.int64(-1)
    for index in range(count if ply == 0 else min(count, WIDTH + WIDTH_A_PLY * depth)):
        cell = U(take_best(cells, worths, ply, index, count))
        left = try_out(network, packets, covers, empties, codes, sums, ply, turn, cell)
        if depth == 1 or left == 0:
            value = -judge(network, covers[ply + 1], sums, U(ply + 1), left, turn ^ U(1), komi2, plan)
        else:
            surround(network, codes, U(ply), turn, cell)
            less = shallower(index, depth)
            top = beta if index == 0 else alpha + 1
            value = -descend(
                network, packets, covers, empties, codes, sums, turn ^ U(1), komi2, ply + 1, depth - 1 - less,
                -top, -alpha, keys, entries, cells, worths, history, plan,
            )  # fmt: skip
            if index > 0 and value > alpha and (less > 0 or value < beta):
                value = -descend(
                    network, packets, covers, empties, codes, sums, turn ^ U(1), komi2, ply + 1, depth - 1, -beta,
                    -alpha, keys, entries, cells, worths, history, plan,
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


@compiled(WHOLE(NETWORK, MASKS, MASKS, CODES, SUMS, U64, WHOLE, WHOLE, WORDS, ENTRIES, PROMISES_BY_PLY, NUMBERS))
def search(
    network: Network, packets: Words, cover: Words, code: Codes, total: Rows, turn: Number, komi2: Number,
    depth: Number, keys: Words, entries: Entries, history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """Look ``depth`` plies ahead; return the value, and the play in ``plan[CHOICE]``, as far as the plan allows.

    ``code`` and ``total`` are the surroundings and the sums of the position; ``keys`` and ``entries`` keep what was
    found for the next depth.
    """
    size, words = packets.shape
    covers = np.empty((depth + 2, 2, words), np.uint64)
    empties = np.empty((depth + 2, words), np.uint64)
    codes = np.empty((depth + 2) * size, np.uint32)
    sums = np.empty((depth + 2) * ROW, np.int16)
    cells = np.empty((depth + 2, size), np.int32)
    worths = np.empty((depth + 2, size), np.int64)
    for word in range(words):
        covers[0, 0, word] = cover[0, word]
        covers[0, 1, word] = cover[1, word]
    for cell in range(size):
        codes[cell] = code[cell]
    for unit in range(ROW):
        sums[unit] = total[unit]
    find_empty(packets, covers[0], empties[0])
    return descend(
        network, packets, covers, empties, codes, sums, turn, komi2, 0, depth, -FAR, FAR, keys, entries, cells,
        worths, history, plan,
    )  # fmt: skip
