"""The six boards: how many cells, which are adjacent, what they are called."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from packhouse.core.errors import BadSetup
from packhouse.games.packit.board import Board, build
from packhouse.games.packit.tests.position import SHAPES, SIZES, game
from packhouse.kit.grid import Cell

CELLS: dict[str, Callable[[int], int]] = {
    "hex-hex": lambda n: 3 * n * (n - 1) + 1,
    "clipped": lambda n: 3 * n * (n - 1) - 5,
    "limped": lambda n: 3 * (n - 1) ** 2,
    "orthogonal": lambda n: n * n,
    "diagonal": lambda n: n * n,
    "triangle": lambda n: n * (n + 1) // 2,
}

every_board = pytest.mark.parametrize(("shape", "size"), [(shape, size) for shape in SHAPES for size in SIZES])


def rows(board: Board) -> list[int]:
    """How many cells each row has, from the bottom."""
    heights = [place[1] for place in board.places]
    return [heights.count(height) for height in sorted(set(heights))]


def edges(board: Board) -> list[int]:
    """How many cells each side has, going round from the lower left."""
    x, y = zip(*board.places, strict=True)
    z = tuple(-across - up for across, up in board.places)
    return [axis.count(end(axis)) for axis, end in [(z, max), (y, min), (x, max), (z, min), (y, max), (x, min)]]


@pytest.mark.rule("PI-2")
def test_the_standard_board_is_a_hexagon_of_127_cells_with_7_a_side() -> None:
    board = game().board
    assert (len(board), edges(board)) == (127, [7] * 6)


@pytest.mark.rule("PI-9")
@every_board
def test_each_board_has_the_right_number_of_cells(shape: str, size: int) -> None:
    assert len(game(board=shape, size=size).board) == CELLS[shape](size)


@pytest.mark.rule("PI-9")
@pytest.mark.parametrize(
    ("shape", "size"),
    [("hex-hex", 7), ("clipped", 7), ("limped", 7), ("orthogonal", 9), ("diagonal", 9), ("triangle", 10)],
)
def test_a_board_without_a_size_has_the_size_of_the_rulebook(shape: str, size: int) -> None:
    assert game(board=shape).board.cells == game(board=shape, size=size).board.cells


@pytest.mark.rule("PI-9")
@pytest.mark.parametrize("size", [2, 14])
def test_sizes_below_3_and_above_13_are_refused(size: int) -> None:
    with pytest.raises(BadSetup):
        game(size=size)


@pytest.mark.rule("PI-9a")
def test_the_clipped_board_is_the_hexagon_without_its_six_corners() -> None:
    gone = set(game().board.cells) - set(game(board="clipped").board.cells)
    assert gone == {"a1", "a7", "g1", "g13", "m7", "m13"}


@pytest.mark.rule("PI-9b")
@pytest.mark.parametrize("size", SIZES)
def test_the_sides_of_the_limped_board_alternate_between_n_and_one_less(size: int) -> None:
    assert edges(game(board="limped", size=size).board) == [size, size - 1] * 3


@pytest.mark.rule("PI-9b")
def test_the_limped_board_of_the_rulebook_has_108_cells() -> None:
    assert len(game(board="limped").board) == 108


@pytest.mark.rule("PI-9e")
def test_the_triangle_of_the_rulebook_has_55_cells_in_rows_of_10_down_to_1() -> None:
    board = game(board="triangle").board
    assert (len(board), rows(board)) == (55, list(range(10, 0, -1)))


@pytest.mark.rule("PI-9c")
@pytest.mark.rule("PI-9d")
@pytest.mark.parametrize("shape", ["orthogonal", "diagonal"])
def test_the_square_boards_of_the_rulebook_have_9_rows_of_9(shape: str) -> None:
    assert rows(game(board=shape).board) == [9] * 9


@pytest.mark.rule("PI-3")
@every_board
def test_a_cell_adjacent_to_another_has_it_as_a_neighbour_too(shape: str, size: int) -> None:
    near = game(board=shape, size=size).board.neighbours
    assert all(cell in near[other] for cell, others in enumerate(near) for other in others)


@pytest.mark.rule("PI-3")
@every_board
def test_no_cell_is_adjacent_to_itself(shape: str, size: int) -> None:
    near = game(board=shape, size=size).board.neighbours
    assert all(cell not in others for cell, others in enumerate(near))


@every_board
def test_every_board_is_connected(shape: str, size: int) -> None:
    near = game(board=shape, size=size).board.neighbours
    reached, front = {0}, [0]
    while front:
        new = set(near[front.pop()]) - reached
        reached |= new
        front += new
    assert len(reached) == len(near)


@every_board
def test_no_two_cells_share_a_name(shape: str, size: int) -> None:
    board = game(board=shape, size=size).board
    assert len(set(board.cells)) == len(board)


@every_board
def test_the_index_of_a_name_leads_back_to_the_name(shape: str, size: int) -> None:
    board = game(board=shape, size=size).board
    assert [board.cells[board.index[cell]] for cell in board.cells] == list(board.cells)


@every_board
def test_the_number_at_a_place_leads_back_to_the_place(shape: str, size: int) -> None:
    board = game(board=shape, size=size).board
    assert [board.places[board.at[place]] for place in board.places] == list(board.places)
    assert len(board.at) == len(board.cells)


@pytest.mark.parametrize("size", SIZES)
def test_the_centre_of_the_hexagon_has_coordinate_0_0(size: int) -> None:
    board = build("hex-hex", size, None)
    centre = Cell("abcdefghijklm"[size - 1] + str(size))
    assert board.places[board.index[centre]] == (0, 0)


def test_rows_of_the_hexagon_are_lettered_from_the_bottom_and_numbered_along_the_diagonal() -> None:
    cells = game().board.cells
    ends = [(cells[0], cells[6]), (cells[57], cells[69]), (cells[120], cells[126])]
    assert ends == [("a1", "a7"), ("g1", "g13"), ("m7", "m13")]


def test_squares_are_named_by_column_letter_and_row_number() -> None:
    cells = game(board="orthogonal").board.cells
    assert (cells[0], cells[8], cells[72], cells[80]) == ("a1", "i1", "a9", "i9")
