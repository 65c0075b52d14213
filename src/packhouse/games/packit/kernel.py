"""The compiled part of Pack-It: plays, random play-outs, and alpha-beta search, on boards of any size.

A position is ``cover[seat, word]``: the cells on or beside a centre of each side, in words of 64 bits. A cell that both
cover is neutral and counts for both, so a side leads by the size of its cover less that of the other's, and a packet
gains the part of it that its side doesn't cover yet.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ...kit.compiled import compiled

Masks: TypeAlias = npt.NDArray[np.uint64]
Numbers: TypeAlias = npt.NDArray[np.int64]
Entries: TypeAlias = npt.NDArray[np.int32]
Number: TypeAlias = Any
"""A single number: the compiled signature says of which kind."""

U = np.uint64
MASK, MASKS, STACK = "uint64[::1]", "uint64[:, ::1]", "uint64[:, :, ::1]"
NUMBERS, TABLE, TABLES, ENTRIES = "int64[::1]", "int64[:, ::1]", "int64[:, :, ::1]", "int32[:, ::1]"


def _popcount(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


def _lowest(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


popcount: Any = intrinsic(_popcount)  # how many cells are in a word
lowest: Any = intrinsic(_lowest)  # which is the lowest cell in a word that has one

# Positions and plays.


@compiled(f"uint64({MASKS}, {MASKS}, {MASK})")
def find_empty(packets: Masks, cover: Masks, empty: Masks) -> Number:
    """Set ``empty`` to the cells that nobody covers; return how many they are."""
    cells = U(packets.shape[0])
    left = U(0)
    for word in range(U(packets.shape[1])):
        empty[word] = ~(cover[0, word] | cover[1, word])
        if word == cells >> U(6):  # the last word need not be full
            empty[word] &= (U(1) << (cells & U(63))) - U(1)
        left += popcount(empty[word])
    return left


@compiled(f"uint64({MASKS}, {MASKS}, {MASK}, uint64, uint64)")
def put(packets: Masks, cover: Masks, empty: Masks, turn: Number, cell: Number) -> Number:
    """Put a packet; return how many cells are left empty."""
    left = U(0)
    for word in range(U(packets.shape[1])):
        packet = packets[cell, word]
        cover[turn, word] |= packet
        empty[word] &= ~packet
        left += popcount(empty[word])
    return left


@compiled(f"int64({MASKS}, int64)")
def margin2(cover: Masks, komi2: Number) -> Number:
    """Return White's margin, doubled so as to be whole."""
    lead = np.int64(0)
    for word in range(U(cover.shape[1])):
        lead += np.int64(popcount(cover[0, word])) - np.int64(popcount(cover[1, word]))
    return 2 * lead - komi2


# Random play-outs.


@compiled(f"uint64({MASK}, uint64)")
def roll(dice: Masks, sides: Number) -> Number:
    """Return a number below ``sides``; the dice are one word of SplitMix64."""
    dice[0] += U(0x9E3779B97F4A7C15)
    bits = dice[0]
    bits = (bits ^ (bits >> U(30))) * U(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> U(27))) * U(0x94D049BB133111EB)
    return ((bits >> U(32)) * sides) >> U(32)  # scaling the upper half spares a slow division


@compiled("uint64(uint64, uint64)")
def nth_in_word(word: Number, nth: Number) -> Number:
    """Return the nth cell of a word by halving: always six steps, so there is nothing to guess wrong."""
    place = U(0)
    half = U(32)
    while half:
        low = word & ((U(1) << half) - U(1))
        count = popcount(low)
        if nth >= count:
            nth -= count
            word >>= half
            place += half
        else:
            word = low
        half >>= U(1)
    return place


@compiled(f"uint64({MASK}, uint64)")
def nth_cell(mask: Masks, nth: Number) -> Number:
    word = U(0)
    count = popcount(mask[word])
    while nth >= count:
        nth -= count
        word += U(1)
        count = popcount(mask[word])
    return (word << U(6)) + nth_in_word(mask[word], nth)


@compiled(f"int64({MASKS}, {MASKS}, {MASK}, uint64, uint64, {MASK})")
def finish(packets: Masks, cover: Masks, empty: Masks, left: Number, turn: Number, dice: Masks) -> Number:
    """Play to the end, each centre any empty cell with the same chance; return the number of plays."""
    plays = 0
    while left:
        left = put(packets, cover, empty, turn, nth_cell(empty, roll(dice, left)))
        turn ^= U(1)
        plays += 1
    return plays


@compiled(f"{NUMBERS}({MASKS}, {MASKS}, uint64, int64, int64, uint64)")
def playouts(packets: Masks, start: Masks, turn: Number, komi2: Number, count: Number, seed: Number) -> Numbers:
    """Return White's wins, Red's wins, draws, the sum of doubled margins, and the number of plays."""
    cover = np.empty_like(start)
    empty = np.empty(packets.shape[1], np.uint64)
    dice = np.full(1, seed)
    result = np.zeros(5, np.int64)
    for _ in range(count):
        for word in range(packets.shape[1]):
            cover[0, word] = start[0, word]
            cover[1, word] = start[1, word]
        result[4] += finish(packets, cover, empty, find_empty(packets, cover, empty), turn, dice)
        margin = margin2(cover, komi2)
        result[0 if margin > 0 else 1 if margin < 0 else 2] += 1
        result[3] += margin
    return result


