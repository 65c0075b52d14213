"""How evenly the machine itself runs: what it does to a loop, it does to every latency measured on it."""

from __future__ import annotations

import statistics
import time

PIECE = 20_000
SECONDS = 4.0


def stutter() -> float:
    """Return how much longer than usual the slowest hundredth of equal pieces of work takes; 1: not at all."""
    pieces, end = [], time.perf_counter() + SECONDS
    while (began := time.perf_counter()) < end:
        sum(range(PIECE))
        pieces.append(time.perf_counter() - began)
    return statistics.quantiles(pieces, n=100)[98] / statistics.median(pieces)
