"""Ratings, and who has met whom to earn them, as they are stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from ..people.ratings import OPPONENTS, SURE, Rating
from ..people.weights import faded
from .database import Step
from .queries import Queries

RATE = (
    "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) DO UPDATE "
    "SET mu = $3, sigma = $4, games = $5 WHERE ratings.games = $5 - 1 RETURNING person"
)
"""A rating is written only over the one it was worked out from."""
MEET = (
    "INSERT INTO meetings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game, other) DO UPDATE SET met = $4, at = $5"
)


LEARNED_AGAINST = (
    "(SELECT count(*) FROM meetings WHERE meetings.person = ratings.person AND meetings.game = ratings.game)"
)


class RatingStore(Queries):
    async def ratings(self, person: str) -> dict[str, Rating]:
        rows = await self._rows(
            f"SELECT game, mu, sigma, games, {LEARNED_AGAINST} FROM ratings WHERE person = $1", person  # noqa: S608
        )  # fmt: skip
        return {game: Rating(*rating) for game, *rating in rows}

    async def rating(self, person: str, game: str) -> Rating | None:
        return (await self.ratings(person)).get(game)

    async def best(self, game: str, most: int) -> list[tuple[str, Rating]]:
        """Return the accounts that are best at a game by what has been proved, with their names."""
        rows = await self._rows(
            f"SELECT name, mu, sigma, games, {LEARNED_AGAINST} FROM ratings JOIN people ON id = person "  # noqa: S608
            f"WHERE game = $1 AND password <> '' AND sigma <= {SURE} AND {LEARNED_AGAINST} >= {OPPONENTS} "
            "ORDER BY mu - 3 * sigma DESC, games DESC, name LIMIT $2", game, most,
        )  # fmt: skip
        return [(name, Rating(*rating)) for name, *rating in rows]

    async def met_lately(self, persons: Sequence[str], game: str, now: int) -> dict[tuple[str, str], float]:
        """Return how often each two of them have met lately at a game."""
        met: dict[tuple[str, str], float] = {}
        for person in persons:
            rows = await self._rows("SELECT other, met, at FROM meetings WHERE person = $1 AND game = $2", person, game)
            met |= {(person, other): faded(often, now - at) for other, often, at in rows if other in persons}
        return met


def rated(person: str, game: str, rating: Rating) -> Step:
    """Return the step that writes a rating, and undoes its whole job where the old one has changed meanwhile."""
    return Step(RATE, (person, game, rating.mu, rating.sigma, rating.games), must=True)


def meeting(persons: Sequence[str], game: str, met: Mapping[tuple[str, str], float], now: int) -> list[Step]:
    """Return the steps that note that these people have met once more."""
    return [
        Step(MEET, (one, game, other, met.get((one, other), 0.0) + 1, now)) for one, other in permutations(persons, 2)
    ]
