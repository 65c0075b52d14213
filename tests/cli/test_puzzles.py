"""``puzzles``, by what it prints for people and for programs, and what it writes for the house."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from .conftest import TOYS, Command
from .test_commands import last_line

NIM = ("--games", TOYS, "puzzles", "nim", "--jobs", "1", "--date", "2026-11-02")


def test_each_day_has_its_number_and_its_goal(packhouse: Command) -> None:
    found = last_line(packhouse(*NIM, "--days", "3", "--check", "3", "--json").out)
    assert [(row["day"], row["number"], row["goal"]) for row in found["puzzles"]] == [
        ("2026-11-02", 0, 1), ("2026-11-03", 1, 1), ("2026-11-04", 2, 1),
    ]  # fmt: skip
    assert [goal for _, goal in found["proved_again"]] == [1, 1, 1]


def test_a_solution_is_shown_move_by_move(packhouse: Command) -> None:
    assert "1 take 3 1, 2 take 1 1, 1 take 3 1" in packhouse(*NIM, "--solution").out


def test_what_is_written_is_what_the_house_reads(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.toml"
    packhouse(*NIM, "--days", "7", "--out", str(file))
    kept = Path(TOYS) / "nim" / "puzzles.toml"
    assert tomllib.loads(file.read_text("utf-8")) == tomllib.loads(kept.read_text("utf-8"))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--date", "today"), "“today” isn’t a day; write it as 2026-11-02"),
        (("--date", "2026-11-01"), "the first puzzle is that of 2026-11-02; choose a later day"),
        (("--date", "2026-11-03", "--out", "x.toml"), "a file begins with the first day; write --date 2026-11-02"),
    ],
)
def test_what_cant_be_made_is_refused_in_a_line(packhouse: Command, words: tuple[str, ...], line: str) -> None:
    ran = packhouse("--games", TOYS, "puzzles", "nim", *words)
    assert ran.code == 2 and line in ran.err


def test_a_game_without_puzzles_is_refused(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "puzzles", "attic")
    assert ran.code == 2 and "there are no puzzles of attic" in ran.err
