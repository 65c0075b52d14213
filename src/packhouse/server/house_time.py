"""The house's time, which stands still while no server runs, so that nobody pays for down time."""

from __future__ import annotations

import time
from collections.abc import Callable

_EPOCH = time.time_ns() - time.monotonic_ns()


def wall_clock() -> int:
    """Return the time in milliseconds, unmoved by whoever sets the system's clock while the server runs."""
    return (_EPOCH + time.monotonic_ns()) // 1_000_000


class HouseTime:
    """Both times in milliseconds: ``now`` is the house's, ``wall`` everyone's."""

    def __init__(self, wall: Callable[[], int] = wall_clock) -> None:
        self._wall = wall
        self.down = 0
        """How long the house has been down in all."""

    @property
    def now(self) -> int:
        return self._wall() - self.down

    @property
    def wall(self) -> int:
        return self._wall()

    def seconds(self) -> float:
        """Return the wall clock's time in seconds, which limits go by."""
        return self._wall() / 1000

    def of_day(self, at: int) -> int:
        """Return when something was by the wall clock that was at ``at`` in the house's time."""
        return at + self.down