# Alpha-beta search. Values are in twentieths of a point, from the view of the side to move.

POINT = 20
RISK = np.array([9, 5, 4, 3, 2, 0, 0, 0, 0])
"""What is lost of a piece beside an empty cell, by the number of empty cells around that cell.

Fitted, as the tempo is, by least squares to the final lead in 6,000 games of an earlier version against itself.
"""
TEMPO, TEMPO_A_GAIN = 24, 4
"""What it is worth to be on move, and for each piece that the best packet gains."""

WIDTH, WIDTH_A_PLY = 10, 6
"""How many plays are looked at below the root, the most promising first, and how many more for each ply of depth."""

NODES, CHOICE, STOP, BLUR, SALT = range(5)
"""The plan: nodes (positions from which plays are looked at) still to spend, the best first play so far, a flag that
another thread may set, and how far and by which draw judgements are blurred."""

EXACT, AT_LEAST, AT_MOST = range(3)
FAR = 1 << 40


@compiled(f"uint64({MASKS}, uint64)")
def fingerprint(cover: Masks, salt: Number) -> Number:
    key = salt * U(0xD1B54A32D192ED03) + U(0x9E3779B97F4A7C15)
    for seat in range(U(2)):
        for word in range(U(cover.shape[1])):
            key = (key ^ cover[seat, word]) * U(0xBF58476D1CE4E5B9)
            key ^= key >> U(29)
    return key ^ (key >> U(32))


