"""Bots against bots: numbered games from one seed, on every core, always the same games."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from .. import games
from ..bots.bot import Player
from ..bots.processes import Processes
from ..core.game import Setup
from ..core.rng import KeyedRng
from ..games import players
from .played import Played, play

T = TypeVar("T")

CHUNKS_A_JOB, LARGEST_CHUNK = 20, 1000
"""Enough that progress shows and no process is left waiting; few enough that sending costs nothing."""


class Series(msgspec.Struct, frozen=True):
    """Numbered games of the same bots in the same seats; game n is the same whoever plays it, and when."""

    setup: Setup
    bots: tuple[str, ...]
    first: int
    games: int


def bots(game: str, names: Iterable[str]) -> list[Player]:
    """Return bots and programs by name, as they play and judge here: however slow the machine."""
    return [players.named(game, name, programs=True).unhurried() for name in names]


def played(series: Series) -> Iterator[Played]:
    """Play a series in this process, game by game."""
    game = games.load(series.setup)
    seated = bots(series.setup.game, series.bots)
    root = KeyedRng.from_seed(series.setup.seed)
    for number in range(series.first, series.first + series.games):
        chance = root.stream("game", number)
        yield play(game, msgspec.structs.replace(series.setup, seed=chance.seed()), seated, chance, number)


Digest: TypeAlias = Callable[[Iterator[Played]], T]
"""What becomes of a series in the process that plays it: sums, rows, or the games themselves (``list``)."""


def shared(work: Sequence[Series], workers: Executor, digest: Digest[T]) -> Iterator[tuple[Series, T]]:
    """Play many series at the same time, and yield what became of each as soon as it is done."""
    running: dict[Future[T], Series] = {workers.submit(_digested, series, digest): series for series in work}
    for future in as_completed(running):
        yield running.pop(future), future.result()  # what travelled is kept no longer than it is looked at


def _digested(series: Series, digest: Digest[T]) -> T:
    return digest(played(series))


@contextmanager
def pool(jobs: int) -> Iterator[Executor]:
    """Give worker processes that know the same game folders as this one, and drop their work when interrupted."""
    others = set(multiprocessing.active_children())
    workers = Processes(jobs, _begin, games.added())
    try:
        yield workers
    except BaseException:
        workers.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # what it is at could take minutes
        raise
    workers.shutdown()


def _begin(folders: list[str]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    learn(folders)


def _end_with_parent() -> None:
    """End when whoever waits for this process was killed: else it would wait for more work for ever."""
    parent = multiprocessing.parent_process()
    assert parent, "only other processes begin"
    parent.join()
    os._exit(1)


def learn(folders: Iterable[str]) -> None:
    """Look for games in these folders too, here in a process that plays for another."""
    for folder in folders:
        games.add(Path(folder))


def split(series: Series, jobs: int) -> list[Series]:
    """Cut a series into pieces that several processes share."""
    size = min(LARGEST_CHUNK, max(1, -(-series.games // (jobs * CHUNKS_A_JOB))))
    end = series.first + series.games
    return [piece(series, range(first, min(first + size, end))) for first in range(series.first, end, size)]


def piece(series: Series, numbers: range) -> Series:
    """Return only these of its games."""
    return msgspec.structs.replace(series, first=numbers.start, games=len(numbers))
