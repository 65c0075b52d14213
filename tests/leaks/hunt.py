"""Matches of a game, checked one after the other: whatever leak is planted in it must show."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import islice, product
from pathlib import Path

from packhouse.core.game import Watcher
from tests.contract import Case
from tests.contract.cases import of

from .check import check

MATCHES = 8
"""In how many matches of each set-up a leak must show."""


def differs(case: Case, watcher: Watcher, folder: Path, turn: int) -> bool:
    """Check a match in a folder of its own."""
    here = folder / f"{case} {watcher} {turn}"
    here.mkdir()
    return asyncio.run(check(case, watcher, here, turn))


def some(game: str) -> Iterable[Case]:
    """Return every other set-up of a game."""
    return islice(of(game), 0, None, 2)


def hunt(cases: Iterable[Case], folder: Path) -> None:
    """Check matches until one raises Leak."""
    for turn, case in product(range(MATCHES), list(cases)):
        for watcher in case.watchers:
            differs(case, watcher, folder, turn)
