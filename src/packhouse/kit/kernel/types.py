"""The types of what kernels hand to each other, for the checker and for Numba."""

from __future__ import annotations

from typing import Any, TypeAlias

import numba
import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.uint64]
Numbers: TypeAlias = npt.NDArray[np.int64]
Moves: TypeAlias = npt.NDArray[np.int32]
Entries: TypeAlias = npt.NDArray[np.int32]
Number: TypeAlias = Any
"""A single number: the compiled signature says of which kind."""

types: Any = numba.types
U = np.uint64
WHOLE, U64, TRUTH, NOTHING = types.int64, types.uint64, types.boolean, types.void
WORDS, NUMBERS, MOVES, ENTRIES = types.uint64[::1], types.int64[::1], types.int32[::1], types.int32[:, ::1]
MOVES_BY_PLY, PROMISES_BY_PLY = types.int32[:, ::1], types.int64[:, ::1]
