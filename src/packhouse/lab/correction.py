"""Looking at many things at once: among a hundred that are even, five look uneven by chance."""

from __future__ import annotations

from collections.abc import Sequence


def holm(chances: Sequence[float]) -> list[float]:
    """Return each chance as it is where all were looked at (Holm, 1979).

    Those below 5 % contain an error in at most 5 of 100 reports, whatever hangs together with what.
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found, least = [0.0] * len(chances), 0.0
    for place, index in enumerate(order):
        least = max(least, min(1.0, (len(chances) - place) * chances[index]))
        found[index] = least
    return found
