"""Nim for those who learn: every way to take counters, and the heaps."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from packhouse.core.game import Seat

from .rules import Nim, Take, View


def actions(game: Nim, seats: int) -> list[Take]:
    """Return what can be done at first: later on there are never others."""
    return game.legal(game.start(seats, 0), 0)


def features(game: Nim, view: View, seat: Seat) -> npt.NDArray[np.float32]:
    heaps = [left / size for left, size in zip(view.heaps, game.heaps, strict=True)]
    return np.array([*heaps, *(taken / sum(game.heaps) for taken in view.taken), seat == view.turn], np.float32)
