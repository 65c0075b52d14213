"""How strong a player is, learned from ranks at tables of any size (Plackett–Luce, Weng and Lin 2011)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

ELO_A_POINT = 30
"""400 / (ln 10 · √2 β): a lead of so many shown points has the odds that it has in Elo's scale."""

SURE = 6.0
"""The widest sigma of a rating that is proved: newcomers have 8.3, and a dozen matches in full lead below."""
OPPONENTS = 3
"""How many different people a proved rating was learned against, at least."""

HARDLY_KNOWN = 0.1
"""How much a match tells against someone who has met fewer than ``OPPONENTS`` people: nobody rises by new accounts."""

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """A guess at someone's strength, and how far it may be off."""

    mu: float
    sigma: float
    games: int
    opponents: int = 0
    """How many different people it was learned against."""

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SURE or self.opponents < OPPONENTS

    @property
    def proof(self) -> float:
        """How much a match against them tells, won or lost: in full once the rating is proved."""
        return HARDLY_KNOWN if self.opponents < OPPONENTS else min(1.0, (SURE / self.sigma) ** 2)


def fresh() -> Rating:
    return Rating(_MODEL.mu, _MODEL.sigma, 0)


def updated(ratings: Sequence[Rating], ranks: Sequence[int], weights: Sequence[float] = ()) -> list[Rating]:
    """Return the ratings after a match. Rank 1 is best; seats that tie share a rank. No weights: in full."""
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in ratings]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    found = zip(ratings, rated, weights or [1.0] * len(ratings), strict=True)
    return [_moved(old, one.mu, one.sigma, weight) for old, [one], weight in found]


def _moved(old: Rating, mu: float, sigma: float, weight: float) -> Rating:
    """Return the rating so far on its way to what a match that counts in full would make of it.

    What is known is 1/σ², to which each match adds; so one of weight w adds w of what a full one would.
    """
    if not weight:
        return old
    known = (1 - weight) * old.sigma**-2 + weight * sigma**-2
    return msgspec.structs.replace(
        old, mu=old.mu + weight * (mu - old.mu), sigma=known**-0.5, games=old.games + 1
    )  # fmt: skip


def number(rating: Rating) -> int:
    """Return the number for people: 1000 for newcomers, and never more than has been proved.

    Three sigmas are taken off, so that it mostly rises with the first games, and luck leads no list.
    """
    return round(1000 + ELO_A_POINT * (rating.mu - 3 * rating.sigma))
