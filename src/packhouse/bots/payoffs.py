"""What the end of a game is worth to each seat, from 0 to 1: the place, and a little for how clear it was."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from ..core.game import Goal, Outcome, Seat

CLEAR = 0.1
"""How much of a payoff the margin makes: it says which way to go where the place is settled or far off."""


def payoffs(outcome: Outcome) -> list[float]:
    """Return every seat's payoff: the share of the others that it left behind, a tie counting half."""
    if outcome.goal:
        return [_alone(outcome.goal, outcome.scores)]
    return [_among_others(outcome, seat) for seat in range(len(outcome.ranks))]


def lead(outcome: Outcome, seat: Seat) -> float | None:
    """Return by how many points a seat is ahead of the best of the others; None where points don't make the places."""
    scores = outcome.scores
    if len(scores) < 2 or any(better < worse for better, worse in pairwise(_in_order(outcome))):
        return None
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def ahead(outcome: Outcome, seat: Seat) -> float | None:
    """Return by how many points a seat is ahead of the best of the others, or alone of the goal, where points tell."""
    goal = outcome.goal
    if goal is None:
        return lead(outcome, seat)
    return outcome.scores[0] - goal.points if outcome.scores and goal.points is not None else None


def _in_order(outcome: Outcome) -> list[float]:
    """Return the points by places, the most first where seats tie."""
    merits = sorted(zip(outcome.ranks, outcome.scores, strict=True), key=lambda merit: (merit[0], -merit[1]))
    return [score for _, score in merits]


def _among_others(outcome: Outcome, seat: Seat) -> float:
    mine, others = outcome.ranks[seat], len(outcome.ranks) - 1
    behind = sum((rank > mine) + 0.5 * (rank == mine) for rank in outcome.ranks) - 0.5  # less the seat itself
    return (1 - CLEAR) * behind / others + CLEAR * (0.5 + 0.5 * _margin(outcome, seat))


def _margin(outcome: Outcome, seat: Seat) -> float:
    """Return how far apart the points are, from -1 to 1. The ranks say which way: in some games few points are good."""
    ranks, scores = outcome.ranks, outcome.scores
    if not scores:
        return 0.0
    signed = [
        math.copysign(scores[seat] - score, rank - ranks[seat])
        for rank, score in zip(ranks, scores, strict=True)
        if rank != ranks[seat]
    ]
    return sum(signed) / ((len(ranks) - 1) * ((max(scores) - min(scores)) + sum(map(abs, scores)) / len(scores) or 1))


def _alone(goal: Goal, scores: Sequence[float]) -> float:
    """Half of it is the goal; the other half says how near the points came to it, or how far beyond."""
    if not scores:
        return float(goal.reached)
    wanted = goal.points or 0.0
    return 0.5 * goal.reached + 0.5 * squashed(scores[0] - wanted, 1 + abs(wanted) / 4)


def squashed(points: float, scale: float) -> float:
    """Return a lead as a payoff from 0 to 1; at ``scale`` points it is 0.73."""
    return 0.5 + 0.5 * math.tanh(points / scale / 2)
