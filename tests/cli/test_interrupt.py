"""Ctrl-C ends long work at once, with its exit code and with every process it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

LONG = ["simulate", "packit", "--seats", "expert,expert", "--games", "100000"]


def someone_is_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("times", [1, 3])
def test_an_interrupted_simulation_leaves_nobody_behind(times: int) -> None:
    words = [sys.executable, "-m", "packhouse", *LONG, "--jobs", "2"]
    run = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    time.sleep(3)  # long enough for the workers to be at it; if they are not yet, the test still holds
    for _ in range(times):
        os.killpg(run.pid, signal.SIGINT)
        time.sleep(0.2)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in err
    assert out == ""
    for _ in range(100):
        if not someone_is_left(run.pid):
            return
        time.sleep(0.1)
    os.killpg(run.pid, signal.SIGKILL)
    raise AssertionError("a worker was left behind")
