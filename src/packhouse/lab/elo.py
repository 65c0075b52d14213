"""Ratings: how strong bots are, from what they scored against each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from .intervals import Share, Z

ELO_A_NAT = 400 / math.log(10)
"""How many Elo points make odds of e to 1."""


def elo_gap(score: float) -> float:
    """Return the rating difference at which this score is expected; infinite for a clean sweep."""
    return math.copysign(math.inf, score - 0.5) if score in (0, 1) else ELO_A_NAT * math.log(score / (1 - score))


def apart(score: Share) -> str:
    """Say how far two are apart; of a clean sweep no more is known than how far at least."""
    gap = elo_gap(score.value)
    if math.isfinite(gap):
        return f"{gap:+.0f}"
    return f"over {elo_gap(score.low):+.0f}" if gap > 0 else f"under {elo_gap(score.high):+.0f}"


class Rating(msgspec.Struct, frozen=True):
    """Elo above the first player of the list, with half the width of its interval."""

    elo: float
    error: float


def ratings(names: Sequence[str], scores: Mapping[tuple[str, str], tuple[float, float]]) -> dict[str, Rating]:
    """Fit Elo to all results at once (Bradley-Terry, largest likelihood, by Newton's method).

    ``scores`` gives points and games of the first against the second. A pair gets half a win and half a loss beside
    its games, so that a clean sweep has a finite rating.
    """
    import numpy as np  # noqa: PLC0415 — a quarter of a second that other commands need not wait for

    size = len(names)
    strength = np.zeros(size)
    for _ in range(100):
        slope, curve = np.zeros(size), np.zeros((size, size))
        for (one, two), (points, games) in scores.items():
            i, j = names.index(one), names.index(two)
            expected = 1 / (1 + math.exp(strength[j] - strength[i]))
            slope[[i, j]] += np.array([1, -1]) * (points + 0.5 - (games + 1) * expected)
            weight = (games + 1) * expected * (1 - expected)
            curve[[i, j], [i, j]] += weight
            curve[[i, j], [j, i]] -= weight
        step = np.linalg.pinv(curve) @ slope
        strength += step
        if abs(step).max() < 1e-9:
            break
    spread = np.linalg.pinv(curve)
    return {
        name: Rating(
            ELO_A_NAT * float(strength[i] - strength[0]),
            ELO_A_NAT * Z * math.sqrt(max(0.0, spread[i, i] + spread[0, 0] - 2 * spread[i, 0])),
        )
        for i, name in enumerate(names)
    }
