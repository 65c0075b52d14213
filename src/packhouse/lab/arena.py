"""Bots against bots: one game, or thousands from one seed on every core, always the same games."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from .. import games
from ..bots.bot import Player, Sight
from ..core.game import AnyGame, Outcome, Seat, Setup
from ..core.rng import KeyedRng, QuickRng, Rng, Seed
from ..games import players
from .race import Race

CHUNKS_A_JOB, LARGEST_CHUNK = 20, 1000
"""Enough that progress shows and no process is left waiting; few enough that sending costs nothing."""


class Tally(msgspec.Struct):
    """What some games added up to, seat by seat. Who shares a win shares the point."""

    seats: int
    games: int = 0
    plays: int = 0
    wins: list[float] = []
    scores: list[float] = []
    reasons: dict[str, int] = {}

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.scores = self.scores or [0.0] * self.seats

    def add(self, outcome: Outcome, plays: int) -> None:
        self.games += 1
        self.plays += plays
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        self.reasons[outcome.reason.code] = self.reasons.get(outcome.reason.code, 0) + 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.plays += other.plays
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.reasons = dict(Counter(self.reasons) + Counter(other.reasons))


class Series(msgspec.Struct, frozen=True):
    """Numbered games of the same bots in the same seats; game n is the same whoever plays it, and when."""

    setup: Setup
    bots: tuple[str, ...]
    first: int
    games: int


def play(game: AnyGame, seed: Seed, seated: Sequence[Player], chance: KeyedRng) -> tuple[Outcome, int]:
    """Play one game of bots; return how it ended and after how many plays."""
    state = game.start(len(seated), seed)
    luck = [QuickRng(chance.seed()) for _ in seated]
    race = Race(game, seated, luck, chance) if game.live else None
    plays = 0
    while (outcome := game.outcome(state)) is None:
        seat, action = race.next(state) if race else _by_lot(game, state, seated, luck, chance)
        game.apply(state, seat, action)
        plays += 1
    return outcome, plays


def _by_lot(game: AnyGame, state: Any, seated: Sequence[Player], luck: Sequence[Rng], chance: Rng) -> tuple[Seat, Any]:
    """Return who acts next, and how; where several may, it makes no difference who comes first."""
    active = game.active(state)
    seat = next(iter(active)) if len(active) == 1 else chance.choose(sorted(active))
    return seat, seated[seat].choose(Sight(game, state, seat), luck[seat])


def tally(series: Series) -> Tally:
    """Play a series in this process."""
    game = games.load(series.setup)
    seated = [players.named(series.setup.game, bot) for bot in series.bots]
    root, total = KeyedRng.from_seed(series.setup.seed), Tally(len(seated))
    for number in range(series.first, series.first + series.games):
        chance = root.stream("game", number)
        total.add(*play(game, chance.seed(), seated, chance))
    return total


def tallies(work: Sequence[Series], workers: Executor) -> Iterator[tuple[Series, Tally]]:
    """Play many series at the same time, and yield each when it is done."""
    running: dict[Future[Tally], Series] = {workers.submit(tally, series): series for series in work}
    for future in as_completed(running):
        yield running[future], future.result()


@contextmanager
def pool(jobs: int) -> Iterator[Executor]:
    """Give worker processes that know the same game folders as this one, and drop their work when interrupted."""
    context = multiprocessing.get_context("spawn")  # forking a process that has threads can hang the child
    others = set(multiprocessing.active_children())
    workers = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(list(games.__path__),))
    try:
        yield workers
    except BaseException:
        workers.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # what it is at could take minutes
        raise
    workers.shutdown()


def _begin(folders: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who waits for the work is told, and stops it
    for folder in folders:
        games.add(Path(folder))


def split(series: Series, jobs: int) -> list[Series]:
    """Cut a series into pieces that several processes share."""
    size = min(LARGEST_CHUNK, max(1, -(-series.games // (jobs * CHUNKS_A_JOB))))
    end = series.first + series.games
    return [
        msgspec.structs.replace(series, first=first, games=min(size, end - first))
        for first in range(series.first, end, size)
    ]
