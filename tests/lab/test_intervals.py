"""Intervals are the textbook's."""

from __future__ import annotations

from packhouse.lab.intervals import share


def test_the_interval_is_wilsons() -> None:
    found = share(70, 100)
    assert (round(found.low, 3), found.value, round(found.high, 3)) == (0.604, 0.7, 0.781)


def test_an_interval_looked_at_often_is_wider() -> None:
    assert share(70, 100, looks=10).low < share(70, 100).low


def test_a_clean_sweep_has_an_interval_too() -> None:
    assert share(20, 20).high == 1
    assert 0.8 < share(20, 20).low < 0.9
