"""Rows of small numbers, added and weighed at once: Numba’s own loops over arrays would take several times as long."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

Rows: TypeAlias = npt.NDArray[np.int16]
"""All in one line, so many numbers each."""
UNITS = 32
"""What is summed up for either side."""
ROW = 2 * UNITS
"""White's, and then Red's."""
_I64 = ir.IntType(64)
_tools: Any = cgutils


class _Array:
    """A flat array in the code that is made."""

    def __init__(self, context: Any, builder: Any, kind: Any, value: Any) -> None:
        self._builder, self._start = builder, context.make_array(kind)(context, builder, value).data

    def number(self, at: Any) -> Any:
        return self._builder.load(self._builder.gep(self._start, [at]))

    def row(self, at: Any, size: int = ROW) -> Any:
        return self._builder.load(self._place(at, size), align=2)

    def put(self, row: Any, at: Any) -> None:
        self._builder.store(row, self._place(at, ROW), align=2)

    def _place(self, at: Any, size: int) -> Any:
        return self._builder.bitcast(self._builder.gep(self._start, [at]), _narrow(size).as_pointer())


def _narrow(size: int) -> Any:
    return ir.VectorType(ir.IntType(16), size)


def _sum_up(
    _typing: Any, sums: Any, then: Any, now: Any, rows: Any, kinds: Any, reach: Any, first: Any, pairs: Any,
    codes: Any, at: Any, turn: Any,
) -> Any:  # fmt: skip
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        sums, rows, kinds, reach, codes = (
            _Array(context, builder, signature.args[of], given[of]) for of in (0, 3, 4, 5, 8)
        )
        _, then, now, _, _, _, first, pairs, _, at, turn = given
        total = _tools.alloca_once_value(builder, sums.row(now))  # stays in registers
        with _tools.for_range(builder, pairs) as loop:
            pair = builder.add(first, builder.mul(loop.index, ir.Constant(_I64, 2)))
            covered = builder.zext(reach.number(builder.add(pair, ir.Constant(_I64, 1))), _I64)
            old = builder.zext(codes.number(builder.add(at, builder.zext(reach.number(pair), _I64))), _I64)
            new = builder.or_(old, builder.shl(covered, turn))
            less, more = (
                rows.row(builder.mul(builder.zext(kinds.number(code), _I64), ir.Constant(_I64, ROW)))
                for code in (old, new)
            )
            builder.store(builder.add(builder.sub(builder.load(total), less), more), total)
        sums.put(builder.load(total), then)
        return context.get_dummy_value()

    return types.void(sums, then, now, rows, kinds, reach, first, pairs, codes, at, turn), generate


def _weigh(_typing: Any, sums: Any, at: Any, heads: Any, head: Any) -> Any:
    wide = ir.VectorType(ir.IntType(32), UNITS)

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        units, weights = (
            _Array(context, builder, signature.args[of], given[of]).row(given[of + 1], UNITS) for of in (0, 2)
        )
        nothing = ir.Constant(_narrow(UNITS), None)
        active = builder.select(builder.icmp_signed(">", units, nothing), units, nothing)
        products = builder.mul(builder.sext(active, wide), builder.sext(weights, wide))
        adding = ir.FunctionType(ir.IntType(32), [wide])
        add = _tools.get_or_insert_function(builder.module, adding, f"llvm.vector.reduce.add.v{UNITS}i32")
        return builder.sext(builder.call(add, [products]), _I64)

    return types.int64(sums, at, heads, head), generate


sum_up: Any = intrinsic(_sum_up)
"""``sum_up(sums, then, now, rows, kinds, reach, first, pairs, codes, at, turn)``: what a packet makes of sums.

``reach`` tells from ``first`` on, in pairs, which surroundings it changes and what of them it covers.
"""
weigh: Any = intrinsic(_weigh)
"""``weigh(sums, at, heads, head)``: those of one side's sums that are above 0, each by its weight, added up."""
