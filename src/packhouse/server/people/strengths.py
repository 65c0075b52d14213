"""How strong a bot suits someone at a game: up after a win against it, down after a loss."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.levels import LEVELS, USUAL, strength_of
from ...core.game import Seat

FIRST = strength_of(USUAL)
STEP = 0.25
"""Of the way from one level to the next: a few wins are felt, and one bad game doesn't take it all back."""


def moved(strength: float, ranks: Sequence[int], seat: Seat) -> float:
    """Return what suits the seat after a match against bots so strong.

    It goes up where the seat left more of them behind than were ahead of it, and down where fewer; so at a table of
    three, too, it comes to rest where both are equally good.
    """
    behind = sum(rank > ranks[seat] for rank in ranks) - sum(rank < ranks[seat] for rank in ranks)
    step = STEP if behind > 0 else -STEP if behind < 0 else 0
    return min(max(strength + step, 0.0), float(len(LEVELS) - 1))
