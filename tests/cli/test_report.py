"""``packhouse report``: the same on any number of processes, and refused before anything is played."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from .conftest import TOYS, Command
from .test_bad_input import refused

FEW = ("report", "sealed", "--bots", "uniform", "--games", "40", "--seed", "5")


def test_it_is_the_same_on_any_number_of_jobs(packhouse: Command) -> None:
    one, two = (packhouse("--games", TOYS, *FEW, "--json", "--jobs", jobs) for jobs in "12")
    assert one == two
    found = msgspec.json.decode(one.out)
    assert (found["games"], found["basis"], len(found["seats"])) == (40, "points", 2)
    assert one.out.count("\n") == 1


def test_it_writes_a_page_that_tells_how_it_was_made(packhouse: Command, tmp_path: Path) -> None:
    place = tmp_path / "sealed.html"
    words = ("--option", "hand=3", "--levels", "uniform,dreamer", "--jobs", "1", "--out", str(place))
    ran = packhouse("--games", TOYS, *FEW, *words)
    assert ran.code == 0
    assert str(place) in ran.out.replace("\n", "")
    text = place.read_text("utf-8")
    made = "report sealed --bots uniform,uniform --games 40 --seats 2 --seed 5 --option hand=3"
    assert f"packhouse --games {TOYS} {made} --levels uniform,dreamer</code>" in text
    assert "<h4>Skill</h4>" in text


def test_the_command_names_the_judge(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, *FEW, "--judge", "casual", "--games", "2", "--json", "--jobs", "1")
    assert msgspec.json.decode(ran.out)["command"].endswith("--judge casual")


def test_programs_need_no_page(packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert packhouse("--games", TOYS, *FEW, "--json", "--jobs", "1").code == 0
    assert not [*tmp_path.iterdir()]


def test_a_page_is_called_by_what_was_asked_and_says_what_it_replaces(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = (*FEW, "--option", "hand=3", "--games", "2", "--jobs", "1")
    first, again = (packhouse("--games", TOYS, *words).out for _ in range(2))
    assert [path.name for path in tmp_path.iterdir()] == ["sealed-2-hand-3-seed-5.html"]
    assert "replaced" not in first
    assert "It replaced another." in again


def test_one_bot_takes_every_seat(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, *FEW, "--seats", "4", "--json", "--jobs", "1")
    assert [seat["bot"] for seat in msgspec.json.decode(ran.out)["seats"]] == ["uniform"] * 4


def test_without_matplotlib_a_line_says_what_to_install(packhouse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "pip install '.[lab]'" in refused(packhouse, "--games", TOYS, *FEW)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("--bots uniform,uniform --seats 3", "--bots names 2 bots for 3 seats; name one, or one for each seat"),
        ("--seats 9", "Sealed Bids is for 2 to 4 players; leave some out"),
        ("--out nowhere/page.html", "there is no folder nowhere; make it first"),
        ("--out .", "“.” names nothing that can be drawn; end it in .html"),
        ("--out page.txt", "“page.txt” names nothing that can be drawn; end it in .html"),
        ("--levels uniform", "--levels needs two or more different bots"),
        ("--judge deepblue", "no bot “deepblue” plays sealed"),
        ("--games 0", "Invalid value for '--games'"),
    ],
)
def test_what_cant_be_done_is_refused_in_a_line(packhouse: Command, words: str, line: str) -> None:
    assert refused(packhouse, "--games", TOYS, *FEW, *words.split()).startswith(line)


def test_alone_there_are_no_levels_to_compare(packhouse: Command) -> None:
    words = ("report", "rollers", "--bots", "uniform", "--seats", "1", "--levels", "uniform,casual")
    assert refused(packhouse, "--games", TOYS, *words).startswith("nobody meets anybody in a game for one")
