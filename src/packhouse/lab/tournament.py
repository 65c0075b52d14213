"""Bots in pairs, each pair in both seats equally often, until enough is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations, pairwise

import msgspec

from ..core.game import Setup
from .arena import Series, tallies
from .measure import Share, share

BATCH = 20
"""Games between two looks at a pair, half of them in each seat."""


class Pairing(msgspec.Struct, frozen=True):
    """What is known of two bots so far: points and games of the second against the first."""

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


def _batch(setup: Setup, pairing: Pairing, half: int, workers: Executor) -> Pairing:
    both_ways = ((pairing.lower, pairing.higher), (pairing.higher, pairing.lower))
    work = [Series(setup, bots, pairing.games // 2 + number, 1) for number in range(half) for bots in both_ways]
    points, first = pairing.points, pairing.first_seat_wins
    for series, tally in tallies(work, workers):
        points += tally.wins[series.bots.index(pairing.higher)]
        first += tally.wins[0]
    return msgspec.structs.replace(pairing, points=points, games=pairing.games + 2 * half, first_seat_wins=first)
