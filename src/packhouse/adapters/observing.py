"""What a seat sees, as numbers: by the game’s own features, or letter by letter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import numpy as np

from ..core.game import Seat
from ..games.parts import Features
from ..kit.vectors import Vector

BOUND = 10.0
"""Features are about as large as 1; what would lie beyond this is cut."""
LETTERS = 16 * 1024
"""Bytes: a view never has as many."""

Observing: TypeAlias = Callable[[Any, Seat], Vector]
"""Makes a vector of a view and the seat that it is of."""


def by_features(game: Any, features: Features) -> Observing:
    def observed(view: Any, seat: Seat) -> Vector:
        return np.clip(features(game, view, seat), -BOUND, BOUND)

    return observed


def by_letters(view: Any, seat: Seat) -> Vector:
    """Return the bytes of the view’s JSON, each from 0 to 1, after the seat’s own number."""
    text = msgspec.json.encode(view, order="sorted")[:LETTERS]
    found = np.zeros(1 + LETTERS, np.float32)
    found[0] = seat
    found[1 : 1 + len(text)] = np.frombuffer(text, np.uint8) / np.float32(255)
    return found
