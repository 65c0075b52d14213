"""Ctrl-C ends long work at once, with its exit code and with every process it started."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

LONG = ["simulate", "packit", "--seats", "expert,expert", "--games", "100000", "--jobs", "2"]


@pytest.fixture
def simulation() -> Iterator[subprocess.Popen[str]]:
    """A long simulation in a process group of its own; nothing of it outlives the test."""
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # what ran us may have told us to ignore Ctrl-C
    words = [sys.executable, "-m", "packhouse", *LONG]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
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


@pytest.mark.parametrize("times", [1, 3])
def test_an_interrupted_simulation_leaves_nobody_behind(simulation: subprocess.Popen[str], times: int) -> None:
    time.sleep(3)  # long enough for the workers to be at it; if they are not yet, the test still holds
    for _ in range(times):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(simulation.pid, signal.SIGINT)
        time.sleep(0.2)
    out, err = simulation.communicate(timeout=60)
    assert simulation.returncode == 130
    assert "Traceback" not in err
    assert out == ""
    waited = 0
    while somebody_is_left(simulation.pid) and waited < 100:
        time.sleep(0.1)
        waited += 1
    assert waited < 100, "a worker was left behind"
