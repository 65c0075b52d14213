"""Who has tried which puzzle of which day, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.match import Entry
from .database import Step
from .facts import Facts
from .queries import Queries
from .tables import logging, opening

BEGUN = "INSERT INTO tries VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT DO NOTHING RETURNING number"
ENDED = "UPDATE tries SET ended = 1, solved = $4 WHERE person = $1 AND game = $2 AND day = $3 AND table_id = $5"


class Tried(NamedTuple):
    """One try."""

    table: str
    ended: bool
    solved: bool


class Day(NamedTuple):
    """All that someone did about the puzzle of a day."""

    game: str
    day: str
    tries: int
    solved: bool


class TryStore(Queries):
    async def tries(self, person: str, game: str, day: str) -> list[Tried]:
        """Return someone's tries at a puzzle, in their order."""
        rows = await self._rows(
            "SELECT table_id, ended, solved FROM tries WHERE person = $1 AND game = $2 AND day = $3 ORDER BY number",
            person, game, day,
        )  # fmt: skip
        return [Tried(table, bool(ended), bool(solved)) for table, ended, solved in rows]

    async def days_tried(self, person: str, most: int) -> list[Day]:
        """Return the puzzles that someone has tried, the newest first."""
        rows = await self._rows(
            "SELECT game, day, count(*), max(solved) FROM tries WHERE person = $1 GROUP BY game, day "
            "ORDER BY day DESC LIMIT $2", person, most,
        )  # fmt: skip
        return [Day(game, day, tries, bool(solved)) for game, day, tries, solved in rows]

    async def begin_try(self, table: str, facts: Facts, now: int, log: Sequence[Entry]) -> bool:
        """Store a try and its table; False where the same person has begun one elsewhere at the same time."""
        assert facts.puzzle
        values = (facts.host, facts.game, facts.puzzle.day, facts.puzzle.number, table)
        steps = [Step(BEGUN, values, must=True), *opening(table, facts, now), *logging(table, log)]
        return await self.database.write(*steps, announce=f"table {table}") is not None


def ended(table: str, facts: Facts) -> list[Step]:
    """Return the step that notes how a try ended."""
    assert facts.puzzle
    return [Step(ENDED, (facts.host, facts.game, facts.puzzle.day, int(facts.puzzle.solved), table))]
