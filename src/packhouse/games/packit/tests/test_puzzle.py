"""Puzzles of Pack-It: the solver against everything that the rules allow, and what is asked for."""

from __future__ import annotations

import pytest

from packhouse.core.match import AnyMatch
from packhouse.games import puzzles
from packhouse.games.packit import puzzle as own
from packhouse.games.packit.ending import Ending
from packhouse.games.packit.rules import PackIt
from packhouse.lab.puzzling import Everything

NUMBERS = range(14)


def posed(number: int) -> AnyMatch:
    match = puzzles.posed("packit", number)
    assert match is not None
    return match


@pytest.mark.parametrize("number", NUMBERS)
def test_the_solver_finds_what_trying_everything_finds(number: int) -> None:
    match = posed(number)
    found = puzzles.own("packit").best(match.game, match.state)
    everything = Everything(match.game, puzzles.own("packit"), most=500_000)
    assert found.points == everything.reached(puzzles.Puzzle(number, match, 0.0))


@pytest.mark.parametrize("number", NUMBERS)
def test_the_best_centre_keeps_what_it_promises(number: int) -> None:
    match = posed(number)
    found, seat = puzzles.own("packit").best(match.game, match.state), match.state.turn
    match.play(seat, found.action)
    if match.outcome is None:
        assert puzzles.own("packit").best(match.game, match.state).points == -found.points


def test_later_in_the_week_more_is_open() -> None:
    assert list(own.EMPTY) == sorted(own.EMPTY)


def test_a_puzzle_has_one_best_centre_that_wins_and_isnt_the_greediest() -> None:
    puzzle = puzzles.of_day("packit", puzzles.FIRST)
    game, state = puzzle.match.game, puzzle.match.state
    assert isinstance(game, PackIt)
    leads = Ending(game).leads(state)
    best = [pack for pack, lead in leads.items() if lead == puzzle.goal]
    most_at_once = max(leads, key=lambda pack: own._gain(game, state, pack))
    assert puzzle.goal > 0 and len(best) == 1 and best != [most_at_once]
