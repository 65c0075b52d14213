"""How a kernel is stopped in time: another thread sets a flag that it looks at."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kernel.types import Numbers


@contextmanager
def stopped_after(seconds: float | None, facts: Numbers, flag: int) -> Iterator[None]:
    """Set ``facts[flag]`` once the seconds are over. A kernel runs without the interpreter's lock.

    Without an end no thread is started: for a bot that looks at a few positions, that takes as long as its search.
    """
    if seconds is None or seconds == math.inf:
        yield
        return
    clock = Timer(seconds, facts.__setitem__, (flag, 1))
    clock.start()
    try:
        yield
    finally:
        clock.cancel()
