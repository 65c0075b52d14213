"""Rows of a simulation: the same figures as without, and a run that goes on where it was stopped."""

from __future__ import annotations

import contextlib
import importlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import TOYS, Command, write_game
from .mortal import MORTAL

files: Any = importlib.import_module("pyarrow.parquet")

LAB = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")

NIM = ("--games", TOYS, "simulate", "nim", "--seats", "uniform,uniform", "--json", "--jobs", "1")
ROLLERS = ("--games", TOYS, "simulate", "rollers", "--seats", "uniform", "--json", "--jobs", "1")

HELD = """
import time
from pathlib import Path

from packhouse.bots.bot import Player
from packhouse.bots.uniform import Uniform

HOLD = Path(__file__).with_name("hold")


class Held(Uniform):
    left = 60

    def choose(self, sight, budget, rng):
        Held.left -= 1
        while Held.left < 0 and HOLD.exists():
            time.sleep(0.01)
        return super().choose(sight, budget, rng)


PLAYERS = (Player("held", Held()),)
"""
"""A bot that makes sixty choices in a process, and thinks about the next for as long as there is a file ``hold``."""


def rows(folder: Path) -> list[dict[str, Any]]:
    return list(files.read_table(folder).to_pylist())


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def test_rows_change_nothing_that_is_printed(packhouse: Command, tmp_path: Path) -> None:
    words = (*NIM, "--games", "40", "--seed", "5")
    plain = packhouse(*words)
    assert packhouse(*words, "--rows", str(tmp_path / "rows")) == plain
    assert [row["number"] for row in rows(tmp_path / "rows")] == list(range(40))


def test_among_several_seats_have_wins_and_alone_goals(packhouse: Command) -> None:
    told = packhouse(*NIM, "--games", "4").out, packhouse(*ROLLERS, "--games", "4").out
    assert [('"wins":' in line, '"goals":' in line) for line in told] == [(True, False), (False, True)]


def test_alone_the_grades_come_from_the_rows(packhouse: Command, tmp_path: Path) -> None:
    words = (*ROLLERS, "--games", "300", "--seed", "1")
    assert packhouse(*words, "--rows", str(tmp_path / "rows")) == packhouse(*words)


def test_the_same_command_goes_on_and_says_so(packhouse: Command, tmp_path: Path) -> None:
    folder = tmp_path / "rows"
    words = (*NIM, "--rows", str(folder))
    packhouse(*words, "--games", "10")
    ran = packhouse(*words, "--games", "30")
    assert f"10 of 30 games are in {folder} already; the others are played now." in ran.err
    again = packhouse(*words, "--games", "30")
    assert f"30 of 30 games are in {folder} already; none is played again." in again.err
    assert again.out == ran.out
    assert len(rows(folder)) == 30


