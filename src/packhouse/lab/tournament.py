"""Bots in pairs that share a table of any size, each as often in every seat, until enough is known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations, pairwise

import msgspec

from ..core.game import Outcome, Setup
from .arena import Series, shared
from .intervals import Share, share
from .played import Played
from .spread import Spread
from .tally import wins

BATCH = 20
"""Games between two looks at a pair that may stop early, half of them with swapped seats."""


class Pairing(msgspec.Struct, frozen=True):
    """What is known of two bots so far: what the second scored against the first."""

    lower: str
    higher: str
    seats: int = 2
    deals: Spread = msgspec.field(default_factory=Spread)
    """Its score in each deal, from 0 to 1: the mean of a game and of the same with swapped seats."""
    first_seat: Spread = msgspec.field(default_factory=Spread)
    """What the first seat won in each game, whoever had it."""
    looks: int = 1
    settled: bool = False

    @property
    def games(self) -> int:
        return 2 * self.deals.count

    @property
    def points(self) -> float:
        return 2 * self.deals.sum

    @property
    def worth(self) -> float:
        """How many games that are won or lost would tell as much.

        Two play such games. At larger tables all that is compared in a game hangs together, and so do both games of a
        deal: only deals are independent, and how far they differ says what they tell. One won and one lost deal are
        thought beside them, so that a few which happen to be alike don't seem to tell everything.
        """
        if self.seats == 2:
            return self.games
        beside = Spread.of([0, 1])
        beside.merge(self.deals)
        return self.deals.count * beside.mean * (1 - beside.mean) / beside.deviation**2

    @property
    def score(self) -> Share:
        """The second bot's share; where a pair may stop early, wide enough for having been looked at so often."""
        return share(self.deals.mean * self.worth, self.worth, self.looks)


def pairs(bots: Sequence[str], seats: int = 2, *, ladder: bool) -> list[Pairing]:
    """Return each two bots, or with ``ladder`` only the neighbours in the list."""
    return [Pairing(lower, higher, seats) for lower, higher in (pairwise(bots) if ladder else combinations(bots, 2))]


def run(
    setup: Setup,
    pairing: Pairing,
    games: int,
    workers: Executor,
    target: float | None,
    tick: Callable[[int], object] = lambda games: None,
) -> Iterator[Pairing]:
    """Play an even number of games, and yield what is known then; ``tick`` is told how many were played.

    With a ``target`` it looks after every batch, and stops as soon as the second bot's score is clearly above or below
    it: the interval is wide enough to be looked at so often. Without one nobody waits for the slowest of a batch.
    """
    batch = games if target is None else BATCH
    if target is not None:
        pairing = msgspec.structs.replace(pairing, looks=-(-games // BATCH))
    while pairing.games < games and not pairing.settled:
        half = min(batch, games - pairing.games) // 2
        pairing = _batch(setup, pairing, half, workers, tick)
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


def _batch(setup: Setup, pairing: Pairing, half: int, workers: Executor, tick: Callable[[int], object]) -> Pairing:
    """Play so many deals more, each in one seating and in its opposite."""
    ways, done = seatings(pairing.lower, pairing.higher, setup.seats), pairing.deals.count
    work = [Series(setup, bots, deal, 1) for deal in range(done, done + half) for bots in ways[deal % len(ways)]]
    scores, first = defaultdict[int, float](float), Spread()
    for series, outcome in shared(work, workers, _outcome):
        scores[series.first] += above(series.bots, pairing.higher, outcome.ranks) / 2
        first.add(wins(outcome)[0])
        tick(series.games)
    deals = Spread.of(scores.values())
    deals.merge(pairing.deals)
    first.merge(pairing.first_seat)
    return msgspec.structs.replace(pairing, deals=deals, first_seat=first)


def _outcome(games: Iterator[Played]) -> Outcome:
    (played,) = games
    return played.outcome
