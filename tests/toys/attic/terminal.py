"""The attic for a terminal: whose tile is on each square, and what one has left."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

from rich.text import Text

from packhouse.kit.masks import bits
from packhouse.kit.polyominoes import picture

from .rules import Attic, Either, Lay, View

HOW_TO_PLAY = (
    "Lay your tiles in turns, or stop. In “lay f back 1 c4”, f is the tile, turned over, then turned clockwise once, "
    "and c4 the leftmost square of its lowest row. Each square you cover is a point.\n"
)
FREE = "."
IN_A_ROW = 6
"""Tiles of the hand beside each other: a phone has room for them, as it has for the floor."""
PLAIN_LETTERS = {"×": "x"}


def draw(game: Attic, view: View, last: Either | None) -> Text:
    """Return the floor, what was laid last in bold, and the tiles in hand with their front side up."""
    owners = {cell: str(seat + 1) for seat, cells in enumerate(view.covered) for cell in cells}
    newest = {game.floor.cells[cell] for cell in bits(game.lays[last.tile][last])} if isinstance(last, Lay) else ()
    lines = []
    for row in reversed(game.floor.rows):
        cells = [game.floor.cells[cell] for cell in row]
        squares = [(f" {owners.get(cell, FREE)}", "bold" if cell in newest else "") for cell in cells]
        lines.append(Text.assemble(f"{cells[0][1:]:>2} ", *squares))
    lines.append(Text("    " + " ".join(game.floor.cells[column[0]][0] for column in game.floor.columns)))
    return Text("\n").join([*lines, *_hand(game, view)])


def _hand(game: Attic, view: View) -> list[Text]:
    """Draw tiles in rows with a line between, each tile below how many there are of it and its name."""
    drawn = [[f"{count}×{tile}", *picture(game.tiles[tile])] for tile, count in Counter(view.mine).items()]
    rows = (drawn[first : first + IN_A_ROW] for first in range(0, len(drawn), IN_A_ROW))
    return [line for row in rows for line in [Text(), *_side_by_side(row)]]


def _side_by_side(drawn: list[list[str]]) -> list[Text]:
    widths = [max(map(len, rows)) for rows in drawn]
    lines = zip_longest(*drawn, fillvalue="")
    return [Text("  ".join(row.ljust(width) for row, width in zip(line, widths, strict=True))) for line in lines]
