"""Puzzles of Pack the Essentials: every way to pack the last hand, scored as the rules score it."""

from __future__ import annotations

from itertools import islice

import pytest

from packhouse.core.match import AnyMatch
from packhouse.games import puzzles
from packhouse.games.essentials import puzzle as own
from packhouse.games.essentials.filling import Filling
from packhouse.games.essentials.rules import POMS, Essentials
from packhouse.lab.puzzling import Everything

FEW = 400
"""Ways to pack a hand: of positions with more, only some are looked at."""


def dealt() -> list[AnyMatch]:
    """Return positions where the whole hand fits with its item sides up, good puzzles or not."""
    found = (puzzles.posed("essentials", number) for number in range(200))
    return [match for match in found if match and any(not way.cats for way in islice(filling(match).all(), FEW))]


def filling(match: AnyMatch) -> Filling:
    assert isinstance(match.game, Essentials)
    return Filling(match.game, match.state)


def test_every_way_scores_what_the_rules_say() -> None:
    for match in dealt():
        for way in islice(filling(match).all(), 0, FEW, 7):
            twin = match.copy()
            for one in way.placed:
                twin.play(0, one.put)
            if twin.outcome is None:
                twin.play(0, POMS)
            assert puzzles.reached(twin, 0) == way.total


def test_the_solver_finds_what_trying_everything_finds() -> None:
    small = [match for match in dealt() if sum(1 for _ in islice(filling(match).all(), FEW)) < FEW]
    assert len(small) >= 3
    for match in small[:3]:
        everything = Everything(match.game, puzzles.own("essentials"), most=50_000)
        assert puzzles.own("essentials").best(match.game, match.state).points == everything.reached(
            puzzles.Puzzle(0, match, 0.0)
        )


def test_the_last_hand_has_three_tiles() -> None:
    assert all(len(match.state.suitcases[0].hand) == 3 for match in dealt())


def test_nothing_is_left_to_chance_any_more() -> None:
    match = dealt()[0]
    assert match.state.phase == "pack" and not any(pawn >= 0 for pawn in match.state.pawns)


def test_the_cat_lady_asks_for_as_much_as_the_puzzle() -> None:
    puzzle = puzzles.of_day("essentials", puzzles.FIRST)
    aim = puzzle.match.game.aim(puzzle.match.state)
    assert aim and aim.points == puzzle.goal


@pytest.mark.parametrize("place", range(3))
def test_laying_first_what_scores_most_at_once_misses_the_best(place: int) -> None:
    match = puzzles.of_day("essentials", puzzles.FIRST.replace(day=2 + place)).match
    ways = list(filling(match).all())
    assert own._greedy(filling(match), ways) < max(way.total for way in ways)
