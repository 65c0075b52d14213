"""Puzzles of Pick & Pack: the solver against everything that the rules allow, and what is asked for."""

from __future__ import annotations

import pytest

from packhouse.core.match import AnyMatch
from packhouse.games import puzzles
from packhouse.games.pickpack import puzzle as own
from packhouse.games.pickpack.ending import leads
from packhouse.games.pickpack.rules import PickPack
from packhouse.lab.puzzling import Everything, TooLarge

MOST = 6_000
"""How many positions are tried out; larger puzzles are left to others."""


def dealt() -> list[AnyMatch]:
    """Return the positions of Mondays, good puzzles or not."""
    found = (puzzles.posed("pickpack", number) for number in range(0, 7 * 120, 7))
    return [match for match in found if match]


def test_the_solver_finds_what_trying_everything_finds() -> None:
    looked_at = 0
    for match in dealt():
        everything = Everything(match.game, puzzles.own("pickpack"), MOST)
        try:
            points = everything.reached(puzzles.Puzzle(0, match, 0.0))
        except TooLarge:
            continue
        looked_at += 1
        assert puzzles.own("pickpack").best(match.game, match.state).points == points
    assert looked_at >= 2


def test_the_best_action_keeps_what_it_promises_until_the_end() -> None:
    puzzle = puzzles.of_day("pickpack", puzzles.FIRST)
    match, sign = puzzle.match.copy(), {puzzle.seat: 1, 1 - puzzle.seat: -1}
    while match.outcome is None:
        found = puzzles.own("pickpack").best(match.game, match.state)
        assert found.points == sign[match.state.turn] * puzzle.goal
        match.play(match.state.turn, found.action)


def test_what_takes_too_long_isnt_claimed() -> None:
    match = puzzles.of_day("pickpack", puzzles.FIRST).match
    assert isinstance(match.game, PickPack)
    assert leads(match.game, match.state, most=3) == {}


def test_what_cant_be_proved_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    match = puzzles.of_day("pickpack", puzzles.FIRST).match
    monkeypatch.setattr(own, "MOST", 3)
    assert not puzzles.own("pickpack").is_puzzling(match.game, match.state)
