"""The table of positions looked at before: what each is worth, how deeply that was looked into, and the best move."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import compiled
from .types import ENTRIES, NOTHING, TRUTH, U64, WHOLE, WORDS, Entries, Number, U, Words, types

LARGEST = 1 << 18
EXACT, AT_LEAST, AT_MOST = range(3)


def new_table(nodes: int) -> tuple[Words, Entries]:
    """Return keys and entries, a power of two of rows: enough for so many nodes, or as many as are of use."""
    rows = min(LARGEST, 1 << (4 * nodes).bit_length())
    return np.zeros(rows, np.uint64), np.zeros((rows, 3), np.int32)


@compiled(types.Tuple((TRUTH, WHOLE, WHOLE))(WORDS, ENTRIES, U64, WHOLE, WHOLE, WHOLE))
def recall(keys: Words, entries: Entries, key: Number, depth: Number, alpha: Number, beta: Number) -> Any:
    """Return whether the table answers the question, the answer, and the move that was best; -1 for none."""
    slot = key & U(keys.shape[0] - 1)
    if keys[slot] != key:
        return False, np.int64(0), np.int64(-1)
    value, kind = np.int64(entries[slot, 0]), entries[slot, 1] & 3
    fits = kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha)
    return fits and entries[slot, 1] >> 2 >= depth, value, np.int64(entries[slot, 2])


@compiled(NOTHING(WORDS, ENTRIES, U64, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE))
def remember(
    keys: Words, entries: Entries, key: Number, depth: Number, floor: Number, beta: Number, best: Number, choice: Number
) -> None:
    """Note what a search between ``floor`` and ``beta`` has found: it tells exactly only what lies between them."""
    slot = key & U(keys.shape[0] - 1)
    kind = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
    keys[slot] = key
    entries[slot, 0] = best
    entries[slot, 1] = depth * 4 + kind
    entries[slot, 2] = choice
