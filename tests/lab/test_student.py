"""Student's distribution is the tables'."""

from __future__ import annotations

import pytest

from packhouse.lab.student import beyond, errors


@pytest.mark.parametrize(
    ("errors", "freedom", "chance"), [(2.262, 9, 0.05), (2.756, 29, 0.01), (4.781, 9, 0.001), (1.96, 10**6, 0.05)]
)
def test_students_tails_are_the_tables(errors: float, freedom: int, chance: float) -> None:
    assert beyond(errors, freedom) == pytest.approx(chance, rel=0.05)


def test_nothing_is_more_likely_than_what_is_no_more_than_taste() -> None:
    assert beyond(-1.0, 20) == beyond(0.0, 20) == 1.0


@pytest.mark.parametrize(
    ("normal", "freedom", "table"), [(1.96, 4, 2.776), (1.96, 9, 2.262), (2.576, 9, 3.25), (1.96, 199, 1.972)]
)
def test_students_quantiles_are_the_tables(normal: float, freedom: int, table: float) -> None:
    assert errors(normal, freedom) == pytest.approx(table, rel=0.01)


def test_of_very_few_numbers_they_are_wide_rather_than_narrow() -> None:
    assert 12.7 < errors(1.96, 1) < 20
    assert 4.3 < errors(1.96, 2) < 4.6


def test_one_undoes_the_other() -> None:
    assert beyond(errors(1.96, 12), 12) == pytest.approx(0.05, rel=0.001)
