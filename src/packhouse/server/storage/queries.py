"""Asking the database."""

from __future__ import annotations

from typing import Any

from .database import Database, Step


class Queries:
    """Statements in words of the house; each kind of memory has its own."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def answers(self) -> None:
        """Return if the database does, reading and writing."""
        await self._rows("SELECT 1")
        await self._change("SELECT 1")

    async def saves(self) -> None:
        """Return if something can be written down; a row that stays as it was SQLite wouldn't write."""
        await self._all(Step("INSERT INTO workers VALUES ('', 0)"), Step("DELETE FROM workers WHERE id = ''"))

    async def _rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.database.read(Step(statement, values))

    async def _all(self, *steps: Step) -> list[list[tuple[Any, ...]]]:
        done = await self.database.write(*steps)
        assert done is not None
        return done

    async def _change(self, statement: str, *values: Any, announce: str = "") -> list[tuple[Any, ...]]:
        done = await self.database.write(Step(statement, values), announce=announce)
        assert done is not None
        return done[0]
