"""Cells have names, places and neighbours that fit together, on rectangles and on any other outline."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.kit.grid import CORNERS, EDGES, HEXAGON, Grid, drawn, name_at, outline, place_of, rectangle
from packhouse.kit.masks import bits, mask_of

PLACES = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1)
SIDES = st.integers(1, 9)


@given(st.integers(0, 25), st.integers(0, 99))
def test_a_name_leads_back_to_its_place(column: int, row: int) -> None:
    assert place_of(name_at((column, row))) == (column, row)


def test_columns_are_letters_from_the_left_and_rows_are_numbers_from_the_bottom() -> None:
    assert (name_at((0, 0)), name_at((2, 3)), name_at((11, 9))) == ("a1", "c4", "l10")


def test_cells_are_numbered_row_by_row_from_the_bottom() -> None:
    assert rectangle(3, 2).cells == ("a1", "b1", "c1", "a2", "b2", "c2")


@given(PLACES)
def test_number_name_and_place_of_a_cell_lead_to_each_other(places: set[tuple[int, int]]) -> None:
    grid = outline(places)
    for number, (cell, place) in enumerate(zip(grid.cells, grid.places, strict=True)):
        assert (grid.index[cell], grid.at[place], place_of(cell)) == (number, number, place)


@given(PLACES)
def test_an_outline_has_just_its_squares(places: set[tuple[int, int]]) -> None:
    grid = outline(places)
    assert set(grid.places) == places
    assert len(grid) == grid.full.bit_count() == len(places)


@given(PLACES)
def test_neighbours_by_edges_are_one_step_away(places: set[tuple[int, int]]) -> None:
    grid = outline(places)
    for number, (column, row) in enumerate(grid.places):
        near = [at for at, (x, y) in enumerate(grid.places) if abs(x - column) + abs(y - row) == 1]
        assert list(grid.neighbours[number]) == near


@given(PLACES)
def test_neighbours_by_corners_too_are_a_kings_move_away(places: set[tuple[int, int]]) -> None:
    grid = outline(places, EDGES + CORNERS)
    for number, (column, row) in enumerate(grid.places):
        near = [at for at, (x, y) in enumerate(grid.places) if max(abs(x - column), abs(y - row)) == 1]
        assert list(grid.neighbours[number]) == near


def test_hexagons_have_six_neighbours_and_names_of_their_own() -> None:
    names = {(x, y): f"{x},{y}" for x in range(-1, 2) for y in range(-1, 2) if abs(x + y) < 2}
    grid = Grid(names, HEXAGON)
    assert len(grid.neighbours[grid.index["0,0"]]) == 6


@given(PLACES)
def test_masks_of_neighbours_say_the_same_as_their_lists(places: set[tuple[int, int]]) -> None:
    grid = outline(places)
    assert [tuple(bits(mask)) for mask in grid.near] == list(grid.neighbours)


@given(SIDES, SIDES)
def test_lines_of_a_rectangle_are_by_column_and_row(columns: int, rows: int) -> None:
    grid = rectangle(columns, rows)
    assert grid.rows == tuple(tuple(grid.at[column, row] for column in range(columns)) for row in range(rows))
    assert grid.columns == tuple(tuple(grid.at[column, row] for row in range(rows)) for column in range(columns))


def test_a_line_without_cells_is_left_out() -> None:
    assert outline([(0, 0), (2, 0), (2, 5)]).columns == ((0,), (1, 2))


@given(PLACES, st.sets(st.integers(0, 48)))
def test_around_is_what_touches_a_mask_and_is_not_in_it(places: set[tuple[int, int]], chosen: set[int]) -> None:
    grid = outline(places)
    inside = {number for number in chosen if number < len(grid)}
    touching = {near for number in inside for near in grid.neighbours[number]}
    assert grid.around(mask_of(inside)) == mask_of(touching - inside)


@given(PLACES)
def test_groups_part_a_mask(places: set[tuple[int, int]]) -> None:
    groups = (grid := rectangle(7, 7)).groups(mask := mask_of(grid.at[place] for place in places))
    assert sum(groups) == mask
    assert sum(map(int.bit_count, groups)) == len(places)


@given(PLACES)
def test_cells_are_in_one_group_exactly_when_a_way_leads_from_one_to_the_other(places: set[tuple[int, int]]) -> None:
    grid = outline(places)
    linked = {(cell, near) for cell in range(len(grid)) for near in (cell, *grid.neighbours[cell])}
    for middle in range(len(grid)):
        linked |= {
            (one, other)
            for one in range(len(grid))
            for other in range(len(grid))
            if (one, middle) in linked and (middle, other) in linked
        }
    together = {(one, other) for group in grid.groups(grid.full) for one in bits(group) for other in bits(group)}
    assert together == linked


def test_a_drawing_is_read_from_the_bottom_row() -> None:
    assert drawn(["#..", ".##"]) == [(1, 0), (2, 0), (0, 1)]


def test_nothing_is_on_a_blank_drawing() -> None:
    assert drawn(["..", ".."]) == []


def test_whoever_asks_for_the_same_rectangle_gets_the_same() -> None:
    assert rectangle(8, 12) is rectangle(8, 12)


@pytest.mark.parametrize("name", ["", "4", "?4", "c"])
def test_what_is_no_name_has_no_place(name: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        place_of(name)
