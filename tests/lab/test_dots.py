"""A sweep is drawn as dots and whiskers, or refused before anything is played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from packhouse.core.errors import BadSetup, MissingExtra
from packhouse.lab import dots
from packhouse.lab.arena import pool
from packhouse.lab.sweep import run
from packhouse.lab.ways import ways


def test_every_value_and_seat_is_in_the_picture(tmp_path: Path) -> None:
    tried = ways("nim", 3, 5, {"last": ("wins", "loses"), "most": ("2", "3")}, {})
    with pool(1) as workers:
        *_, known = run(tried, ["uniform"] * 3, 20, workers, 1, 0.05)
    dots.draw(tmp_path / "nim.svg", "nim", tried, known)
    drawn = (tmp_path / "nim.svg").read_text("utf-8")
    for word in ("<svg", "Nim: 20 deals", "loses, 3", "seat 3", "wins, more or less than with last=wins, most=2"):
        assert word in drawn or f"<!-- {word}" in drawn
    dots.draw(tmp_path / "again.svg", "nim", tried, known)
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn
    dots.draw(tmp_path / "nim.png", "nim", tried, known)
    assert (tmp_path / "nim.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_no_known_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"names no kind of picture; end it in \.svg, \.png, \.pdf"):
        dots.check(tmp_path / "nim.bmp")


def test_a_picture_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="make it first"):
        dots.check(tmp_path / "nowhere" / "nim.svg")


def test_without_matplotlib_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match="this needs matplotlib; write make lab"):
        dots.check(tmp_path / "nim.svg")
