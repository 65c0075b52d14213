"""``packhouse analyse``: the coach in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from .conftest import TOYS, Command


@pytest.fixture
def finished(packhouse: Command, tmp_path: Path) -> Path:
    file = tmp_path / "bids.record"
    words = ["play", "sealed", "--seats", "uniform,uniform", "--option", "hand=2", "--seed", "3"]
    assert packhouse("--games", TOYS, *words, "--record", str(file)).code == 0
    return file


def analysed(packhouse: Command, file: Path, *words: str) -> Any:
    return packhouse("--games", TOYS, "analyse", str(file), *words)


def test_it_tells_of_each_player(packhouse: Command, finished: Path) -> None:
    out = analysed(packhouse, finished).out
    assert "Sealed Bids" in out
    assert "Expected lead: " in out
    assert "Luck brought" in out or "Bad luck cost" in out
    assert out.count("Own slips cost") == 2


def test_it_says_the_same_each_time(packhouse: Command, finished: Path) -> None:
    assert analysed(packhouse, finished).out == analysed(packhouse, finished).out


def test_programs_get_all_of_it(packhouse: Command, finished: Path) -> None:
    told = msgspec.json.decode(analysed(packhouse, finished, "--json").out)
    assert len(told["weighed"]) == 4
    assert {"slips", "swings", "accounts", "chance", "paces"} <= told.keys()


def test_a_game_that_isnt_over_is_refused_in_a_line(packhouse: Command, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join([*(line for line in lines if not line.startswith(("3. ", "4. ", "result"))), ""]))
    ran = analysed(packhouse, finished)
    assert ran.code == 2
    assert ran.err.splitlines() == ["packhouse: the game isn’t over yet; ask again when it is"]


def test_a_file_that_isnt_there_is_refused_in_a_line(packhouse: Command) -> None:
    ran = analysed(packhouse, Path("nowhere.record"))
    assert (ran.code, ran.err) == (2, "packhouse: can’t read nowhere.record: No such file or directory\n")
