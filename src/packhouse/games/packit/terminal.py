"""The board for a terminal: every cell's name can be read off its borders, and no sign differs by colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from rich.text import Text

from ...kit.grid import Cell
from .actions import Pack
from .board import Board
from .rules import PackIt
from .state import View

WHITE, RED, NEUTRAL, EMPTY = ("○", "bold"), ("●", "bold red"), ("▪", "cyan"), ("·", "dim")
PLAYERS = (f"{WHITE[0]} White", f"{RED[0]} Red")
PLAIN_LETTERS = {"○": "O", "●": "X", "▪": "#", "·": "."}
BORDER = "dim"

HOW_TO_PLAY = (
    "White and Red take turns. Name an empty cell: you get it and every empty cell around it, a packet; pieces of the "
    "other side around it become neutral (▪), for good. When the board is full, each piece of yours is a point, and "
    "Red, who goes second, gets komi on top. The higher score wins.\n"
)

Place: TypeAlias = tuple[int, int]
"""Column and line, lines counted upwards."""

Canvas: TypeAlias = dict[Place, tuple[str, str]]
"""A character and its style at each place that isn't blank."""


def draw(game: PackIt, view: View, last: Pack | None) -> Text:
    """Return the board, the packet last played in brackets, and a line with scores and turn below."""
    board = game.board
    places = {cell: _place(board, index) for index, cell in enumerate(board.cells)}
    packet = set(game.cells(game.packet[last.centre])) if last else set()
    canvas: Canvas = {}
    for cells, (sign, style) in _signs(view):
        for cell in cells:
            canvas[places[cell]] = (sign, f"{style} underline" if cell in packet else style)
    (_hex_border if board.hexagonal else _square_border)(canvas, places)
    _bracket(canvas, {places[cell] for cell in packet})
    return Text("\n").join([*_lines(canvas), Text(), Text(_standing(game, view))])


def _signs(view: View) -> Iterable[tuple[tuple[Cell, ...], tuple[str, str]]]:
    return ((view.white, WHITE), (view.red, RED), (view.neutral, NEUTRAL), (view.empty, EMPTY))


def _place(board: Board, index: int) -> Place:
    across, up = board.places[index]
    return 2 * across + (up if board.hexagonal else 0), up  # a hex row is half a cell further right than the one below


def _square_border(canvas: Canvas, places: dict[Cell, Place]) -> None:
    """Letters below the columns, numbers left of the rows."""
    for cell, (column, line) in places.items():
        if line == 0:
            _write(canvas, (column, -2), cell[0])
        if column == 0:
            _write(canvas, (-5, line), f"{cell[1:]:>2}")


def _hex_border(canvas: Canvas, places: dict[Cell, Place]) -> None:
    """Letters left of the rows; a stroke from each diagonal's lower end, and from the top row, to its number."""
    top = max(line for _, line in places.values())
    lowest: dict[str, Place] = {}
    for cell, (column, line) in places.items():  # rows come from the bottom
        lowest.setdefault(cell[1:], (column, line))
        if line == top:
            _write(canvas, (column - 1, line + 1), "\\")
            _write_down(canvas, (column - 1 - len(cell[1:]), line + 1 + len(cell[1:])), cell[1:])
    ends = [line for _, line in lowest.values()]
    for number, (column, line) in lowest.items():
        crowded = ends.count(line) > 1
        (_write_down if crowded else _write)(canvas, _stroke(canvas, (column, line), set(places.values())), number)
    for letter, line in {(cell[0], line) for cell, (_, line) in places.items()}:
        left = min(column for column, other in canvas if other == line)
        _write(canvas, (left - 3, line), letter)


def _stroke(canvas: Canvas, end: Place, cells: set[Place]) -> Place:
    """Draw on from a diagonal's end to where its number can't be taken for that of a cell beside it."""
    column, line = end[0] + 1, end[1] - 1
    _write(canvas, (column, line), "\\")
    beyond = (column + 1, line - 1)
    return _stroke(canvas, (column, line), cells) if (beyond[0] - 2, beyond[1]) in cells else beyond


def _write(canvas: Canvas, place: Place, text: str) -> None:
    for step, character in enumerate(text):
        canvas[place[0] + step, place[1]] = (character, BORDER)


def _write_down(canvas: Canvas, place: Place, text: str) -> None:
    """Write along the diagonal, where numbers stand too close for two digits side by side."""
    for step, character in enumerate(text):
        canvas[place[0] + step, place[1] - step] = (character, BORDER)


def _bracket(canvas: Canvas, packet: set[Place]) -> None:
    """Enclose each row of the packet: ``[○ ○ ○]``."""
    for column, line in packet:
        if (column - 2, line) not in packet:
            canvas[column - 1, line] = ("[", "bold")
        if (column + 2, line) not in packet:
            canvas[column + 1, line] = ("]", "bold")


def _lines(canvas: Canvas) -> Iterable[Text]:
    left = min(column for column, _ in canvas)
    heights = [line for _, line in canvas]
    for height in range(max(heights), min(heights) - 1, -1):
        columns = [column for column, line in canvas if line == height]
        row = range(left, max(columns, default=left - 1) + 1)
        yield Text.assemble(*(canvas.get((column, height), (" ", "")) for column in row))


def _standing(game: PackIt, view: View) -> str:
    white, red = view.scores
    turn = f"{PLAYERS[view.turn]} to play" if view.empty else "the board is full"
    return f"{PLAYERS[0]} {white:g}   {PLAYERS[1]} {red:g} ({len(view.red)} + komi {game.komi:g})   {turn}"
