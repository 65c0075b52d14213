"""Shares, intervals and ratings are the textbook's."""

from __future__ import annotations

import math

import pytest

from packhouse.lab.measure import elo_gap, ratings, share


def test_the_interval_is_wilsons() -> None:
    found = share(70, 100)
    assert (round(found.low, 3), found.value, round(found.high, 3)) == (0.604, 0.7, 0.781)


def test_an_interval_looked_at_often_is_wider() -> None:
    assert share(70, 100, looks=10).low < share(70, 100).low


def test_a_clean_sweep_has_an_interval_too() -> None:
    assert share(20, 20).high == 1
    assert 0.8 < share(20, 20).low < 0.9


def test_seventy_percent_is_about_150_elo() -> None:
    assert round(elo_gap(0.7)) == 147
    assert elo_gap(0.5) == 0
    assert elo_gap(1) == math.inf


def test_ratings_of_two_bots_follow_from_their_score() -> None:
    found = ratings(["weak", "strong"], {("strong", "weak"): (7500, 10_000)})
    assert found["weak"].elo == 0
    assert found["strong"].elo == pytest.approx(elo_gap(0.75), abs=0.1)
    assert 5 < found["strong"].error < 10


def test_ratings_add_up_along_a_ladder() -> None:
    found = ratings(["a", "b", "c"], {("b", "a"): (750, 1000), ("c", "b"): (750, 1000)})
    assert found["c"].elo == pytest.approx(2 * found["b"].elo, rel=1e-6)
    assert found["c"].error > found["b"].error
