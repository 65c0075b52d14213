"""Processes for work that takes time: an interruption is for whoever waits for them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Processes(ProcessPoolExecutor):
    """Fresh processes that never hear Ctrl-C, not even while they start."""

    def __init__(self, number: int, begin: Callable[..., None], *given: Any) -> None:
        context = multiprocessing.get_context("spawn")  # forking a process that has threads can hang the child
        super().__init__(number, context, initializer=begin, initargs=given)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _deaf():  # it starts another process where none is idle
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _deaf() -> Iterator[None]:
    """Let interruptions wait; what is started meanwhile never hears them, since it inherits what is blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