def test_records_are_kept_where_they_are_asked_for(packhouse: Command, tmp_path: Path) -> None:
    packhouse(*NIM, "--games", "2", "--rows", str(tmp_path / "rows"), "--records")
    file = tmp_path / "one.record"
    file.write_text(rows(tmp_path / "rows")[1]["record"], "utf-8")
    assert packhouse("--games", TOYS, "replay", str(file), "--verify").code == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--records",), "records are kept in rows; write --rows FOLDER too"),
        (("--rows", "{folder}", "--seed", "6"), '{folder} holds other games (seed: "5", not "6"); name a new folder'),
        (("--rows", "{folder}", "--records"), "{folder} holds other games (records: false, not true)"),
        (("--rows", "{folder}", "-o", "last=loses"), "{folder} holds other games (options: "),
        (("--rows", "/dev/null/rows"), "can’t write to /dev/null/rows: Not a directory; name another"),
    ],
)
def test_what_can_not_be_is_refused(packhouse: Command, tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    folder = tmp_path / "rows"
    packhouse(*NIM, "--games", "2", "--seed", "5", "--rows", str(folder))
    before = rows(folder)
    ran = packhouse(*NIM, "--games", "3", *(word.format(folder=folder) for word in words))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("packhouse: " + line.format(folder=folder))
    assert rows(folder) == before


def test_no_other_command_waits_for_its_library() -> None:
    code = "import sys, packhouse.cli, packhouse.server.app; print({'numpy', 'pyarrow', 'ray'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "set()\n"


def test_without_its_library_nothing_is_begun(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = packhouse(*NIM, "--games", "2", "--rows", str(tmp_path / "rows"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "packhouse: this needs pyarrow; in Packhouse’s folder, write make lab or pip install '.[lab]'\n"
    assert not (tmp_path / "rows").exists()


def test_the_examples_read_what_is_kept(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pandas")
    monkeypatch.chdir(tmp_path)
    for words in (("strong",), ("replayable", "--records")):
        packhouse(*NIM, "--games", "40", "--seed", "5", "--rows", *words)
    exec("\n".join(re.findall(r"```python\n(.*?)```", LAB, re.DOTALL)), {})
    assert "win_1" in capsys.readouterr().out
    assert packhouse("--games", TOYS, "replay", "seven.record", "--verify").code == 0


def test_a_process_that_is_killed_is_told_of_and_its_games_are_played_later(packhouse: Command, tmp_path: Path) -> None:
    (write_game(tmp_path, "rollers") / "bot.py").write_text(MORTAL)
    words = ("--games", TOYS, "--games", str(tmp_path), "simulate", "mine", "--seats", "mortal,mortal", "--games", "9")
    ran = packhouse(*words, "--jobs", "1", "--rows", str(tmp_path / "rows"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "packhouse: a process that played was killed; is there memory enough for so many?\n"
    assert packhouse(*words, "--jobs", "1", "--rows", str(tmp_path / "rows")).code == 0
    assert [row["number"] for row in rows(tmp_path / "rows")] == list(range(9))


@pytest.mark.parametrize(
    "words",
    [("sweep", "mine", "--seats", "mortal,mortal"), ("report", "mine", "--bots", "mortal", "--out", "mine.html")],
    ids=["sweep", "report"],
)
def test_a_process_that_is_killed_is_told_of_by_every_command(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    (write_game(tmp_path, "rollers") / "bot.py").write_text(MORTAL)
    monkeypatch.chdir(tmp_path)
    goal = ("--option", "goal=13,21") if words[0] == "sweep" else ()
    ran = packhouse("--games", TOYS, "--games", str(tmp_path), *words, *goal, "--games", "40", "--jobs", "1")
    assert ran.code == 2
    assert ran.err.endswith("packhouse: a process that played was killed; is there memory enough for so many?\n")


@contextlib.contextmanager
def simulation(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process group of its own; nothing of it outlives the test."""
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # what ran us may have told us to ignore Ctrl-C
    line = [sys.executable, "-m", "packhouse", *words]
    with subprocess.Popen(line, start_new_session=True, stderr=subprocess.PIPE, text=True) as run:
        signal.signal(signal.SIGINT, ours)
        try:
            yield run
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)


def somebody_is_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_interrupted_run_says_what_is_kept_and_that_it_goes_on(tmp_path: Path) -> None:
    game, folder = write_game(tmp_path, "rollers"), tmp_path / "kept"
    (game / "bot.py").write_text(HELD)
    (game / "hold").touch()
    words = ("--games", TOYS, "--games", str(tmp_path), "simulate", "mine", "--seats", "held,held", "--games", "60")
    with simulation(*words, "--rows", str(folder), "--jobs", "1") as run:
        until(lambda: len(list(folder.glob("part-*"))) > 2)
        os.killpg(run.pid, signal.SIGINT)
        _, told = run.communicate(timeout=60)
    assert f"{len(rows(folder))} games kept; the same command goes on.\n" in told
    assert run.returncode == 130


def test_a_killed_run_goes_on_to_the_same_rows(packhouse: Command, tmp_path: Path) -> None:
    game, broken, unbroken = write_game(tmp_path, "rollers"), tmp_path / "broken", tmp_path / "unbroken"
    (game / "bot.py").write_text(HELD)
    (game / "hold").touch()
    mine = ("--games", TOYS, "--games", str(tmp_path), "simulate", "mine", "--seats", "held,held")
    words = (*mine, "--games", "60", "--seed", "3", "--json")
    with simulation(*words, "--rows", str(broken), "--jobs", "2") as run:
        until(lambda: len(list(broken.glob("part-*"))) > 2)
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
        until(lambda: not somebody_is_left(run.pid))
    parts = {part.name: part.stat().st_ino for part in broken.glob("part-*")}
    (game / "hold").unlink()
    ran, whole = (packhouse(*words, "--rows", str(folder), "--jobs", "1") for folder in (broken, unbroken))
    there = re.search(r"(\d+) of 60 games are in", ran.err)
    assert there and int(there[1]) == len(parts)
    assert {part.name: part.stat().st_ino for part in broken.glob("part-*")}.items() >= parts.items()
    assert rows(broken) == rows(unbroken)
    assert ran.out == whole.out
