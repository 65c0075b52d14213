"""The programs that this process has started, which end with it, however it ends."""

from __future__ import annotations

import atexit
import functools
import os
import signal
import threading
import time
from types import FrameType
from typing import Protocol

LEAVING = 1.0
"""Seconds that all of them have to leave by themselves."""


class Program(Protocol):
    def quit(self) -> None:
        """Ask it to leave."""

    def end(self, until: float) -> None:
        """Wait until then for it to leave, and leave nothing of it behind."""


_alive: set[Program] = set()


def add(program: Program) -> None:
    _see_to_the_end()
    _alive.add(program)


def discard(program: Program) -> None:
    _alive.discard(program)


def end_all(seconds: float = LEAVING) -> None:
    """Let all leave at the same time."""
    leaving, end = list(_alive), time.monotonic() + seconds
    for program in leaving:
        program.quit()
    for program in leaving:
        program.end(end)


@functools.cache
def _see_to_the_end() -> None:
    """Leave none behind when this process ends or is told to: the lab tells its workers so when it is interrupted."""
    atexit.register(end_all)
    is_main = threading.current_thread() is threading.main_thread()
    if is_main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _end)


def _end(number: int, frame: FrameType | None) -> None:
    end_all(0.0)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
