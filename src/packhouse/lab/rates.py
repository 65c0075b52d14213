"""How often components are taken when they are on offer: a game's offers hang together, so games are what counts."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from .intervals import Share, share

HARDLY = 0.25
"""A component that is taken less than a quarter as often as any of its kind would be is hardly ever taken."""


class Rate(NamedTuple):
    """How often something is taken when it is on offer."""

    taken: int
    offers: int
    worth: float
    """How many offers that have nothing to do with each other would tell as much."""

    @property
    def share(self) -> Share:
        return share(self.taken / self.offers * self.worth, self.worth)


def rate(picks: Mapping[tuple[int, int], int]) -> Rate:
    """Return the rate over games of so many picks and offers."""
    games = sum(picks.values())
    taken, offers = (sum(one[index] * number for one, number in picks.items()) for index in (0, 1))
    part = taken / offers
    alone = part * (1 - part) * offers
    if games == 1 or not alone:
        return Rate(taken, offers, games)
    squares = math.fsum(number * (one - part * offered) ** 2 for (one, offered), number in picks.items())
    return Rate(taken, offers, offers / max(1.0, squares * games / (games - 1) / alone))


def hardly_taken(found: Rate, even: float) -> float:
    """Return how likely chance alone makes a rate that low, were it a quarter of what an even choice makes."""
    least = HARDLY * even
    if found.taken >= least * found.offers:
        return 1.0
    trials = math.floor(found.worth)
    return at_most(math.ceil(found.taken / found.offers * trials), trials, least)


def at_most(hits: int, trials: int, chance: float) -> float:
    """Return how likely so many trials hit at most so often (binomial)."""
    hit, miss = math.log(chance), math.log1p(-chance)

    def just(number: int) -> float:
        ways = math.lgamma(trials + 1) - math.lgamma(number + 1) - math.lgamma(trials - number + 1)
        return math.exp(ways + number * hit + (trials - number) * miss)

    return min(1.0, math.fsum(map(just, range(min(hits, trials) + 1))))
