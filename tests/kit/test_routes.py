"""Ways go where walls let them, as trying every step on a small city does."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.kit.grid import Grid, rectangle
from packhouse.kit.routes import Roads, Route, Step

CITY, TOWN = rectangle(4, 3), rectangle(3, 3)


def steps_of(grid: Grid) -> list[Step]:
    return [(cell, near) for cell, neighbours in enumerate(grid.neighbours) for near in neighbours]


WALLS = st.lists(st.sampled_from(steps_of(CITY)), max_size=8)
CELLS = st.integers(0, len(CITY) - 1)
BLOCKED = st.integers(0, CITY.full)
MOST = 4


def tried(start: int, most: int, walls: list[Step], one_way: list[Step], blocked: int) -> set[Route]:
    """Return every route, simple or not, of one to so many steps, by trying all words of directions."""
    closed = {frozenset(wall) for wall in walls}
    found = set()
    for directions in product([(1, 0), (0, 1), (-1, 0), (0, -1)], repeat=most):
        way: list[int] = []
        here = start
        for across, up in directions:
            column, row = CITY.places[here]
            there = CITY.at.get((column + across, row + up))
            if there is None or blocked >> there & 1 or frozenset((here, there)) in closed or (there, here) in one_way:
                break
            way.append(there)
            found.add(tuple(way))
            here = there
    return found


@given(CELLS, WALLS, WALLS, BLOCKED)
def test_walks_are_those_that_trying_every_direction_finds(
    start: int, walls: list[Step], one_way: list[Step], blocked: int
) -> None:
    found = list(Roads(CITY, walls, one_way).walks(start, MOST, lambda _, cell: not blocked >> cell & 1))
    assert set(found) == tried(start, MOST, walls, one_way, blocked)
    assert len(set(found)) == len(found)


@given(CELLS, WALLS, WALLS, BLOCKED)
def test_routes_are_the_walks_that_come_nowhere_twice(
    start: int, walls: list[Step], one_way: list[Step], blocked: int
) -> None:
    found = list(Roads(CITY, walls, one_way).routes(start, MOST, blocked))
    every = tried(start, MOST, walls, one_way, blocked)
    assert set(found) == {way for way in every if len({start, *way}) == len(way) + 1}
    assert len(set(found)) == len(found)


@given(CELLS, WALLS, WALLS, BLOCKED, st.integers(0, MOST))
def test_distances_are_those_of_the_shortest_walks(
    start: int, walls: list[Step], one_way: list[Step], blocked: int, most: int
) -> None:
    fewest = {start: 0}
    for way in sorted(tried(start, most, walls, one_way, blocked), key=len):
        fewest.setdefault(way[-1], len(way))
    assert Roads(CITY, walls, one_way).distances(start, most, blocked) == fewest


@given(st.integers(0, 8), st.integers(0, 8), st.lists(st.sampled_from(steps_of(TOWN)), max_size=8), st.integers(0, 511))
def test_shortest_routes_are_all_that_take_the_fewest_steps(
    start: int, goal: int, one_way: list[Step], blocked: int
) -> None:
    roads = Roads(TOWN, one_way=one_way)
    ways = [way for way in roads.routes(start, len(TOWN), blocked) if way[-1] == goal]
    fewest = min(map(len, ways), default=0)
    expected = [()] if start == goal else sorted(way for way in ways if len(way) == fewest)
    assert roads.shortest(start, goal, blocked) == expected


def test_a_wall_stands_between_two_cells_from_both_sides() -> None:
    roads = Roads(CITY, walls=[(0, 1)])
    assert (roads.exits[0], roads.exits[1]) == ((4,), (2, 5))


def test_a_one_way_step_can_be_gone_in_its_direction_alone() -> None:
    roads = Roads(CITY, one_way=[(0, 1)])
    assert (roads.exits[0], roads.exits[1]) == ((1, 4), (2, 5))


def test_one_may_start_from_a_blocked_cell_but_not_come_back() -> None:
    roads = Roads(rectangle(2, 1))
    assert list(roads.walks(0, 3, lambda _, cell: cell != 0)) == [(1,)]
    assert roads.distances(0, blocked=0b01) == {0: 0, 1: 1}


def test_nearest_cells_come_first_then_low_numbers() -> None:
    assert list(Roads(CITY).distances(5)) == [5, 1, 4, 6, 9, 0, 2, 7, 8, 10, 3, 11]


def test_what_goes_on_from_a_route_follows_it() -> None:
    assert list(Roads(rectangle(2, 2)).routes(0, 3)) == [(1,), (1, 3), (1, 3, 2), (2,), (2, 3), (2, 3, 1)]


def test_whoever_may_enter_a_cell_depends_on_the_way_to_it() -> None:
    roads = Roads(rectangle(3, 1))
    once_back = list(roads.walks(0, 4, lambda way, cell: way.count(cell) < 1))
    assert (1, 0) in once_back
    assert (1, 0, 1) not in once_back


@pytest.mark.parametrize("cell", range(len(CITY)))
def test_no_step_leads_to_no_route(cell: int) -> None:
    assert list(Roads(CITY).routes(cell, 0)) == []
