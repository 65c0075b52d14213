"""Puzzles of Zack & Pack: the least that can be due, by the loader and by trying out everything."""

from __future__ import annotations

from packhouse.core.match import AnyMatch
from packhouse.games import puzzles
from packhouse.games.zackpack.actions import Done
from packhouse.lab.puzzling import Everything, TooLarge

MOST = 800


def dealt() -> list[AnyMatch]:
    found = (puzzles.posed("zackpack", number) for number in range(50))
    return [match for match in found if match]


def test_the_loader_finds_what_trying_everything_finds() -> None:
    looked_at = 0
    for match in dealt():
        try:
            due = Everything(match.game, puzzles.own("zackpack"), MOST).reached(puzzles.Puzzle(0, match, 0.0))
        except TooLarge:
            continue
        looked_at += 1
        assert puzzles.own("zackpack").best(match.game, match.state).points == due
    assert looked_at >= 3


def test_no_clock_runs_and_the_others_are_done() -> None:
    match = puzzles.of_day("zackpack", puzzles.FIRST).match
    assert match.game.timeout(match.state) is None and len(match.state.waiting) == 1


def test_an_empty_truck_pays_for_everything() -> None:
    puzzle = puzzles.of_day("zackpack", puzzles.FIRST)
    match = puzzle.match.copy()
    match.play(puzzle.seat, Done())
    reached = puzzles.reached(match, puzzle.seat)
    assert reached is not None and reached > puzzle.goal
