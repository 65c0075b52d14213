"""Bots in pairs that share a table of any size, each as often in every seat, until enough is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations, pairwise

import msgspec

from ..core.game import Setup
from .arena import Series, shared
from .measure import Share, share
from .played import Played

BATCH = 20
"""Games between two looks at a pair, half of them with swapped seats."""


class Pairing(msgspec.Struct, frozen=True):
    """What is known of two bots so far: points and games of the second against the first.

    A game's point is shared by how often seats of the one ended above seats of the other. What happens at one table
    hangs together, so that a game counts once in the interval, however many seats are compared in it.
    """

    lower: str
    higher: str
    points: float = 0.0
    games: int = 0
    first_seat_wins: float = 0.0
    looks: int = 1
    settled: bool = False

    @property
    def score(self) -> Share:
        """The second bot's share; where a pair may stop early, wide enough for having been looked at so often."""
        return share(self.points, self.games, self.looks)


def pairs(bots: Sequence[str], *, ladder: bool) -> list[Pairing]:
    """Return each two bots, or with ``ladder`` only the neighbours in the list."""
    return [Pairing(lower, higher) for lower, higher in (pairwise(bots) if ladder else combinations(bots, 2))]


def run(setup: Setup, pairing: Pairing, games: int, workers: Executor, target: float | None) -> Iterator[Pairing]:
    """Play an even number of games batch by batch, and yield what is known after each.

    With a ``target`` it stops as soon as the second bot's score is clearly above or below it: an interval wide enough
    to be looked at after every batch.
    """
    if target is not None:
        pairing = msgspec.structs.replace(pairing, looks=-(-games // BATCH))
    while pairing.games < games and not pairing.settled:
        half = min(BATCH, games - pairing.games) // 2
        pairing = _batch(setup, pairing, half, workers)
        if target is not None:
            clear = pairing.score.low > target or pairing.score.high < target
            pairing = msgspec.structs.replace(pairing, settled=clear)
        yield pairing


def seatings(lower: str, higher: str, seats: int) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return every way in which two bots share the seats as evenly as can be, each with its opposite, bots swapped."""
    ways = [set(way) for way in combinations(range(seats), seats // 2)]
    if seats % 2 == 0:
        ways = [way for way in ways if 0 not in way]  # the others are their opposites
    return [
        (
            tuple(higher if seat in way else lower for seat in range(seats)),
            tuple(lower if seat in way else higher for seat in range(seats)),
        )
        for way in ways
    ]


def above(bots: Sequence[str], bot: str, ranks: Sequence[int]) -> float:
    """Return how large a part of all comparisons with other bots' seats this bot's seats won; a tie is half of one."""
    ours = [rank for one, rank in zip(bots, ranks, strict=True) if one == bot]
    theirs = [rank for one, rank in zip(bots, ranks, strict=True) if one != bot]
    return sum((one < other) + (one == other) / 2 for one in ours for other in theirs) / (len(ours) * len(theirs))


def _batch(setup: Setup, pairing: Pairing, half: int, workers: Executor) -> Pairing:
    """Play so many deals, each in one seating and in its opposite."""
    ways, done = seatings(pairing.lower, pairing.higher, setup.seats), pairing.games // 2
    work = [Series(setup, bots, deal, 1) for deal in range(done, done + half) for bots in ways[deal % len(ways)]]
    points, first = pairing.points, pairing.first_seat_wins
    for series, ranks in sorted(shared(work, workers, _ranks), key=_place):
        points += above(series.bots, pairing.higher, ranks)
        first += (ranks[0] == 1) / ranks.count(1)
    return msgspec.structs.replace(pairing, points=points, games=pairing.games + 2 * half, first_seat_wins=first)


def _place(found: tuple[Series, tuple[int, ...]]) -> tuple[int, tuple[str, ...]]:
    """Put games in order, whoever was done first: a sum of thirds depends on it."""
    series, _ = found
    return series.first, series.bots


def _ranks(games: Iterator[Played]) -> tuple[int, ...]:
    (played,) = games
    return played.outcome.ranks
