"""How strong a player is, learned from ranks at tables of any size (Plackett–Luce, Weng and Lin 2011)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

ELO_A_POINT = 30
"""400 / (ln 10 · √2 β): a lead of so many shown points has the odds that it has in Elo's scale."""

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """A guess at someone's strength, and how far it may be off."""

    mu: float
    sigma: float
    games: int


def fresh() -> Rating:
    return Rating(_MODEL.mu, _MODEL.sigma, 0)


def updated(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after a match. Rank 1 is best; seats that tie share a rank."""
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in ratings]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(one.mu, one.sigma, old.games + 1) for old, [one] in zip(ratings, rated, strict=True)]


def number(rating: Rating) -> int:
    """Return the number for people: 1000 for newcomers, and never more than has been proved.

    Three sigmas are taken off, so that it mostly rises with the first games, and luck leads no list.
    """
    return round(1000 + ELO_A_POINT * (rating.mu - 3 * rating.sigma))
