"""Pack-It a second time, slowly: a board as a picture, pieces put and replaced one by one, as the rulebook tells it."""

from __future__ import annotations

from functools import cache
from string import ascii_lowercase

EMPTY, WHITE, RED, NEUTRAL = "empty", "white", "red", "neutral"
SQUARES = {"orthogonal": 4, "diagonal": 8}


def row_lengths(shape: str, size: int) -> list[int]:
    """How many cells each row of a hex board has, from the bottom; rows are centred above one another."""
    match shape:
        case "triangle":
            return list(range(size, 0, -1))
        case "limped":
            return [*range(size - 1, 2 * size - 2), *range(2 * size - 2, size - 1, -1)]
        case _:
            return [*range(size, 2 * size - 1), *range(2 * size - 1, size - 1, -1)]


def hex_picture(shape: str, size: int) -> dict[str, tuple[int, int]]:
    """Where each cell of a hex board lies, in half cells: a row's number starts one higher where rows get shorter."""
    picture: dict[str, tuple[int, int]] = {}
    first, before = 1, 0
    for row, length in enumerate(row_lengths(shape, size)):
        first += row > 0 and length < before
        before = length
        for place in range(length):
            picture[f"{ascii_lowercase[row]}{first + place}"] = (2 * place - length, row)
    return picture


def without_corners(picture: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Leave out the ends of the bottom, the longest and the top row."""
    rows = [row for _, row in picture.values()]
    longest = max(rows) // 2
    corners = set()
    for corner_row in (0, longest, max(rows)):
        across = [place for place, row in picture.values() if row == corner_row]
        corners |= {(min(across), corner_row), (max(across), corner_row)}
    return {name: place for name, place in picture.items() if place not in corners}


def touching(one: tuple[int, int], other: tuple[int, int], neighbours: int) -> bool:
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    match neighbours:
        case 6:
            return (across, up) in {(2, 0), (1, 1)}
        case 4:
            return across + up == 1
        case _:
            return max(across, up) == 1


@cache
def adjacent(shape: str, size: int, neighbours: int) -> dict[str, list[str]]:
    """Return each cell with those that touch it."""
    if shape in SQUARES:
        picture = {f"{ascii_lowercase[x]}{y + 1}": (x, y) for y in range(size) for x in range(size)}
    else:
        picture = hex_picture(shape, size)
    if shape == "clipped":
        picture = without_corners(picture)
    return {
        cell: [other for other in picture if touching(picture[cell], picture[other], neighbours)] for cell in picture
    }


class Reference:
    """One game on a dictionary of cells."""

    def __init__(self, shape: str, size: int, neighbours: int | None = None, seeds: tuple[str, ...] = ()) -> None:
        reach = neighbours or SQUARES.get(shape, 6)
        self.komi = (reach + 1) / 2
        self.adjacent = adjacent(shape, size, reach)
        self.owner = {cell: NEUTRAL if cell in seeds else EMPTY for cell in self.adjacent}
        self.mover, self.opponent = WHITE, RED

    def cells(self, owner: str) -> set[str]:
        return {cell for cell, whose in self.owner.items() if whose == owner}

    def turn(self, centre: str) -> None:
        assert self.owner[centre] == EMPTY
        self.owner[centre] = self.mover
        for cell in self.adjacent[centre]:
            if self.owner[cell] == EMPTY:
                self.owner[cell] = self.mover
            elif self.owner[cell] == self.opponent:
                self.owner[cell] = NEUTRAL
        self.mover, self.opponent = self.opponent, self.mover

    def scores(self) -> tuple[float, float]:
        return len(self.cells(WHITE)), len(self.cells(RED)) + self.komi

    def copy(self) -> Reference:
        twin = object.__new__(Reference)
        twin.__dict__ = self.__dict__ | {"owner": dict(self.owner)}
        return twin
