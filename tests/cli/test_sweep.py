"""``sweep`` and ``fair``, by what they print for people and for programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.scales import scales

from .conftest import TOYS, Command
from .test_commands import last_line

NIM = ("--games", TOYS, "sweep", "nim", "--seats", "uniform,greedy", "--seed", "1", "--jobs", "1")


def test_a_sweep_tells_each_value_and_how_far_they_are_apart(packhouse: Command) -> None:
    ran = packhouse(*NIM, "-o", "last=wins,loses", "-o", "most=2", "--games", "80", "--json")
    found = last_line(ran.out)
    assert [way["values"] for way in found["ways"]] == [{"last": "wins"}, {"last": "loses"}]
    assert all(way["options"]["most"] == 2 for way in found["ways"])
    assert {(one["values"]["last"], one["seat"]) for one in found["apart"]} == {("loses", 1), ("loses", 2)}
    first, second = found["apart"]
    assert first["wins"]["value"] == -second["wins"]["value"]
    assert "against last=wins, on the same deals" in ran.err
    assert "80 deals, seed 1" in ran.err


def test_each_seat_is_told_whether_it_wins_more_or_fewer(packhouse: Command, tmp_path: Path) -> None:
    with scales(tmp_path, paid=0):
        ran = packhouse("--games", TOYS, "--games", str(tmp_path), "sweep", "paid", "--seats", "uniform,uniform",
                        "-o", "given=0,20", "--games", "60", "--seed", "1", "--jobs", "1")  # fmt: skip
    assert ["more wins" in line for line in ran.out.splitlines() if "seat 2" in line][-1]
    assert ["fewer wins" in line for line in ran.out.splitlines() if "seat 1" in line][-1]


def test_a_value_that_changes_no_game_is_said_to_never_have_mattered(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text("heaps = [2, 2]", "utf-8")
    ran = packhouse(*NIM, "--components", str(file), "-o", "most=2,3", "--games", "20")
    assert ran.out.count("│ never mattered │") == 2
    assert "never mattered: every deal went as in the first way" in ran.out


def test_a_sweep_with_a_target_says_that_it_stopped_early(packhouse: Command) -> None:
    words = (*NIM[:5], "uniform,uniform", *NIM[6:], "--component", "heaps.1=1,9", "--games", "1000", "--target", "0.5")
    ran = packhouse(*words)
    assert "stopped early" in ran.out
    assert "under 50.0%" in ran.out


def test_a_number_in_the_components_is_swept(packhouse: Command) -> None:
    ran = packhouse(*NIM, "--component", "heaps.1=1,9", "--games", "20", "--json")
    one, nine = last_line(ran.out)["ways"]
    assert (one["components"]["heaps"], nine["components"]["heaps"]) == ([1, 4, 5], [9, 4, 5])
    assert one["plays"]["mean"] < nine["plays"]["mean"]


def test_a_name_may_be_repeated_for_more_values(packhouse: Command) -> None:
    ran = packhouse(*NIM, "-o", "most=1", "-o", "most=2,3", "--games", "4", "--json")
    assert len(last_line(ran.out)["ways"]) == 3


def test_a_list_is_one_value_commas_and_all(packhouse: Command, tmp_path: Path) -> None:
    with scales(tmp_path, listed=0):
        ran = packhouse("--games", TOYS, "--games", str(tmp_path), "sweep", "listed", "--seats", "uniform,uniform",
                        "-o", "words=a,b", "-o", "words=c", "--games", "2", "--jobs", "1", "--json")  # fmt: skip
    assert [way["options"]["words"] for way in last_line(ran.out)["ways"]] == [["a", "b"], ["c"]]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("-o", "last=wins"), "nothing changes"),
        (("-o", "last=wins,"), "lacks a value; write name=1,2,3"),
        (("-o", "last=wins,draws"), "last=draws is not possible; choose loses, wins"),
        (("-o", "last=wins,loses", "--out", "nim.bmp"), "names nothing that can be drawn"),
    ],
)
def test_what_can_not_be_swept_is_refused_in_one_line(packhouse: Command, words: tuple[str, ...], line: str) -> None:
    ran = packhouse(*NIM, *words)
    assert (ran.code, ran.out) == (2, "")
    assert line in ran.err
    assert ran.err.count("\n") == 1


def test_several_boxes_are_held_against_the_houses(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("heaps = [2, 2]", "utf-8")
    found = last_line(packhouse(*NIM, "--components", f"house,{file}", "--games", "4", "--json").out)
    assert [way["values"] for way in found["ways"]] == [{"components": "house"}, {"components": str(file)}]
    assert [way["components"] for way in found["ways"]] == [None, {"heaps": [2, 2]}]


def test_two_numbers_may_change_together(packhouse: Command) -> None:
    words = ("--component", "heaps.1=1,3", "--component", "heaps.2=4,2", "--together", "--games", "4", "--json")
    found = last_line(packhouse(*NIM, *words).out)
    assert [way["values"] for way in found["ways"]] == [
        {"heaps.1": "1", "heaps.2": "4"}, {"heaps.1": "3", "heaps.2": "2"},
    ]  # fmt: skip


def test_the_picture_is_drawn(packhouse: Command, tmp_path: Path) -> None:
    picture = tmp_path / "nim.svg"
    packhouse(*NIM, "-o", "last=wins,loses", "--games", "20", "--out", str(picture))
    assert picture.read_text("utf-8").startswith("<?xml")


def test_fair_tells_where_it_is_even_and_who_wins_there(packhouse: Command, tmp_path: Path) -> None:
    with scales(tmp_path, typed=4):
        words = ("--games", TOYS, "--games", str(tmp_path), "fair", "typed", "--bot", "uniform")
        ran = packhouse(*words, "--games", "200", "--seed", "3", "--jobs", "1", "--json")
    (board,) = last_line(ran.out)["boards"]
    assert board["settled"]
    assert board["even"]["low"] <= 4 <= board["even"]["high"]
    assert board["rounds"][0]["first_seat"]["low"] > 0.5
    assert board["play_with"] in {one["setting"] for one in board["rounds"]}
    assert "even at given" in ran.err
    assert f"Play with given {board['play_with']:g}: seat 1 wins " in ran.err


def test_fair_refuses_what_has_nothing_to_even_it_out(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "fair", "nim")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "Nim has no option that evens it out" in ran.err
