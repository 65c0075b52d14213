"""What people said of own boxes, for whoever runs the server."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Seat
from . import facts as facts_of
from .database import Step
from .facts import Facts
from .queries import Queries

TOLD = "INSERT INTO opinions VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING seat"


class Opinion(NamedTuple):
    """What one person said of a match."""

    table: str
    facts: Facts
    seat: Seat
    box: str
    """Its digest."""
    mark: int | None
    wish: str


class OpinionStore(Queries):
    async def opinions(self) -> list[Opinion]:
        """Return all of them, by match in the order in which they were opened."""
        rows = await self._rows(
            "SELECT table_id, facts, seat, box, mark, wish FROM opinions JOIN tables ON id = table_id "
            "ORDER BY created, table_id, seat"
        )
        return [Opinion(table, facts_of.decode(facts), *said) for table, facts, *said in rows]


def telling(table: str, seat: Seat, person: str, box: str, mark: int | None, wish: str) -> Step:
    """Return the step that notes an opinion, which undoes the job where there is one of the seat already."""
    return Step(TOLD, (table, seat, person, box, mark, wish), must=True)
