"""Ratings are the textbook's."""

from __future__ import annotations

import math

import pytest

from packhouse.lab.elo import apart, elo_gap, ratings
from packhouse.lab.intervals import share


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


def test_a_clean_sweep_has_a_finite_rating() -> None:
    """Half a win and half a loss are thought beside the games."""
    found = ratings(["weak", "strong"], {("strong", "weak"): (20, 20)})
    assert found["strong"].elo == pytest.approx(elo_gap(20.5 / 21))


def test_a_clean_sweep_is_told_by_how_far_they_are_apart_at_least() -> None:
    assert apart(share(10, 10)) == f"over {elo_gap(share(10, 10).low):+.0f}"
    assert apart(share(0, 10)) == f"under {elo_gap(share(0, 10).high):+.0f}"
    assert apart(share(7, 10)) == "+147"
