"""Puzzles of Zack & Pack: the least that can be due, by the loader and by trying out everything."""

from __future__ import annotations

import pytest

from packhouse.games import puzzles
from packhouse.games.zackpack.actions import Done
from packhouse.lab.puzzling import Everything

SMALL = (1, 38, 70, 100, 119)
"""Numbers whose trucks and loads are soon tried out, good puzzles or not."""


@pytest.mark.parametrize("number", SMALL)
def test_the_loader_finds_what_trying_everything_finds(number: int) -> None:
    match = puzzles.posed("zackpack", number)
    assert match is not None
    asked = puzzles.own("zackpack")
    due = Everything(match.game, asked, most=3_000).reached(puzzles.Puzzle(number, match, 0.0))
    assert asked.best(match.game, match.state).points == due


def test_no_clock_runs_and_the_others_are_done() -> None:
    match = puzzles.of_day("zackpack", puzzles.FIRST).match
    assert match.game.timeout(match.state) is None and len(match.state.waiting) == 1


def test_an_empty_truck_pays_for_everything() -> None:
    puzzle = puzzles.of_day("zackpack", puzzles.FIRST)
    match = puzzle.match.copy()
    match.play(puzzle.seat, Done())
    reached = puzzles.reached(match, puzzle.seat)
    assert reached is not None and reached > puzzle.goal
