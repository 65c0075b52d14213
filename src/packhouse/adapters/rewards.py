"""What the end of a match is worth to each seat, from -1 to 1."""

from __future__ import annotations

from ..bots.payoffs import payoffs
from ..core.game import Outcome


def rewards(outcome: Outcome) -> list[float]:
    """Return the share of the others that a seat left behind, less the share that it is behind: they add up to 0.

    Whoever plays alone has nobody to be ahead of: what the search makes of the goal and the points, stretched.
    """
    if outcome.goal:
        return [2 * payoff - 1 for payoff in payoffs(outcome)]
    ranks = outcome.ranks
    return [sum((rank > mine) - (rank < mine) for rank in ranks) / (len(ranks) - 1) for mine in ranks]
