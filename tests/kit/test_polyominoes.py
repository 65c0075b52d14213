"""Shapes are turned, mirrored and laid, as a brute force on small cases does it."""

from __future__ import annotations

import functools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.kit.grid import EDGES, drawn, outline, rectangle
from packhouse.kit.masks import bits, mask_of
from packhouse.kit.polyominoes import (
    Placement,
    Shape,
    free,
    is_chiral,
    mirrored,
    one_sided,
    orientations,
    picture,
    placements,
    shape,
    turned,
    turns,
)

PLACES = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=7)
SHAPES = PLACES.map(shape)
OUTLINES = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1)

L, S, SQUARE = (shape(drawn(rows)) for rows in (["#.", "#.", "##"], [".##", "##."], ["##", "##"]))


@functools.cache
def fixed(size: int) -> frozenset[Shape]:
    """Return every polyomino of a size, grown square by square."""
    if size == 1:
        return frozenset({((0, 0),)})
    return frozenset(
        shape([*smaller, (column + across, row + up)])
        for smaller in fixed(size - 1)
        for column, row in smaller
        for across, up in EDGES
        if (column + across, row + up) not in smaller
    )


@given(PLACES, st.integers(-9, 9), st.integers(-9, 9))
def test_a_shape_is_the_same_wherever_it_lies(places: set[tuple[int, int]], across: int, up: int) -> None:
    assert shape((column + across, row + up) for column, row in places) == shape(places)


@given(SHAPES)
def test_a_shape_begins_at_the_left_and_at_the_bottom(one: Shape) -> None:
    assert [min(axis) for axis in zip(*one, strict=True)] == [0, 0]


@given(SHAPES)
def test_four_quarter_turns_are_none(one: Shape) -> None:
    assert turned(turned(turned(turned(one)))) == one


@given(SHAPES)
def test_two_mirrors_are_none(one: Shape) -> None:
    assert mirrored(mirrored(one)) == one


@given(SHAPES)
def test_a_mirror_turns_turns_around(one: Shape) -> None:
    assert turned(mirrored(turned(one))) == mirrored(one)


def test_a_turn_is_clockwise() -> None:
    assert picture(turned(L)) == ["###", "#.."]


def test_a_mirror_changes_left_and_right() -> None:
    assert picture(mirrored(L)) == [".#", ".#", "##"]


@given(SHAPES)
def test_a_picture_is_drawn_as_it_is_read(one: Shape) -> None:
    assert shape(drawn(picture(one))) == one


@pytest.mark.parametrize(("one", "number"), [(SQUARE, 1), (S, 2), (L, 4)])
def test_turns_that_look_alike_count_once(one: Shape, number: int) -> None:
    assert len(turns(one)) == number


@given(SHAPES)
def test_no_two_orientations_are_alike_and_the_first_is_the_shape_itself(one: Shape) -> None:
    found = orientations(one)
    assert len(set(found)) == len(found)
    assert found[0] == one


@given(SHAPES)
def test_every_orientation_has_the_same_free_form(one: Shape) -> None:
    assert {free(other) for other in orientations(one)} == {free(one)}


@given(SHAPES)
def test_every_turn_has_the_same_one_sided_form(one: Shape) -> None:
    assert {one_sided(other) for other in turns(one)} == {one_sided(one)}


@given(SHAPES)
def test_a_shape_is_chiral_when_its_other_side_has_another_one_sided_form(one: Shape) -> None:
    assert is_chiral(one) == (one_sided(one) != one_sided(mirrored(one)))


@pytest.mark.parametrize(
    ("size", "all_fixed", "all_one_sided", "all_free"),
    [(1, 1, 1, 1), (2, 2, 1, 1), (3, 6, 2, 2), (4, 19, 7, 5), (5, 63, 18, 12), (6, 216, 60, 35)],
)
def test_there_are_as_many_polyominoes_as_are_known(
    size: int, all_fixed: int, all_one_sided: int, all_free: int
) -> None:
    every = fixed(size)
    counts = len(every), len(set(map(one_sided, every))), len(set(map(free, every)))
    assert counts == (all_fixed, all_one_sided, all_free)


@given(SHAPES, OUTLINES)
def test_placements_are_those_that_trying_every_shift_finds(one: Shape, places: set[tuple[int, int]]) -> None:
    grid = outline(places)
    tried = {
        (turn, mask_of(grid.at[place] for place in laid))
        for turn, way in enumerate(turns(one))
        for across in range(-5, 10)
        for up in range(-5, 10)
        if (laid := {(column + across, row + up) for column, row in way}) <= places
    }
    found = placements(grid, one).all
    assert {(placement.turn, placement.mask) for placement in found} == tried
    assert len(found) == len(tried)


@given(SHAPES)
def test_no_two_placements_cover_the_same_cells(one: Shape) -> None:
    found = placements(rectangle(5, 4), one).all
    assert len({placement.mask for placement in found}) == len(found)


@given(SHAPES)
def test_a_placement_is_found_by_its_turn_and_its_first_cell(one: Shape) -> None:
    every = placements(rectangle(5, 5), one)
    for placement in every.all:
        assert placement.cell == next(bits(placement.mask))
        assert every.at(placement.turn, placement.cell) is placement


@given(SHAPES)
def test_around_a_placement_are_the_neighbours_of_its_cells(one: Shape) -> None:
    grid = rectangle(5, 5)
    for placement in placements(grid, one).all:
        assert placement.around == grid.around(placement.mask)


@given(SHAPES, OUTLINES, st.integers(0, 2**25 - 1), st.integers(0, 2**25 - 1))
def test_what_fits_lies_on_no_taken_or_barred_cell(
    one: Shape, places: set[tuple[int, int]], taken: int, barred: int
) -> None:
    grid = outline(places)
    free_ones = [placement for placement in placements(grid, one).all if not placement.mask & (taken | barred)]
    assert placements(grid, one, barred).fitting(taken) == free_ones
    assert placements(grid, one, barred).fits(taken) == bool(free_ones)


def test_there_is_no_placement_beyond_the_edge() -> None:
    grid = rectangle(3, 3)
    assert placements(grid, L).at(0, grid.index["c1"]) is None


def test_a_shape_as_it_is_comes_before_its_turns() -> None:
    grid = rectangle(2, 2)
    assert placements(grid, shape([(0, 0), (1, 0)])).all == (
        Placement(0, 0, 0b0011, 0b1100),
        Placement(0, 2, 0b1100, 0b0011),
        Placement(1, 0, 0b0101, 0b1010),
        Placement(1, 1, 0b1010, 0b0101),
    )


def test_placements_are_worked_out_once() -> None:
    assert placements(rectangle(8, 12), S) is placements(rectangle(8, 12), S)
