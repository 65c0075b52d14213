"""On a Ray cluster the games are the same, whoever is lost meanwhile; and nothing of it is left behind."""

from __future__ import annotations

import contextlib
import importlib
import os
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from packhouse.lab.cluster import LOOPBACK

from .conftest import TOYS, Command, write_game
from .mortal import MORTAL

files: Any = importlib.import_module("pyarrow.parquet")

MARK = "PACKHOUSE_TEST"
"""In the environment of all that a test starts."""

CLUSTER = """
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from ray.cluster_utils import Cluster

with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
    os.environ["RAY_TMPDIR"] = folder  # where it writes down its address, in a folder that it takes for granted
    Path(folder, "ray").mkdir()
    node = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100 << 20, "temp_dir": folder}
    cluster = Cluster(initialize_head=True, head_node_args=node | {"node_ip_address": "127.0.0.1"})
    print("at", cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()
"""
"""A cluster that is there until nobody needs it any more."""


SHY = """
from packhouse.bots.bot import Bot, Player
from packhouse.core.errors import BadSetup


class Shy(Bot):
    def choose(self, sight, budget, rng):
        raise BadSetup("shy", "ask {who} instead", who="somebody else")


PLAYERS = (Player("shy", Shy()),)
"""
"""A bot that refuses to play."""


@pytest.fixture(scope="module")
def marked() -> Iterator[dict[str, str]]:
    """The environment for what tests start, on the loopback alone; all that has it must end with the tests."""
    mark = uuid.uuid4().hex
    yield os.environ | {MARK: mark, LOOPBACK: "0"}
    end = time.monotonic() + 30
    while left := having(mark):
        assert time.monotonic() < end, f"left behind: {left}"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def cluster(marked: dict[str, str]) -> Iterator[str]:
    """The address of a cluster."""
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    words = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(words, text=True, env=marked, stdin=pipe, stdout=pipe, stderr=nowhere) as started:
        assert started.stdin and started.stdout
        yield next(line for line in started.stdout if line.startswith("at ")).split()[1]
        started.stdin.close()


def having(mark: str) -> list[str]:
    """Return the command lines of all processes with a mark."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append((folder / "cmdline").read_text())
    return found


def ran(environment: dict[str, str], *words: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "packhouse", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=120)
    return done.returncode, done.stdout, done.stderr


def rows(folder: Path) -> list[dict[str, Any]]:
    return list(files.read_table(folder).to_pylist())


def test_what_a_lost_worker_was_at_is_played_again(packhouse: Command, tmp_path: Path, marked: dict[str, str]) -> None:
    (write_game(tmp_path, "rollers") / "bot.py").write_text(MORTAL)
    mine = ("--games", TOYS, "--games", str(tmp_path), "simulate", "mine", "--seats", "mortal,mortal")
    words = (*mine, "--games", "40", "--seed", "3", "--json", "--jobs", "2", "--rows")
    with_ray = ran(marked, *words, str(tmp_path / "with"), "--ray", "local")
    assert (tmp_path / "mine" / "dead").exists()
    without = packhouse(*words, str(tmp_path / "without"))
    assert with_ray[:2] == (0, without.out)
    assert "A worker died" in with_ray[2], "Ray says so, where it is in nobody’s way"
    assert rows(tmp_path / "with") == rows(tmp_path / "without")


def test_a_tournament_is_the_same_on_a_cluster(packhouse: Command, marked: dict[str, str], cluster: str) -> None:
    words = ("--games", TOYS, "tournament", "nim", "--bots", "uniform,novice", "--games", "40", "--seed", "3", "--json")
    assert ran(marked, *words, "--ray", cluster) == packhouse(*words, "--jobs", "1")


@pytest.mark.parametrize(
    "words",
    [
        ("sweep", "nim", "--seats", "uniform,greedy", "--option", "most=1,2", "--games", "30"),
        ("fair", "packit", "--bot", "uniform", "--option", "board=triangle", "--option", "size=3", "--games", "20"),
        ("report", "nim", "--bots", "greedy", "--games", "20"),
    ],
    ids=["sweep", "fair", "report"],
)
def test_studies_are_the_same_on_a_cluster(
    packhouse: Command, marked: dict[str, str], cluster: str, words: tuple[str, ...]
) -> None:
    words = ("--games", TOYS, *words, "--seed", "3", "--json")
    code, out, _ = ran(marked, *words, "--ray", cluster)
    assert (code, out) == (0, packhouse(*words, "--jobs", "1").out)


def test_what_a_worker_refuses_is_told_in_a_line(tmp_path: Path, marked: dict[str, str], cluster: str) -> None:
    (write_game(tmp_path, "rollers") / "bot.py").write_text(SHY)
    mine = ("--games", TOYS, "--games", str(tmp_path), "simulate", "mine", "--seats", "shy,shy", "--games", "2")
    assert ran(marked, *mine, "--ray", cluster) == (2, "", "packhouse: ask somebody else instead\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--ray", "there"), "“there” isn’t a cluster; write --ray HOST:PORT, auto, or local for one here"),
        (("--ray", "127.0.0.1:1"), "no Ray cluster at 127.0.0.1:1 ("),
        (("--ray", "auto", "--jobs", "2"), "a cluster knows itself how many work there; leave --jobs out"),
    ],
)
def test_no_cluster_is_told_in_a_line(packhouse: Command, tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    folder = tmp_path / "rows"
    ran = packhouse("simulate", "packit", "--seats", "uniform,uniform", "--games", "2", *words, "--rows", str(folder))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"packhouse: {line}")
    assert ran.err.count("\n") == 1
    assert not folder.exists()


def test_without_ray_it_is_asked_for(packhouse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = packhouse("tournament", "packit", "--bots", "uniform,greedy", "--ray", "local")
    assert (ran.code, ran.err) == (
        2,
        "packhouse: this needs ray; in Packhouse’s folder, write make lab or pip install '.[ray]'\n",
    )
