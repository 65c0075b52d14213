"""A sweep is drawn as dots and whiskers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from matplotlib.axes import Axes

from packhouse.lab import dots
from packhouse.lab.arena import pool
from packhouse.lab.intervals import Share
from packhouse.lab.paired import Apart
from packhouse.lab.sweep import run
from packhouse.lab.ways import ways


def test_every_value_and_seat_is_in_the_picture(tmp_path: Path) -> None:
    tried = ways("nim", 3, 5, {"last": ("wins", "loses"), "most": ("2", "3")}, {})
    with pool(1) as workers:
        *_, known = run(tried, ["uniform"] * 3, 20, workers, 1, 0.05)
    dots.draw(tmp_path / "nim.svg", tried, ["uniform"] * 3, known)
    drawn = (tmp_path / "nim.svg").read_text("utf-8")
    for word in ("<svg", "Nim: 20 deals", "loses, 3", "seat 3", "wins, more or less than with last=wins, most=2"):
        assert word in drawn or f"<!-- {word}" in drawn
    assert "uniform – uniform – uniform, seed 5" in drawn
    dots.draw(tmp_path / "again.svg", tried, ["uniform"] * 3, known)
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn
    dots.draw(tmp_path / "nim.png", tried, ["uniform"] * 3, known)
    assert (tmp_path / "nim.png").read_bytes().startswith(b"\x89PNG")


def test_whiskers_are_the_intervals_of_every_way_and_of_every_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[Any, ...]] = []

    def note(axes: Axes, values: list[float], rows: list[float], *, xerr: list[list[float]], **look: object) -> None:
        ends = [(value - left, value + right) for value, left, right in zip(values, *xerr, strict=True)]
        drawn.append((rows, values, [low for low, _ in ends], [high for _, high in ends]))

    monkeypatch.setattr(Axes, "errorbar", note)
    tried = ways("nim", 2, 5, {"most": ("2", "3", "1")}, {})
    with pool(1) as workers:
        *_, known = run(tried, ["uniform"] * 2, 20, workers, 1)
    dots.draw(tmp_path / "nim.png", tried, ["uniform"] * 2, known)
    *_, wins, differences = drawn
    assert wins == (pytest.approx([0, 1, 2], abs=0.2), *ends(known.wins(way, 1) for way in range(3)))
    assert differences == ([1, 2], *ends(known.wins_apart(way, 0) for way in (1, 2)))


def ends(told: Iterable[Share | Apart]) -> tuple[Any, ...]:
    """Return values, lower and upper ends in points of a hundred."""
    numbers = zip(*((one.value, one.low, one.high) for one in told), strict=True)
    return tuple(pytest.approx([100 * number for number in row]) for row in numbers)