@compiled(f"int64({MASKS}, {MASKS}, {MASK}, uint64, int64, {NUMBERS})")
def judge(packets: Masks, cover: Masks, empty: Masks, turn: Number, komi2: Number, plan: Numbers) -> Number:
    """Return the margin to be expected by whoever is to move; exactly, if the game is over."""
    words = U(packets.shape[1])
    lost = np.int64(0)
    best = U(0)
    for word in range(words):
        rest = empty[word]
        while rest:
            cell = (word << U(6)) + lowest(rest)
            rest &= rest - U(1)
            own, others, free, gain = U(0), U(0), U(0), U(0)
            for part in range(words):
                packet = packets[cell, part]
                own += popcount(packet & cover[turn, part])
                others += popcount(packet & cover[turn ^ U(1), part])
                free += popcount(packet & empty[part])
                gain += popcount(packet & ~cover[turn, part])
            lost += RISK[free - U(1)] * (np.int64(own) - np.int64(others))
            best = max(best, gain)
    value = margin2(cover, komi2) * (POINT // 2) * (1 if turn == 0 else -1)
    if best == 0:  # no empty cell is left
        return value
    if plan[BLUR]:
        draw = fingerprint(cover, U(plan[SALT]) ^ turn) % U(2 * plan[BLUR] + 1)
        value += np.int64(draw) - plan[BLUR]
    return value - lost + TEMPO + TEMPO_A_GAIN * np.int64(best)


@compiled(f"void({MASKS}, {STACK}, {MASKS}, int64, uint64, uint64)")
def try_out(packets: Masks, covers: Masks, empties: Masks, ply: Number, turn: Number, cell: Number) -> None:
    """Put a packet on a copy of the position, one ply further down."""
    for word in range(U(packets.shape[1])):  # slices would take seconds to compile
        covers[ply + 1, 0, word] = covers[ply, 0, word]
        covers[ply + 1, 1, word] = covers[ply, 1, word]
        empties[ply + 1, word] = empties[ply, word]
    put(packets, covers[ply + 1], empties[ply + 1], turn, cell)


@compiled(f"int64({MASKS}, {MASKS}, uint64)")
def swing(packets: Masks, cover: Masks, cell: Number) -> Number:
    """Return what a packet would gain for either side: one side's gain, and what the other can't gain any more."""
    found = U(0)
    for word in range(U(packets.shape[1])):
        found += popcount(packets[cell, word] & ~cover[0, word]) + popcount(packets[cell, word] & ~cover[1, word])
    return np.int64(found)


@compiled(f"int64({MASKS}, {STACK}, {MASKS}, uint64, int64, int64, int64, int64, {TABLES}, {TABLE}, {NUMBERS})")
def list_plays(
    packets: Masks, covers: Masks, empties: Masks, turn: Number, komi2: Number, ply: Number, depth: Number,
    hint: Number, orders: Numbers, history: Numbers, plan: Numbers,
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
            orders[ply, 0, count] = np.int64(cell)
            orders[ply, 1, count] = worth * 65536 + min(history[turn, cell], 65535)
            count += 1
    return count


@compiled(f"uint64({TABLE}, int64, int64)")
def take_best(order: Numbers, start: Number, count: Number) -> Number:
    """Take the best play from ``start`` on; most are never looked at, so sorting all would be waste."""
    pick = start
    for index in range(start + 1, count):
        if order[1, index] > order[1, pick]:
            pick = index
    cell = order[0, pick]
    order[0, pick] = order[0, start]
    order[1, pick] = order[1, start]
    return U(cell)


@compiled(f"Tuple((boolean, int64, int64))({MASK}, {ENTRIES}, uint64, int64, int64, int64)")
def recall(keys: Masks, entries: Entries, key: Number, depth: Number, alpha: Number, beta: Number) -> Any:
    """Return whether the table answers the question, the answer, and the play that was best; -1 for none."""
    slot = key & U(keys.shape[0] - 1)
    if keys[slot] != key:
        return False, np.int64(0), np.int64(-1)
    value, kind = np.int64(entries[slot, 0]), entries[slot, 1] & 3
    fits = kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha)
    return fits and entries[slot, 1] >> 2 >= depth, value, np.int64(entries[slot, 2])


@compiled(f"void({MASK}, {ENTRIES}, uint64, int64, int64, int64, int64)")
def remember(
    keys: Masks, entries: Entries, key: Number, depth: Number, value: Number, kind: Number, choice: Number
) -> None:
    slot = key & U(keys.shape[0] - 1)
    keys[slot] = key
    entries[slot, 0] = value
    entries[slot, 1] = depth * 4 + kind
    entries[slot, 2] = choice


@compiled(f"boolean({NUMBERS})")
def spent(plan: Numbers) -> Number:
    return plan[NODES] < 0 or plan[STOP] != 0


@compiled(
    f"int64({MASKS}, {STACK}, {MASKS}, uint64, int64, int64, int64, int64, int64, {MASK}, {ENTRIES}, {TABLES}, "
    f"{TABLE}, {NUMBERS})"
)
def descend(
    packets: Masks, covers: Masks, empties: Masks, turn: Number, komi2: Number, ply: Number, depth: Number,
    alpha: Number, beta: Number, keys: Masks, entries: Entries, orders: Numbers, history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """Return the value of the position at ``ply``, ``depth`` plies ahead; nothing of use once the plan is spent."""
    if depth <= 0 or not empties[ply].any():
        return judge(packets, covers[ply], empties[ply], turn, komi2, plan)
    plan[NODES] -= 1
    key = fingerprint(covers[ply], turn)
    answered, value, hint = recall(keys, entries, key, depth, alpha, beta)
    if spent(plan) or (answered and ply > 0):  # at the root a play is wanted, not only its value
        return value
    count = list_plays(packets, covers, empties, turn, komi2, ply, depth, hint, orders, history, plan)
    floor, best, choice = alpha, np.int64(-FAR), np.int64(-1)
    for index in range(count if ply == 0 else min(count, WIDTH + WIDTH_A_PLY * depth)):
        cell = take_best(orders[ply], index, count)
        try_out(packets, covers, empties, ply, turn, cell)
        # Later plays are first asked only whether they are better at all, and less deeply.
        shallower = 0 if index < 4 or depth < 3 else 1 if index < 12 or depth < 4 else 2
        top = beta if index == 0 else alpha + 1
        value = -descend(
            packets, covers, empties, turn ^ U(1), komi2, ply + 1, depth - 1 - shallower, -top, -alpha, keys, entries,
            orders, history, plan,
        )  # fmt: skip
        if index > 0 and value > alpha and (shallower > 0 or value < beta):
            value = -descend(
                packets, covers, empties, turn ^ U(1), komi2, ply + 1, depth - 1, -beta, -alpha, keys, entries, orders,
                history, plan,
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
    kind = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
    remember(keys, entries, key, depth, best, kind, choice)
    return best


@compiled(f"int64({MASKS}, {MASKS}, uint64, int64, int64, {MASK}, {ENTRIES}, {TABLE}, {NUMBERS})")
def search(
    packets: Masks, cover: Masks, turn: Number, komi2: Number, depth: Number, keys: Masks, entries: Entries,
    history: Numbers, plan: Numbers,
) -> Number:  # fmt: skip
    """Look ``depth`` plies ahead; return the value, and the play in ``plan[CHOICE]``, as far as the plan allows.

    ``keys`` and ``entries``, a power of two of rows, keep what was found for the next depth.
    """
    cells, words = packets.shape
    covers = np.empty((depth + 2, 2, words), np.uint64)
    empties = np.empty((depth + 2, words), np.uint64)
    orders = np.empty((depth + 2, 2, cells), np.int64)
    for word in range(words):
        covers[0, 0, word] = cover[0, word]
        covers[0, 1, word] = cover[1, word]
    find_empty(packets, covers[0], empties[0])
    return descend(packets, covers, empties, turn, komi2, 0, depth, -FAR, FAR, keys, entries, orders, history, plan)
