"""Intervals: how far what was seen may be from the truth."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

from . import student

CONFIDENCE = 0.95

Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""How many standard errors a 95 % interval reaches to either side."""


class Share(msgspec.Struct, frozen=True):
    """A part of a whole, with the interval that holds the true one 95 times of 100."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%})"


def reach(looks: int = 1) -> float:
    """Return how many standard errors an interval reaches that is looked at so often and still holds (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / looks / 2)


def reach_of_mean(count: int, looks: int = 1) -> float:
    """Return how many it reaches around the mean of so many numbers, which alone say how far they stray."""
    return student.errors(reach(looks), count - 1)


def share(points: float, games: float, looks: int = 1) -> Share:
    """Return Wilson's interval; one that is looked at several times is widened so that it still holds."""
    z = reach(looks)
    p, spread = points / games, z * z / games
    middle = (p + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(p * (1 - p) / games + spread / (4 * games))
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))
