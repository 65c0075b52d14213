"""What may be left when a draft position's turn comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.game import Seat
from .state import NONE

Wishes = Mapping[Seat, Sequence[float]]
"""What the tile of each space is worth to a seat."""


def expected(worths: Sequence[float], spaces: Sequence[int], before: Sequence[Seat], wishes: Wishes) -> float:
    """Return what the best tile is worth on average that those ``before`` leave.

    Whoever is known takes what they want most; a Cat Lady, or whoever may still come (NONE), any tile.
    """
    if not before:
        return max(worths[space] for space in spaces)
    seat, others = before[0], before[1:]
    if seat != NONE and seat in wishes:
        wish = wishes[seat]
        taken = [max(spaces, key=lambda space: wish[space])]
    else:
        taken = list(spaces)
    left = [[space for space in spaces if space != gone] for gone in taken]
    return sum(expected(worths, rest, others, wishes) for rest in left) / len(left)
