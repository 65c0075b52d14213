"""Ratings, as they are stored."""

from __future__ import annotations

from ..people.ratings import Rating
from .database import Step
from .queries import Queries

RATE = (
    "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) DO UPDATE "
    "SET mu = $3, sigma = $4, games = $5 WHERE ratings.games = $5 - 1 RETURNING person"
)
"""A rating is written only over the one it was worked out from."""


class RatingStore(Queries):
    async def ratings(self, person: str) -> dict[str, Rating]:
        rows = await self._rows("SELECT game, mu, sigma, games FROM ratings WHERE person = $1", person)
        return {game: Rating(mu, sigma, games) for game, mu, sigma, games in rows}

    async def rating(self, person: str, game: str) -> Rating | None:
        return (await self.ratings(person)).get(game)

    async def best(self, game: str, most: int) -> list[tuple[str, Rating]]:
        """Return the accounts that are best at a game by what has been proved, with their names."""
        rows = await self._rows(
            "SELECT name, mu, sigma, games FROM ratings JOIN people ON id = person "
            "WHERE game = $1 AND password <> '' ORDER BY mu - 3 * sigma DESC, games DESC, name LIMIT $2", game, most,
        )  # fmt: skip
        return [(name, Rating(mu, sigma, games)) for name, mu, sigma, games in rows]


def rated(person: str, game: str, rating: Rating) -> Step:
    """Return the step that writes a rating, and undoes its whole job where the old one has changed meanwhile."""
    return Step(RATE, (person, game, rating.mu, rating.sigma, rating.games), must=True)
