"""Counts of numbers give the textbook's figures, and merge exactly."""

from __future__ import annotations

import statistics

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from packhouse.core.rng import QuickRng
from packhouse.lab.spread import Spread, summary

scores = some.lists(some.floats(-1e6, 1e6), min_size=2)


def merged(*spreads: Spread) -> Spread:
    total = Spread()
    for spread in spreads:
        total.merge(spread)
    return total


@given(scores)
def test_mean_and_deviation_are_the_textbooks(values: list[float]) -> None:
    spread = Spread.of(values)
    assert spread.count == len(values)
    assert spread.mean == pytest.approx(statistics.mean(values), abs=1e-6)
    assert spread.deviation == pytest.approx(statistics.stdev(values), rel=1e-6, abs=1e-6)


@given(scores, scores, scores)
def test_merging_is_exact_in_any_order(one: list[float], two: list[float], three: list[float]) -> None:
    a, b, c = map(Spread.of, (one, two, three))
    whole = Spread.of([*one, *two, *three])
    for order in (merged(merged(a, b), c), merged(a, merged(b, c)), merged(c, b, a)):
        assert summary(order) == summary(whole)


def test_the_interval_of_a_mean_is_two_standard_errors() -> None:
    spread = Spread.of([0, 1] * 200)
    assert spread.error == pytest.approx(1.96 * 0.5 / 20, rel=0.01)


@pytest.mark.parametrize("number", [6, 50])
def test_the_interval_holds_the_true_mean_95_times_of_100(number: int) -> None:
    """Of few it would hold some 90 times, were what they stray by taken for the truth."""
    rng = QuickRng(1)
    held = 0
    for _ in range(1000):
        spread = Spread.of(rng.roll() for _ in range(number))
        held += abs(spread.mean - 3.5) <= spread.error
    assert 930 < held < 970


def test_quartiles_are_numbers_that_came() -> None:
    found = summary(Spread.of(range(1, 101)))
    assert (found.least, found.quartiles, found.most) == (1, (25, 50, 75), 100)


def test_a_single_number_has_no_error() -> None:
    found = summary(Spread.of([7]))
    assert (found.mean, found.error, found.deviation) == (7, None, None)
    assert f"{found:.1f}" == "7.0"


def test_a_mean_is_written_with_its_error() -> None:
    assert f"{summary(Spread.of([1, 2, 3, 4, 5])):.1f}" == "3.0 ± 2.0"


def test_whole_numbers_are_the_same_however_they_are_given() -> None:
    one, other = Spread.of([3, 3.0]), Spread.of([3.0, 3])
    assert msgspec.json.encode(summary(one)) == msgspec.json.encode(summary(other))
