"""Sharing what is scarce: whoever has had least of it is next, by address and there by person.

Start-time fair queueing, nested: each share counts the time that its work took, and one that comes new, or comes back,
begins where those are who wait. So who asks for little waits for about one piece of work, whatever others ask for.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import NamedTuple, TypeAlias

Path: TypeAlias = tuple[str, ...]
"""To a share, from the largest that it is a part of."""

MOST_SHARES = 2000
"""How many are remembered, beside those that someone waits with."""


class Asker(NamedTuple):
    """Who asks for something scarce: a person, and where they are; queues take that as widely as one holder has it."""

    address: str = ""
    person: str = ""


NOBODY = Asker()


class Shares:
    """What everyone has had."""

    def __init__(self) -> None:
        self._had: dict[Path, float] = {}
        """Seconds of work, and what was counted for the time when nothing was asked for."""
        self._begun: dict[Path, float] = {}
        """What the part of a share that was last to begin had had by then: nobody who comes new has had less."""

    def __len__(self) -> int:
        return len(self._had)

    def had(self, path: Path) -> list[float]:
        """Return what each share on the path has had: the less, the sooner it is their turn."""
        return [self._had[part] for part in parts(path)]

    def come(self, path: Path, waiting: Iterable[Path]) -> None:
        """Let someone wait: for what a share didn't ask for while nobody waited with it, it can't ask now."""
        awaited = {part for other in waiting for part in parts(other)}
        self._forget_some(awaited)
        for part in parts(path):
            if part not in awaited:
                self._had[part] = max(self._had.get(part, 0.0), self._begun.get(part[:-1], 0.0))

    def begin(self, path: Path) -> None:
        for part in parts(path):
            self._begun[part[:-1]] = max(self._begun.get(part[:-1], 0.0), self._had.get(part, 0.0))

    def count(self, path: Path, seconds: float, weight: float) -> None:
        """Count what was had; for the largest share ``weight`` times as much."""
        for part in parts(path):
            self._had[part] = self._had.get(part, 0.0) + seconds * (weight if len(part) == 1 else 1.0)

    def forget(self) -> None:
        """Forget all: nobody waits, so nobody has had more than others."""
        self._had.clear()
        self._begun.clear()

    def _forget_some(self, awaited: set[Path]) -> None:
        if len(self._had) - len(awaited) > MOST_SHARES:
            self._had = {path: had for path, had in self._had.items() if path in awaited}
            self._begun = {path: begun for path, begun in self._begun.items() if not path or path in awaited}


def parts(path: Path) -> Iterable[Path]:
    """Give each share on the path, the largest first."""
    return accumulate((part,) for part in path)
