"""What is seen, as numbers for those who learn: ``vector(among("b", "abc"), share(3, 12))`` is 0, 1, 0, 0.25."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Arrays: TypeAlias = Mapping[str, npt.NDArray[Any]]
"""Weights, or positions with how their games ended: whatever a game makes of them, files keep them as they are."""

Vector: TypeAlias = npt.NDArray[np.float32]
Numbers: TypeAlias = list[float]


def vector(*parts: Iterable[float]) -> Vector:
    """Join parts into the vector that a learner is given."""
    return np.fromiter(chain.from_iterable(parts), np.float32)


def among(value: Any, things: Iterable[Any]) -> Numbers:
    """Return a 1 for the thing that is meant, and a 0 for each of the others; for none of them zeros alone."""
    return [float(thing == value) for thing in things]


def each(values: Container[Any], things: Iterable[Any]) -> Numbers:
    """Return for each thing whether it is among these."""
    return [float(thing in values) for thing in things]


def count(values: Sequence[Any], things: Iterable[Any]) -> Numbers:
    """Return how often each thing is among these."""
    return [float(values.count(thing)) for thing in things]


def plane(mask: int, cells: int) -> Numbers:
    """Return a 1 for each cell that is in a mask, of so many."""
    return [float(mask >> cell & 1) for cell in range(cells)]


def share(number: float | None, whole: float) -> Numbers:
    """Return a number as a part of what is usually the most; nothing: 0."""
    return [(number or 0) / whole]


def flags(*facts: object) -> Numbers:
    """Return whether each is so."""
    return [float(bool(fact)) for fact in facts]


def padded(numbers: Sequence[float], length: int) -> Numbers:
    """Return the first so many numbers, with zeros behind them where there are fewer."""
    return [*numbers[:length], *[0.0] * (length - len(numbers))]


def from_seat(seat: int, seats: int) -> list[int]:
    """Return all seats as one of them counts: itself first, then round the table."""
    return [(seat + step) % seats for step in range(seats)]
