"""The city as text: three lines for a row of locations, with water between them and bases around."""

from __future__ import annotations

from collections.abc import Iterable

from .actions import Side
from .ground import GRID, SIZE, crossing
from .views import DriverView, LocationView, View

WIDE = 12
"""How wide a location is drawn."""
LEFT = 6
"""How wide the names of rows are, with bases beside them."""
WATER, BRIDGE = "~", "="
BOMB = "*"
LETTERS = "RGX"
"""Of Red, Green and the Rogue."""
LEGEND = (
    "(R) (G) (X) bases   [RGX] vans of Red, Green and the Rogue   r g x their cubes\n"
    f"{WATER} water   {BRIDGE} bridge   {BOMB} the exploding package"
)


def city_drawn(view: View) -> list[str]:
    """Return the city row by row, the top first, with the names of rows and columns."""
    lines = [_names(), _bases(view, "north")]
    for row in reversed(range(SIZE)):
        lines += _row(view, row)
        if row:
            lines.append(_between(view, row))
    lines.append(_bases(view, "south"))
    return [line.rstrip() for line in lines]


def short(name: str) -> str:
    """Return a location's name as far as there is room for it, its last word cut to a letter first."""
    if len(name) > WIDE and " " in name:
        first, last = name.rsplit(" ", 1)
        name = f"{first} {last[0]}."
    return name[:WIDE].rstrip()


def amount(low: int, high: int) -> str:
    """Return packages in words: ``2 low 1 high``."""
    return " ".join(f"{number} {value}" for number, value in ((low, "low"), (high, "high")) if number)


def _names() -> str:
    return " " * LEFT + "".join(f"{letter:<{WIDE + 2}}" for letter in "abcde")


def _base(view: View, square: str, side: Side) -> str:
    """Return the base that stands beside a square on this side, if there is one."""
    for letter, driver in zip(LETTERS, view.drivers, strict=True):
        if (driver.gate, driver.side) == (square, side):
            return f"({letter})"
    return ""


def _bases(view: View, side: Side) -> str:
    row = GRID.rows[-1 if side == "north" else 0]
    return " " * LEFT + "".join(f"{_base(view, GRID.cells[cell], side):<{WIDE + 2}}" for cell in row)


def _row(view: View, row: int) -> Iterable[str]:
    cells = GRID.rows[row]
    pictures = [_location(view, view.locations[cell]) for cell in cells]
    west, east = _base(view, GRID.cells[cells[0]], "west"), _base(view, GRID.cells[cells[-1]], "east")
    for line, parts in enumerate(zip(*pictures, strict=True)):
        rims = [_rim(view, cell, line) for cell in cells[:-1]] + [f" {east}" if line == 0 else ""]
        name = f"{west:<3} {row + 1} " if line == 0 else " " * LEFT
        yield name + "".join(f"{part:<{WIDE}}{rim}" for part, rim in zip(parts, rims, strict=True))


def _location(view: View, place: LocationView) -> tuple[str, str, str]:
    vans = "".join(letter for letter, driver in zip(LETTERS, view.drivers, strict=True) if driver.at == place.square)
    cubes = "".join(_cubes(letter, driver, place.square) for letter, driver in zip(LETTERS, view.drivers, strict=True))
    here = BOMB * (view.bomb == place.square) + f"[{vans}]" * bool(vans) + f" {cubes}" * bool(cubes)
    return short(place.name), amount(place.low, place.high), here.strip()


def _cubes(letter: str, driver: DriverView, square: str) -> str:
    number = driver.cubes.count(square)
    return letter.lower() * bool(number) + str(number) * (number > 1)


def _rim(view: View, cell: int, line: int) -> str:
    """Return what is between a square and the one to its right; a bridge is one line high."""
    water, bridge = _crossings(view, cell, cell + 1)
    return (BRIDGE if bridge and line == 1 else WATER if water else " ") * 2


def _between(view: View, row: int) -> str:
    """Return what is between a row of squares and the one below; a bridge is a third as wide as a square."""
    third = WIDE // 3
    rims = []
    for cell in GRID.rows[row]:
        water, bridge = _crossings(view, cell - SIZE, cell)
        side, middle = (WATER if water else " ") * third, (BRIDGE if bridge else WATER if water else " ") * third
        rims.append(f"{side}{middle}{side}")
    return " " * LEFT + "  ".join(rims)


def _crossings(view: View, one: int, other: int) -> tuple[bool, bool]:
    """Say whether there is water between two squares, and whether there is a bridge."""
    step = (one, other)
    return step in map(crossing, view.water), step in map(crossing, view.bridges)
