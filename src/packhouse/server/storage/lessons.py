"""Where each person learns each game: the table of their newest lesson. No list of a person's tables has it."""

from __future__ import annotations

from .database import Step
from .facts import Facts
from .queries import Queries
from .tables import opening

NOTE = "INSERT INTO lessons VALUES ($1, $2, $3) ON CONFLICT (person, game) DO UPDATE SET table_id = $3"


class LessonStore(Queries):
    async def lesson_of(self, person: str, game: str) -> str:
        """Return the table of a person's newest lesson of a game; empty where they have begun none."""
        rows = await self._rows("SELECT table_id FROM lessons WHERE person = $1 AND game = $2", person, game)
        return str(rows[0][0]) if rows else ""

    async def begin_lesson(self, table: str, facts: Facts, now: int) -> None:
        """Store the table of a lesson, from now on the newest of its host's."""
        noted = Step(NOTE, (facts.host, facts.game, table))
        await self.database.write(*opening(table, facts, now), noted, announce=f"table {table}")
