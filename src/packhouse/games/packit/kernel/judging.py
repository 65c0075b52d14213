"""What a position promises, without looking ahead, from the view of the side to move.

A small network judges it: what lies on each cell and around it adds a row of 32 numbers to the sums of either side, and
what is above 0 in them is weighed. It has learnt from games against itself (``network.py``). All of it is in integers,
so that every machine judges alike.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ....kit.compiled import compiled
from ....kit.kernel.plan import BLUR, SALT
from ....kit.kernel.types import Number, Numbers, U, Words, types
from .position import MASKS, margin2
from .vectors import ROW, UNITS, Rows, sum_up, weigh

POINT = 20
"""Values are in twentieths of a point."""
FINE = 14
"""How many bits finer the network reckons."""
HEADS, CELLS_A_HEAD = 8, 16
"""It weighs the sums anew for every so many empty cells."""


class Network(NamedTuple):
    kinds: Rows
    """Of which kind a surrounding is."""
    rows: Rows
    """What each kind adds to the sums."""
    heads: Rows
    """How the sums are weighed: a side's own, then the other's."""
    bases: Numbers
    """What each head begins with."""
    reach: Codes
    """For each centre how many surroundings its packet changes, and then in pairs which, and what it covers of them."""
    width: Number
    """How many numbers of ``reach`` each centre has."""
    cells: Number


Codes: TypeAlias = npt.NDArray[np.uint32]
"""What lies on and around each cell (``patterns.py``), ply by ply."""
SUMS, CODES = types.int16[::1], types.uint32[::1]
NETWORK = types.NamedTuple([SUMS, SUMS, SUMS, types.int64[::1], CODES, types.uint64, types.uint64], Network)
VALUE, PLAN = types.int64, types.int64[::1]


@compiled(f"uint64({MASKS}, uint64)")
def fingerprint(cover: Words, salt: Number) -> Number:
    key = salt * U(0xD1B54A32D192ED03) + U(0x9E3779B97F4A7C15)
    for seat in range(U(2)):
        for word in range(U(cover.shape[1])):
            key = (key ^ cover[seat, word]) * U(0xBF58476D1CE4E5B9)
            key ^= key >> U(29)
    return key ^ (key >> U(32))


@compiled(types.void(NETWORK, CODES, SUMS, types.uint64, types.uint64, types.uint64))
def foresee(network: Network, codes: Codes, sums: Rows, ply: Number, turn: Number, centre: Number) -> None:
    """Sum up the next ply's position, with a packet more."""
    now, first = ply * U(ROW), centre * network.width
    sum_up(
        sums, now + U(ROW), now, network.rows, network.kinds, network.reach, first + U(1), U(network.reach[first]),
        codes, ply * network.cells, turn,
    )  # fmt: skip


@compiled(types.void(NETWORK, CODES, types.uint64, types.uint64, types.uint64))
def surround(network: Network, codes: Codes, ply: Number, turn: Number, centre: Number) -> None:
    """Note what lies around each cell in the next ply's position."""
    now, first = ply * network.cells, centre * network.width
    for cell in range(now, now + network.cells):
        codes[cell + network.cells] = codes[cell]
    for pair in range(first + U(1), first + U(1) + U(2) * U(network.reach[first]), U(2)):
        codes[now + network.cells + U(network.reach[pair])] |= network.reach[pair + U(1)] << turn


@compiled(types.int64(NETWORK, types.uint64[:, ::1], SUMS, types.uint64, types.uint64, types.uint64, VALUE, PLAN))
def judge(
    network: Network, cover: Words, sums: Rows, ply: Number, left: Number, turn: Number, komi2: Number, plan: Numbers
) -> Number:
    """Return the margin to be expected by whoever is to move; exactly, if the game is over."""
    value = margin2(cover, komi2) * (POINT // 2) * (1 if turn == 0 else -1)
    if left == 0:
        return value
    head = min(left // U(CELLS_A_HEAD), U(HEADS - 1))
    own, others = ply * U(ROW) + turn * U(UNITS), ply * U(ROW) + (turn ^ U(1)) * U(UNITS)
    at = head * U(ROW)
    promise = weigh(sums, own, network.heads, at) + weigh(sums, others, network.heads, at + U(UNITS))
    value += (promise + network.bases[head]) >> FINE
    if plan[BLUR]:
        draw = fingerprint(cover, U(plan[SALT]) ^ turn) % U(2 * plan[BLUR] + 1)
        value += np.int64(draw) - plan[BLUR]
    return value
