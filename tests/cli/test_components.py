"""``packhouse components``: a game’s file to start from, and what is to be said of one’s own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from packhouse.games.own_components import shipped_text

from .conftest import TOYS, Command
from .test_bad_input import refused

NIM = ("--games", TOYS, "components", "nim")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def test_it_prints_the_game_s_own_file(packhouse: Command) -> None:
    assert packhouse(*NIM).out == shipped_text("nim")


def test_a_game_without_a_box_says_so(packhouse: Command) -> None:
    line = refused(packhouse, "--games", TOYS, "components", "sealed")
    assert line == "Sealed Bids has nothing in its box that could be changed"


def test_what_differs_is_told(packhouse: Command, mine: Path) -> None:
    mine.write_text("heaps = [1, 1]")
    ran = packhouse(*NIM, "--check", str(mine))
    assert ran.code == 0
    assert all(words in ran.out for words in ("heaps", "[3, 4, 5]", "[1, 1]"))


def test_programs_are_told_in_one_line(packhouse: Command, mine: Path) -> None:
    mine.write_text("heaps = [1, 1]")
    found = msgspec.json.decode(packhouse(*NIM, "--check", str(mine), "--json").out)
    assert (len(found["box"]), found["more"]) == (64, 0)
    assert found["differs"] == [{"at": "heaps", "house": "[3, 4, 5]", "own": "[1, 1]"}]


def test_its_own_file_differs_in_nothing(packhouse: Command, mine: Path) -> None:
    own = (Path(TOYS) / "nim" / "components.toml").read_text("utf-8")
    mine.write_text(own, "utf-8-sig")  # as some editors save it
    assert packhouse(*NIM, "--check", str(mine)).out == "mine.toml is the game’s own box: nothing differs\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# Hm.\nheaps = [1, 10]", "mine.toml, line 2 (heaps, 2): that is too much; write 9 at most"),
        ("heaps = [", "mine.toml is not TOML: Invalid value (at end of document)"),
        ("heaps = []", "the game can’t be played with this box: ValueError: "),
    ],
)
def test_what_is_wrong_is_one_line(packhouse: Command, mine: Path, text: str, line: str) -> None:
    mine.write_text(text)
    assert refused(packhouse, *NIM, "--check", str(mine)).startswith(line)


def test_a_file_that_isn_t_there_is_named(packhouse: Command, mine: Path) -> None:
    assert refused(packhouse, *NIM, "--check", str(mine)).startswith(f"can’t read {mine}: No such file")
