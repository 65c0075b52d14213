"""Positions and plays as the kernel has them.

A position is ``cover[seat, word]``: the cells on or beside a centre of each side, in words of 64 bits. A cell that both
cover is neutral and counts for both, so a side leads by the size of its cover less that of the other's, and a packet
gains the part of it that its side doesn't cover yet.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ....kit.compiled import compiled
from ....kit.kernel.types import Number, U, Words

MASK, MASKS = "uint64[::1]", "uint64[:, ::1]"


def _popcount(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


def _lowest(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


popcount: Any = intrinsic(_popcount)
"""How many cells are in a word."""
lowest: Any = intrinsic(_lowest)
"""Which is the lowest cell in a word that has one."""


@compiled(f"uint64({MASKS}, {MASKS}, {MASK})")
def find_empty(packets: Words, cover: Words, empty: Words) -> Number:
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
def put(packets: Words, cover: Words, empty: Words, turn: Number, cell: Number) -> Number:
    """Put a packet; return how many cells are left empty."""
    left = U(0)
    for word in range(U(packets.shape[1])):
        packet = packets[cell, word]
        cover[turn, word] |= packet
        empty[word] &= ~packet
        left += popcount(empty[word])
    return left


@compiled(f"int64({MASKS}, int64)")
def margin2(cover: Words, komi2: Number) -> Number:
    """Return White's margin, doubled so as to be whole."""
    lead = np.int64(0)
    for word in range(U(cover.shape[1])):
        lead += np.int64(popcount(cover[0, word])) - np.int64(popcount(cover[1, word]))
    return 2 * lead - komi2
