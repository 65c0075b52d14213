"""A puzzle a day, whatever the game: dealt from its number, solved to its goal, and no better can be done."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from packhouse.core.errors import UnknownBot, UnknownGame
from packhouse.core.game import Seat
from packhouse.core.match import AnyMatch
from packhouse.core.rng import QuickRng
from packhouse.games import players, puzzles
from packhouse.games.puzzles import FAR, FIRST, SOLVER, Puzzle
from packhouse.kit.puzzles import WEEK

ASKED = puzzles.offered()
THURSDAY = date(2026, 11, 19)


def of_thursday(game: str) -> Puzzle:
    return puzzles.of_day(game, THURSDAY)


def finished(puzzle: Puzzle) -> AnyMatch:
    """Return the match as its solver plays it to the end."""
    match = puzzle.match.copy()
    for play in puzzles.solution(match):
        match.add(play)
    return match


def at_random(puzzle: Puzzle, seed: int) -> AnyMatch:
    """Return the match as someone at random plays it against a perfect rival."""
    match, rng, solver = puzzle.match.copy(), QuickRng(seed), puzzles.own(puzzle.match.setup.game)
    while match.outcome is None:
        seat = min(match.game.active(match.state))
        legal = [one for one in match.game.legal(match.state, seat) if not isinstance(one, solver.DETOURS)]
        match.play(seat, rng.choose(legal) if seat == puzzle.seat else solver.best(match.game, match.state).action)
    return match


def points(match: AnyMatch, seat: Seat) -> float:
    found = puzzles.reached(match, seat)
    assert found is not None
    return found


@pytest.mark.parametrize("game", ASKED)
def test_a_day_has_one_puzzle_whoever_deals_it(game: str) -> None:
    one, other = of_thursday(game), of_thursday(game)
    assert one.match is not other.match
    assert msgspec.json.encode([one.goal, one.match.state]) == msgspec.json.encode([other.goal, other.match.state])


@pytest.mark.parametrize("game", ASKED)
def test_a_puzzle_waits_for_one_seat_alone(game: str) -> None:
    match = of_thursday(game).match
    assert match.outcome is None and len(match.game.active(match.state)) == 1


@pytest.mark.parametrize("game", ASKED)
def test_its_solution_reaches_the_goal_and_no_more(game: str) -> None:
    puzzle = of_thursday(game)
    assert points(finished(puzzle), puzzle.seat) == puzzle.goal


@pytest.mark.parametrize("game", ASKED)
def test_against_a_perfect_rival_nobody_does_better(game: str) -> None:
    puzzle, sign = of_thursday(game), -1 if puzzles.own(game).AIM == "due" else 1
    reached = [sign * points(at_random(puzzle, seed), puzzle.seat) for seed in range(20)]
    assert max(reached) <= sign * puzzle.goal


@pytest.mark.parametrize("game", ASKED)
def test_the_goal_is_what_the_solver_proves(game: str) -> None:
    puzzle = of_thursday(game)
    assert puzzles.own(game).best(puzzle.match.game, puzzle.match.state).points == puzzle.goal


@pytest.mark.parametrize("game", ASKED)
def test_what_is_kept_is_what_is_found(game: str) -> None:
    puzzle = puzzles.found(game, FIRST)
    assert (puzzle.number, puzzle.goal) == puzzles.known(game).puzzles[0]


@pytest.mark.parametrize("game", ASKED)
def test_positions_stay_as_they_were_released(game: str) -> None:
    known = puzzles.known(game)
    assert puzzles.digest(game, (number for number, _ in known.puzzles)) == known.digest


@pytest.mark.parametrize("game", sorted({*ASKED} - {"nim"}))
def test_a_year_of_puzzles_is_kept_and_none_comes_twice(game: str) -> None:
    numbers = [number for number, _ in puzzles.known(game).puzzles]
    assert len({*numbers}) == len(numbers) >= 365


@pytest.mark.parametrize("game", ASKED)
def test_every_number_is_meant_for_its_weekday(game: str) -> None:
    numbers = [number for number, _ in puzzles.known(game).puzzles]
    assert [number % WEEK for number in numbers] == [place % WEEK for place in range(len(numbers))]


@pytest.mark.parametrize("game", ASKED)
def test_past_the_last_puzzle_the_first_comes_again(game: str) -> None:
    length = len(puzzles.known(game).puzzles)
    assert puzzles.of_day(game, FIRST + timedelta(length)).number == puzzles.of_day(game, FIRST).number


def test_the_first_puzzle_is_a_mondays() -> None:
    assert FIRST.weekday() == 0 and FAR % WEEK == 0


def test_what_was_given_up_reaches_nothing() -> None:
    match = finished(of_thursday("nim"))
    match.resigned.append(0)
    assert puzzles.reached(match, 0) is None


def test_what_goes_on_has_reached_nothing() -> None:
    assert puzzles.reached(of_thursday("nim").match, 0) is None


@pytest.mark.parametrize("game", ASKED)
def test_only_where_something_is_due_less_is_better(game: str) -> None:
    less = puzzles.own(game).AIM == "due"
    assert puzzles.is_solved(game, 4, 3) == less and puzzles.is_solved(game, 4, 5) != less


def test_nothing_reached_is_never_solved() -> None:
    assert not puzzles.is_solved("nim", -1, None)


def test_nobody_can_ask_for_the_solver() -> None:
    with pytest.raises(UnknownBot):
        players.named("nim", SOLVER)


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(UnknownGame, match="no puzzles of attic"):
        puzzles.own("attic")
