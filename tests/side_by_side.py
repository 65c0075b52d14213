"""Tests in several processes side by side: how many there are, and what is done once before they start."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import chain, groupby, islice
from multiprocessing import get_context
from pathlib import Path

import pytest

from packhouse import games
from packhouse.games import parts, players
from web import build, npm

WAITING = 2
"""Processes more than there are cores: tests often wait, for a browser, a clock or a server that starts."""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    return cores() + WAITING


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every process begin with its share of what waits for a browser: at the end, one would have it all to itself.

    Each is given as many tests as any other, one after the other, and takes from others' last ones when it is done.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    shares: list[list[pytest.Item]] = [[] for _ in range(processes)]
    files = groupby(filter(waits_for_a_browser, items), key=lambda item: item.path)
    for tests in sorted((list(tests) for _, tests in files), key=len, reverse=True):
        min(shares, key=len).extend(tests)
    rest = iter([item for item in items if not waits_for_a_browser(item)])
    for number, share in enumerate(shares):
        whole = len(items) * (number + 1) // processes - len(items) * number // processes
        share.extend(islice(rest, max(0, whole - len(share))))
    items[:] = [*chain.from_iterable(shares), *rest]


def waits_for_a_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


def pytest_sessionstart(session: pytest.Session) -> None:
    """Build the page and compile each kernel, once: all processes begin alike, and each would do it for itself."""
    if session.config.getoption("numprocesses", None):
        with suppress(npm.PageError):  # tests of the page are skipped then, and say why
            build.build()
        own = [game for game in games.names() if games.has_part(game, parts.Bots)]
        with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
            for _ in pool.map(warm, own, [games.added()] * len(own)):
                pass  # what failed there is raised here


def warm(game: str, folders: list[str]) -> None:
    """Warm the bots of a game, as a table does before they play."""
    for folder in folders:
        games.add(Path(folder))
    rules = games.load(games.setup(game, games.kind(game).seats[0], seed=0))
    for player in players.offered(game).values():
        player.bot.warm(rules)
