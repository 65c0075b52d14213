"""Matches of a game, checked one after the other: whatever leak is planted in it must show."""

from __future__ import annotations

import asyncio
from itertools import product
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


def hunt(game: str, folder: Path) -> None:
    """Check matches until one raises Leak."""
    for turn, case in product(range(MATCHES), list(of(game))[::2]):
        for watcher in case.watchers:
            differs(case, watcher, folder, turn)
