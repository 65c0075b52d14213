"""Programs play in every command where bots do, and none is left behind, however a command ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from packhouse.bots.programs import alive
from tests.bots.programs import PATIENCE, all_gone, heard, is_there, pids, program

from .conftest import TOYS, Command
from .test_commands import last_line

NIM = ("--games", TOYS)


@pytest.fixture(autouse=True)
def nobody_left(tmp_path: Path) -> Iterator[None]:
    yield
    alive.end_all()
    assert all_gone(tmp_path)


def test_a_tournament_names_programs_for_short_and_to_programs_in_full(packhouse: Command, tmp_path: Path) -> None:
    path = program(tmp_path, name="mybot")
    words = ("tournament", "nim", "--bots", f"uniform,{path}", "--games", "8", "--seed", "3", "--jobs", "2", "--json")
    ran = packhouse(*NIM, *words)
    assert ran.code == 0
    assert "mybot" in ran.err and path not in ran.err
    assert last_line(ran.out)["pairs"][0]["bot"] == path
    assert all_gone(tmp_path)


def test_a_program_plays_game_after_game(packhouse: Command, tmp_path: Path) -> None:
    words = f"simulate nim --seats {program(tmp_path)},uniform --games 50 --jobs 1 --seed 1"
    assert packhouse(*NIM, *words.split()).code == 0
    assert sum(line.startswith("go ") for line in heard(tmp_path)) > 50
    assert len(pids(tmp_path)) == 1
    assert all_gone(tmp_path)


def test_a_program_that_will_not_leave_is_ended_when_the_games_are_over(packhouse: Command, tmp_path: Path) -> None:
    path = program(tmp_path, first="trap 'exec sleep 1000' EXIT")
    assert packhouse(*NIM, *f"simulate nim --seats {path},uniform --games 2 --jobs 1".split()).code == 0
    assert all_gone(tmp_path)


def test_the_same_seed_gives_a_program_the_same_luck_on_any_number_of_jobs(packhouse: Command, tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        folder.mkdir()
        words = f"simulate nim --seats {program(folder)},uniform --games 10 --jobs {jobs} --seed 1"
        assert packhouse(*NIM, *words.split()).code == 0
        told.append(sorted(line for line in heard(folder) if line.startswith(("go ", "position "))))
    assert told[0] == told[1]


def test_screen_and_record_name_a_program_for_short(packhouse: Command, tmp_path: Path) -> None:
    path, record = program(tmp_path, name="[b]"), tmp_path / "game.record"
    ran = packhouse(*NIM, *f"play nim --seats {path},{path} --record {record}".split())
    assert (ran.code, ran.err) == (0, "")
    assert "([b])" in ran.out
    assert 'player 1: "[b]"' in record.read_text("utf-8")


@pytest.mark.parametrize("command", ["simulate nim --seats uniform,{}", "tournament nim --bots uniform,{} --games 8"])
def test_a_program_that_fails_ends_the_command_with_one_line(packhouse: Command, tmp_path: Path, command: str) -> None:
    path = program(tmp_path, asked="echo best of all")
    ran = packhouse(*NIM, *command.format(path).split(), "--jobs", "2")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert f"{path} answered “best of all”, which isn’t possible now" in ran.err
    assert all_gone(tmp_path)


@pytest.mark.parametrize("command", ["simulate nim --jobs 2 --seats", "play nim --seats"])
def test_an_interrupted_command_leaves_no_program_behind(tmp_path: Path, command: str) -> None:
    """This one doesn't listen: it neither hears that it shall leave nor that its input ends."""
    path = program(tmp_path, asked="exec sleep 1000")
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # what ran us may have told us to ignore Ctrl-C
    with subprocess.Popen(
        [sys.executable, "-m", "packhouse", *NIM, *command.split(), f"{path},{path}"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as run:  # fmt: skip
        signal.signal(signal.SIGINT, ours)
        end = time.monotonic() + PATIENCE
        while not asked(tmp_path) and time.monotonic() < end:
            time.sleep(0.02)
        assert any(map(is_there, pids(tmp_path)))
        os.killpg(run.pid, signal.SIGINT)
        _, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "Traceback" not in err
    assert all_gone(tmp_path)


def asked(folder: Path) -> bool:
    return (folder / "heard").exists() and any(line.startswith("go ") for line in heard(folder))


def test_a_report_asks_programs_who_is_ahead(packhouse: Command, tmp_path: Path) -> None:
    path = program(tmp_path, asked='echo info lead 3; echo "best $first"')
    words = f"report sealed --bots uniform --judge {path} --games 3 --jobs 1 --seed 1 --json"
    ran = packhouse(*NIM, *words.split())
    assert ran.code == 0
    assert last_line(ran.out)["basis"] == "judgement"


def test_a_report_of_a_program_that_names_no_lead_goes_by_the_points(packhouse: Command, tmp_path: Path) -> None:
    ran = packhouse(*NIM, *f"report sealed --bots {program(tmp_path)} --games 2 --jobs 1 --seed 1 --json".split())
    assert ran.code == 0
    assert last_line(ran.out)["basis"] == "points"
