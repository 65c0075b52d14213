"""How evenly the machine itself runs: a process beside the load that does the same small piece of work all the time.

A machine shared with others stands almost still now and then, and every latency measured on it with it. A piece counts
as slow by the processor's time it took: a witness that merely waited, because the load had the processors, saw nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import statistics
import subprocess
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

PIECE = 500
PAUSE = 0.004
SLOW = 3.0
"""A piece of work is slow if it takes so many times as long as the usual one."""
NEAR = 0.010
"""Seconds around a slow piece in which the machine isn't trusted either."""

Stretch: TypeAlias = tuple[float, float]
"""From when to when, by ``time.perf_counter``, which the processes of a machine share."""


@contextlib.contextmanager
def witness() -> Iterator[list[Stretch]]:
    """Give a list that has, afterwards, the stretches in which the machine was slow."""
    slow: list[Stretch] = []
    with subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield slow
        finally:
            said, _ = process.communicate()
    slow += merged(json.loads(said))


def merged(stretches: list[Stretch]) -> list[Stretch]:
    """Return them with what is near to each, in order and none overlapping."""
    found: list[Stretch] = []
    for began, ended in sorted(stretches):
        start = began - NEAR
        if found and start <= found[-1][1]:
            start, _ = found.pop()
        found.append((start, ended + NEAR))
    return found


def is_even(slow: list[Stretch], began: float, ended: float) -> bool:
    """Say whether no slow stretch touches this one."""
    first = bisect_left(slow, began, key=lambda stretch: stretch[1])
    return first == len(slow) or slow[first][0] > ended


def flushes(folder: Path, seconds: float = 4.0) -> list[float]:
    """Return how long the disk takes for one small write after the other, while nothing else is asked of it."""
    waits, end = [], time.perf_counter() + seconds
    with (folder / "flushed").open("wb", buffering=0) as file:
        while (began := time.perf_counter()) < end:
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            waits.append(time.perf_counter() - began)
            time.sleep(PAUSE)
    return waits


def look() -> list[Stretch]:
    """Work and rest until someone closes the standard input; return the slow pieces."""
    pieces: list[tuple[float, float, float]] = []
    while not select.select([sys.stdin], [], [], PAUSE)[0]:
        began, used = time.perf_counter(), time.thread_time()
        sum(range(PIECE))
        pieces.append((time.thread_time() - used, began, time.perf_counter()))
    usual = statistics.median(used for used, _, _ in pieces)
    return [(began, ended) for used, began, ended in pieces if used > SLOW * usual]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(look()))
