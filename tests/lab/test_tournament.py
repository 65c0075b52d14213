"""Pairs meet in both seats equally often, and stop when enough is known."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

import pytest

from packhouse import games
from packhouse.lab.arena import pool
from packhouse.lab.tournament import Pairing, pairs, run

SETUP = games.setup("packit", 2, 3, {"size": 4})


@pytest.fixture(scope="module")
def workers() -> Iterator[Executor]:
    with pool(2) as found:
        yield found


def test_a_ladder_pairs_neighbours_only() -> None:
    assert pairs(["a", "b", "c"], ladder=True) == [Pairing("a", "b"), Pairing("b", "c")]
    assert len(pairs(["a", "b", "c"], ladder=False)) == 3


def test_all_games_are_played_without_a_target(workers: Executor) -> None:
    *_, last = run(SETUP, Pairing("uniform", "greedy"), 30, workers, None)
    assert last.games == 30
    assert not last.settled


def test_a_clear_pair_stops_early(workers: Executor) -> None:
    *_, last = run(SETUP, Pairing("uniform", "greedy"), 1000, workers, 0.5)
    assert last.settled
    assert last.games < 1000
    assert last.score.low > 0.5


def test_batches_are_new_games(workers: Executor) -> None:
    points = [known.points for known in run(SETUP, Pairing("uniform", "greedy"), 60, workers, None)]
    assert len(points) == 3
    assert len({b - a for a, b in zip([0.0, *points], points, strict=False)}) > 1


def test_points_are_the_second_bots(workers: Executor) -> None:
    *_, up = run(SETUP, Pairing("uniform", "greedy"), 20, workers, None)
    *_, down = run(SETUP, Pairing("greedy", "uniform"), 20, workers, None)
    assert up.points > 10 > down.points
