"""The same question put to a general solver: OR-Tools' CP-SAT, with a variable for each place that a piece can have."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from ortools.sat.python import cp_model

Cube = tuple[int, int, int]


class Answer(NamedTuple):
    cubes: int
    bound: int
    seconds: float


def places(squares: Sequence[tuple[int, int]], height: int, size: int) -> list[list[Cube]]:
    """Return the cubes of each place for a piece of this size, were the truck empty and nothing fell."""
    floor, found = set(squares), []
    for column, row in squares:
        for level in range(height):
            lines = [[(column, row, level + step) for step in range(size)]]
            if size > 1:
                lines.append([(column + step, row, level) for step in range(size)])
                lines.append([(column, row + step, level) for step in range(size)])
            found += [line for line in lines if all((x, y) in floor and z < height for x, y, z in line)]
    return found


def ask(squares: Sequence[tuple[int, int]], height: int, counts: Sequence[int], seconds: float) -> Answer:
    model: Any = cp_model.CpModel()
    at: dict[Cube, list[Any]] = defaultdict(list)
    loaded = []
    for size, number in enumerate(counts, 1):
        chosen = []
        for cubes in places(squares, height, size) if number else ():
            variable = model.new_bool_var("")
            chosen.append(variable)
            for cube in cubes:
                at[cube].append(variable)
        model.add(sum(chosen) <= number)
        loaded.append(size * sum(chosen))
    for column, row in squares:
        for level in range(height):
            model.add_at_most_one(at[column, row, level])
            if level:  # nothing hangs over
                model.add(sum(at[column, row, level]) <= sum(at[column, row, level - 1]))
    model.add(sum(loaded) <= len(squares) * height)
    model.maximize(sum(loaded))
    solver: Any = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return Answer(round(solver.objective_value), round(solver.best_objective_bound), solver.wall_time)
