"""Trucks as text, level by level: each piece shows its size where it begins, and then which way it goes on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from ...kit.grid import LETTERS, Place, place_of
from .actions import Direction
from .components import COLUMNS, ROWS
from .truck import Bar, Truck

SQUARE = "·"
GOES_ON: dict[Direction, str] = {"across": "-", "back": "|", "up": ":"}
LEGEND = "A digit marks a bar’s start and length; - | : continue it across, back, up."


WIDTH, GAP = 12, "  "
"""How wide a picture is, and what is left of each."""


def truck_drawn(truck: Truck) -> list[str]:
    """Return an empty truck: its number, its floor, how high it is loaded, and how many cubes it holds."""
    floor = level_drawn(truck.squares, (), 1, COLUMNS, ROWS)
    return [f"{truck.number}: {truck.height} high", *floor, f"  holds {truck.room}"]


def beside(pictures: Iterable[list[str]]) -> list[str]:
    """Return pictures beside each other, line by line."""
    rows = zip_longest(*pictures, fillvalue="")
    return ["".join(f"{GAP}{line:<{WIDTH}}" for line in lines).rstrip() for lines in rows]


def wide(columns: int) -> int:
    """Return how many pictures a terminal has room for beside each other; one at least."""
    return max(1, columns // (len(GAP) + WIDTH))


def level_drawn(squares: Iterable[Place], bars: Iterable[Bar], level: int, columns: int, rows: int) -> list[str]:
    """Return the level row by row, the back first, with the names of rows and columns."""
    signs = dict.fromkeys(squares, SQUARE)
    for bar in bars:
        column, row = place_of(bar.cell)
        for step in range(bar.size):
            right, behind, up = (step * (bar.direction == way) for way in ("across", "back", "up"))
            if bar.level + up == level:
                signs[column + right, row + behind] = GOES_ON[bar.direction] if step else str(bar.size)
    width = len(str(rows))
    return [
        *(
            f"{row + 1:>{width}} " + "".join(signs.get((column, row), " ") for column in range(columns)).rstrip()
            for row in reversed(range(rows))
        ),
        " " * width + f" {LETTERS[:columns]}",
    ]
