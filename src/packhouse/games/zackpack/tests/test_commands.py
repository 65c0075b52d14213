"""``packhouse zackpack`` draws its trucks, loads any of them, and says what is wrong with a question in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import pytest
from typer.testing import CliRunner

from packhouse.core.errors import Refusal
from packhouse.games.zackpack.commands import app
from packhouse.games.zackpack.commands.solve import _interruptible

from .position import game


def asked(*words: str, width: int = 80) -> str:
    ran = CliRunner().invoke(app, words, catch_exceptions=False, env={"COLUMNS": str(width)})
    assert ran.exit_code == 0
    return ran.stdout


def run(*words: str) -> str:
    return asked("solve", *words)


def solved(*words: str) -> Any:
    return msgspec.json.decode(run(*words, "--json"))


def test_any_floor_can_be_asked_about() -> None:
    found = solved("--footprint", "###/#.#", "--height", "2", "--load", "1,2,1")
    assert (found["cubes"], found["bound"], found["due"], found["left"]) == (8, 8, 2, [0, 0, 0])
    assert {bar["cell"] for bar in found["bars"]} <= {"a1", "c1", "a2", "b2", "c2"}


def test_a_truck_of_the_box_is_asked_about_by_its_number() -> None:
    truck = game().trucks[9]
    found = solved("--truck", "9", "--load", "0,0,0,0,1")
    assert (found["cubes"], found["due"]) == (5, truck.room - 5)


def test_levels_are_drawn_from_below() -> None:
    assert run("--footprint", "##/##", "--height", "2", "--load", "0,2,0,0").splitlines()[:8] == [
        "level 1", "  2 2-", "  1 2-", "    ab", "level 2", "  2 ··", "  1 ··", "    ab",
    ]  # fmt: skip


def test_what_stays_behind_is_named() -> None:
    assert "left behind: 1 of size 2, 1 of size 4" in run("--footprint", "##", "--height", "1", "--load", "0,2,0,1")


def test_one_of_a_thing_is_called_so() -> None:
    assert "1 cube loaded (no load holds more); 0 to pay; 1 position looked at" in run(
        "--footprint", "#", "--height", "1", "--load", "1"
    )


def test_time_that_is_up_leaves_a_bound() -> None:
    shown = run("--footprint", "/".join(["#" * 10] * 10), "--height", "1", "--load", "0,0,0,25", "--seconds", "0.02")
    assert "a better one may hold up to" in shown


def test_trouble_while_looking_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        _interruptible(lambda: 1 // 0)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("--truck 7", "write --load 5,4,3,2,2 and either --truck 7, or --footprint '###/#.#' with --height 2"),
        ("--load 1,1 --truck 7 --footprint ##", "write --load"),
        ("--load 1,1 --footprint ##", "write --load"),
        ("--load 1,1 --truck 99", "there is no truck 99; choose 1 to 30"),
        ("--load 1,x --truck 7", "write the number of bars of each size"),
        ("--load 1,-1 --truck 7", "write the number of bars of each size"),
        ("--load 1,999 --truck 7", "write the number of bars of each size, up to 200"),
        ("--load 1 --footprint #a# --height 1", "draw the floor with # and ., with / between its rows"),
        ("--load 1 --footprint ... --height 1", "draw the floor with # and ."),
        ("--load 1 --footprint ############# --height 1", "at most 12 squares along a side"),
    ],
)
def test_a_bad_question_gets_one_clear_line(words: str, line: str) -> None:
    with pytest.raises(Refusal) as refused:
        run(*words.split())
    assert line in str(refused.value)


def small_box(folder: Path) -> str:
    own = folder / "box.toml"
    trucks = ", ".join(f'{{ height = 1, floor = ["{"#" * n:.<5}", ".....", "....."] }}' for n in [1, 2, 3, 4, 5] * 3)
    own.write_text(
        f"start = [10]\nbonus = 1\nmarkers = []\ntrucks = [{trucks}]\n"
        'pieces = [{ colour = "white", size = 1, number = 30, die = [0, 2] }]\n'
    )
    return str(own)


def test_the_whole_table_is_kept_for_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(tmp_path / name))
    own = small_box(tmp_path)
    found = solved("--table", "--components", own)
    assert found["rolls"] == [[0], [2]]
    assert found["due"]["3"] == [3, 1]
    assert found["due"]["1"] == [1, 2]
    assert len(list((tmp_path / "packhouse" / "zackpack").iterdir())) == 1
    assert "15 trucks, 2 rolls each" in " ".join(run("--table", "--components", own).split())


def test_a_table_that_can_not_be_kept_is_shown_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: "/dev/null/nowhere")
    ran = CliRunner().invoke(app, ["solve", "--table", "--components", small_box(tmp_path), "--json"])
    assert msgspec.json.decode(ran.stdout)["rolls"] == [[0], [2]]
    assert "can’t be kept for the bots in" in ran.stderr


FIRST = """\
  1: 1 high     2: 1 high     3: 1 high
  3 ···         3 ·· ··       3 ·····
  2 ···         2 ·· ··       2 ·   ·
  1 ···         1 ·   ·       1 ····
    abcde         abcde         abcde
    holds 9       holds 10      holds 11

  4: 1 high """


def test_all_trucks_are_drawn_with_what_they_hold() -> None:
    shown = asked("trucks", width=48)
    assert shown.startswith(FIRST)
    assert shown.count(" high") == shown.count("holds") == 30
    assert shown.endswith("30 trucks, which hold 9 to 32 cubes\n")


@pytest.mark.parametrize(("width", "abreast"), [(5, 1), (27, 1), (28, 2), (80, 5), (200, 14)])
def test_as_many_trucks_are_beside_each_other_as_there_is_room_for(width: int, abreast: int) -> None:
    lines = asked("trucks", width=width).splitlines()
    assert lines[0].count(" high") == abreast
    assert max(map(len, lines[:-1])) <= max(width, 14)


def test_programs_are_given_the_trucks_too() -> None:
    found = msgspec.json.decode(asked("trucks", "--json"))
    assert found[1] == {"number": 2, "height": 1, "room": 10, "floor": ["##.##", "##.##", "#...#"]}
    assert [truck["room"] for truck in found] == [truck.room for truck in game().trucks.values()]


def test_the_trucks_of_another_box_are_listed(tmp_path: Path) -> None:
    assert "15 trucks, which hold 1 to 5 cubes" in asked("trucks", "--components", small_box(tmp_path))
