"""A sweep is drawn as dots and whiskers."""

from __future__ import annotations

from pathlib import Path

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
