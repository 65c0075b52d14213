"""The ground that every city stands on: 25 squares, four sides, and water between squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta

from ...kit.grid import Cell, rectangle
from ...kit.routes import Roads, Step
from .actions import Side

SIZE = 5
GRID = rectangle(SIZE, SIZE)
SQUARES = len(GRID)
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
WAYS: dict[Side, int] = {"north": SIZE, "east": 1, "south": -SIZE, "west": -1}
"""By side: how much higher the number of the next square in that direction is."""

Square: TypeAlias = Annotated[Cell, Meta(pattern=r"^[a-e][1-5]\Z")]


def edge(side: Side) -> tuple[int, ...]:
    """Return the five squares along a side of the city; a corner is on two sides."""
    return {"north": GRID.rows[-1], "east": GRID.columns[-1], "south": GRID.rows[0], "west": GRID.columns[0]}[side]


def sides_of(square: str) -> list[Side]:
    return [side for side in SIDES if GRID.index[square] in edge(side)]


def crossing(text: str) -> Step:
    """Return the two squares that water or a bridge lies between: ``crossing("a1-b1")``, lower number first."""
    one, other = sorted(GRID.index[square] for square in text.split("-"))
    return one, other


def roads_of(water: Sequence[str], bridges: Sequence[str]) -> Roads:
    """Return the steps that water allows: it can be crossed where there is a bridge (PM-2)."""
    return Roads(GRID, {*map(crossing, water)} - {*map(crossing, bridges)})
