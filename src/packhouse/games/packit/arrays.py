"""Boards and positions as the kernel wants them: masks in words of 64 bits."""

from __future__ import annotations

import functools

import numpy as np
import numpy.typing as npt

from .rules import PackIt
from .state import State

Masks = npt.NDArray[np.uint64]


@functools.lru_cache(maxsize=16)  # quick bots would spend most of their time here
def packets(game: PackIt) -> Masks:
    """Return every cell's packet, a row each; nobody writes to it."""
    return np.array([mask(game, bits) for bits in game.packet.values()])


def cover(game: PackIt, state: State) -> Masks:
    """Return what White and Red cover, a row each."""
    return np.array([mask(game, state.white), mask(game, state.red)])


def mask(game: PackIt, bits: int) -> Masks:
    words = -(-len(game.board) // 64)
    return np.frombuffer(bits.to_bytes(8 * words, "little"), np.uint64)


def komi2(game: PackIt) -> int:
    """Return komi doubled, a whole number."""
    return round(2 * game.komi)
