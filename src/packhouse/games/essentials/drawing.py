"""Suitcases and tiles as text: a letter for a colour, a capital where a cat lies; no sign differs by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from ...kit.grid import LETTERS
from ...kit.masks import bits
from ...kit.polyominoes import picture
from .actions import TileName
from .components import COLOURS
from .rules import Essentials
from .state import SuitcaseView
from .tiles import Tile

EMPTY, STAPLE, POM, JOIN = "·", "#", "o", "-"
LEGEND = (
    f"{', '.join(f'{colour[0]} {colour}' for colour in COLOURS)}; a capital is a cat, {JOIN} joins a tile, "
    f"{STAPLE} is a staple item, {POM} a Pom-pom, {EMPTY} empty"
)
GAP = "   "


def suitcase_drawn(game: Essentials, case: SuitcaseView) -> list[str]:
    """Return a suitcase row by row, the top first, with the names of rows and columns."""
    owner, signs = _squares(game, case)
    rows = []
    for number, cells in reversed([*enumerate(game.grid.rows, 1)]):
        joins = [JOIN if owner.get(cell) == owner.get(cell + 1, -1) else " " for cell in cells[:-1]]
        squares = (signs.get(cell, EMPTY) + join for cell, join in zip(cells, [*joins, ""], strict=True))
        rows.append(f"{number:>2} " + "".join(squares))
    return [*rows, "   " + " ".join(LETTERS[: len(game.grid.columns)])]


def _squares(game: Essentials, case: SuitcaseView) -> tuple[dict[int, int], dict[int, str]]:
    """Return which of the tiles lies on a square, and what is drawn there."""
    owner: dict[int, int] = {}
    signs = dict.fromkeys(bits(game.rounds.staples[case.layout]), STAPLE)
    signs |= dict.fromkeys((game.grid.index[cell] for cell in case.tucked), POM)
    for number, laid in enumerate(case.laid):
        tile = game.by_name[TileName(laid.tile)]
        letter = COLOURS[tile.colour][0]
        for square in bits(tile.at(laid.side, laid.turn, game.grid.index[laid.cell]).mask):
            owner[square] = number
            signs[square] = letter.upper() if laid.side == "cat" else letter
    return owner, signs


def tile_drawn(tile: Tile) -> list[str]:
    """Return a tile's name, and its shape with the item side up."""
    return [tile.name, *(row.replace(".", " ") for row in picture(tile.shapes["item"]))]


def beside(pictures: Iterable[Sequence[str]], width: int = 0) -> list[str]:
    """Return pictures beside each other, line by line, each at least so wide."""
    columns = [(max(width, *map(len, lines)), lines) for lines in pictures]
    rows = zip_longest(*(lines for _, lines in columns), fillvalue="")
    return [GAP.join(f"{line:<{wide}}" for (wide, _), line in zip(columns, row, strict=True)).rstrip() for row in rows]
