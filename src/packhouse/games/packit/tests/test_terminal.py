"""The board in a terminal: what it looks like, and that names can be read off it."""

from __future__ import annotations

from itertools import count, dropwhile, takewhile

import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.terminal import draw
from packhouse.games.packit.tests.position import SHAPES, SIZES, Choice, game, play, play_out
from packhouse.kit.grid import Cell

HEXAGON = r"""
   3 4 5
    \ \ \
  e [● ●]·
 d [● ●]· ·
c  · · · · ·
 b  · · ○ ○ \
  a  · ○ ○ \ 5
      \ \ \ 4
       1 2 3

○ White 4   ● Red 7.5 (4 + komi 3.5)   ○ White to play"""

SQUARE = """
 4   ○ ○ · ▪
 3   ○ ·[●]·
 2   ·[● ● ●]
 1   · ·[●]·

     a b c d

○ White 3   ● Red 9.5 (5 + komi 4.5)   ○ White to play"""

CLIPPED = r"""
    4
     \
   e  ○
d  ● ▪ ○ ○
 c  ●[▪ ○]\
b  ●[▪ ○ ○]\
 a  \[○]\ \ 5
     1 \ 3 4
        2

○ White 7   ● Red 6.5 (3 + komi 3.5)   the board is full"""


def drawing(centres: str, **options: Choice) -> str:
    rules = game(**options)
    last = [Pack(Cell(centre)) for centre in centres.split()][-1:]
    return "\n" + draw(rules, rules.view(play(rules, centres), None), last[0] if last else None).plain


def test_a_hexagon_has_row_letters_and_numbers_at_the_ends_of_diagonals() -> None:
    assert drawing("a3 e3", size=3) == HEXAGON


def test_a_square_has_column_letters_and_row_numbers() -> None:
    assert drawing("a4 c2", board="orthogonal", size=4, seed_cells="d4", komi=4.5) == SQUARE


def test_a_full_board_says_so() -> None:
    assert drawing("d4 c2 b3", board="clipped", size=3) == CLIPPED


def lines_of(shape: str, size: int) -> list[str]:
    rules = game(board=shape, size=size)
    board = draw(rules, rules.view(rules.start(2, 0), None), None).plain.split("\n\n")
    return "\n".join(board[:-1]).split("\n")


def at(lines: list[str], line: int, column: int) -> str:
    return (lines[line] + " " * 99)[column] if line < len(lines) else " "


def name_read_off(lines: list[str], line: int, column: int) -> str:
    """Follow the row to the left and the diagonal down to the right, as eyes do."""
    letter = lines[line].strip()[0]
    way = ((line + step, column + step) for step in count())
    after_cells = dropwhile(lambda place: at(lines, *place) == "·", way)
    row, start = next(dropwhile(lambda place: at(lines, *place) == "\\", after_cells))
    beside = "".join(takewhile(str.isdigit, (at(lines, row, start + step) for step in count())))
    below = "".join(takewhile(str.isdigit, (at(lines, row + step, start + step) for step in count())))
    return letter + max(beside, below, key=len)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", ["hex-hex", "clipped", "limped", "triangle"])
def test_every_name_can_be_read_off_a_hex_board(shape: str, size: int) -> None:
    lines = lines_of(shape, size)
    rows = reversed(range(len(lines)))
    dots = [(line, column) for line in rows for column, sign in enumerate(lines[line]) if sign == "·"]
    assert [name_read_off(lines, *dot) for dot in dots] == list(game(board=shape, size=size).board.cells)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", ["orthogonal", "diagonal"])
def test_every_name_can_be_read_off_a_square_board(shape: str, size: int) -> None:
    lines = lines_of(shape, size)
    letters = lines[-1]
    rows = reversed(lines[:-1])
    names = [letters[column] + row.split()[0] for row in rows for column, sign in enumerate(row) if sign == "·"]
    assert names == list(game(board=shape, size=size).board.cells)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES)
def test_no_board_is_wider_than_a_terminal(shape: str, size: int) -> None:
    rules = game(board=shape, size=size, komi=-99.5)
    state = rules.start(2, 0)
    last = Pack(Cell(play_out(rules, state, QuickRng(size))[-1]))
    text = draw(rules, rules.view(state, None), last).plain
    assert max(map(len, text.split("\n"))) <= 80


def test_the_packet_last_played_is_underlined() -> None:
    text = draw(game(), game().view(play(game(), "g7"), None), Pack(Cell("g7")))
    underlined = [text.plain[span.start : span.end] for span in text.spans if "underline" in str(span.style)]
    assert underlined == ["○"] * 7
