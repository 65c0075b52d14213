"""``teach``, by what it prints for people and for programs, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import TOYS, Command
from .test_commands import last_line

NIM = ("--games", TOYS, "teach", "nim")
LITTLE = ("--games", "200", "--rounds", "2", "--pairs", "3", "--jobs", "1")


def test_each_round_of_each_kind_says_what_it_brought(packhouse: Command, tmp_path: Path) -> None:
    found = last_line(packhouse(*NIM, str(tmp_path), *LITTLE, "--json").out)
    told = [(each["kind"], each["number"], len(each["leads"])) for each in found]
    assert told == [(kind, number, 6) for kind in ("two heaps", "one heap") for number in (1, 2)]
    assert found[0]["off"] < found[0]["off_before"]


def test_the_table_says_the_same_as_the_json(packhouse: Command, tmp_path: Path) -> None:
    found = last_line(packhouse(*NIM, str(tmp_path), *LITTLE, "--json").out)
    rows = [line for line in packhouse(*NIM, str(tmp_path), *LITTLE).out.splitlines() if "heap" in line]
    for each, row in zip(found, rows, strict=True):
        won = sum(lead > 0 for lead in each["leads"]) / len(each["leads"])  # nobody draws at Nim
        cells = [cell.strip() for cell in row.strip("│").split("│")]
        assert cells[2:4] == [f"{each['off_before']:.2f}", f"{each['off']:.2f}"]
        assert cells[4].startswith(f"{won:.1%} ")


def test_a_kind_can_be_learnt_alone(packhouse: Command, tmp_path: Path) -> None:
    ran = packhouse(*NIM, str(tmp_path), "--kinds", "one heap", *LITTLE)
    assert "one heap" in ran.out
    assert "two heaps" not in ran.out
    assert [each.name for each in tmp_path.iterdir()] == ["one heap"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--kinds", "three heaps"), "“three heaps” isn’t learnt; choose from two heaps, one heap"),
        (("--seed", "2", *LITTLE), "has another course, with other numbers; choose another folder"),
        (("--seed", str(1 << 32)), "less than or equal to 4294967295"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(packhouse: Command, tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    packhouse(*NIM, str(tmp_path), *LITTLE)
    ran = packhouse(*NIM, str(tmp_path), *words)
    assert (ran.code, ran.out) == (2, "")
    assert line in ran.err
