"""The same numbered deals played in several ways, until it is certain which ways differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor

import msgspec

from ..core.game import Seat
from .arena import Series, shared, split
from .intervals import Share, share
from .paired import Apart, games_to_go, scores_apart, wins_apart
from .played import Played
from .spread import Spread
from .tally import wins
from .ways import Way

FIRST_LOOK = 50
"""Deals before anything is looked at; between two looks their number doubles, so that there are few looks."""


class Result(msgspec.Struct, frozen=True):
    """What a game gave each seat; whoever shares a win shares the point, and alone a win is a goal that was reached."""

    number: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    plays: int


class Known(msgspec.Struct, frozen=True):
    """What is known so far. The first way is the one that the others are held against."""

    results: tuple[tuple[Result, ...], ...]
    """Way by way; those of one number are the same deal."""
    most: int
    """How many deals may be played."""
    looks: int = 1
    target: float = 0.0
    """The smallest difference in wins that matters."""

    @property
    def games(self) -> int:
        return len(self.results[0])

    @property
    def is_early(self) -> bool:
        """Say whether it stopped before all games were played."""
        return self.games < self.most

    @property
    def seats(self) -> range:
        return range(len(self.results[0][0].wins))

    @property
    def tries(self) -> int:
        """How many intervals of differences in wins shall hold together; of two seats, one's tell the other's."""
        return self._differences * (1 if len(self.seats) == 2 else len(self.seats))

    @property
    def tries_in_points(self) -> int:
        """How many intervals of differences in points shall: those of one seat tell nothing of the other's."""
        return self._differences * len(self.seats)

    @property
    def _differences(self) -> int:
        return self.looks * (len(self.results) - 1)

    def wins(self, way: int, seat: Seat) -> Share:
        won = Spread.of(result.wins[seat] for result in self.results[way])
        return share(won.sum, won.count, self.looks)

    def scores(self, way: int, seat: Seat) -> Spread:
        return Spread.of(result.scores[seat] for result in self.results[way])

    def plays(self, way: int) -> Spread:
        return Spread.of(result.plays for result in self.results[way])

    def is_alike(self, way: int) -> bool:
        """Say whether every deal went as in the first way."""
        return self.results[way] == self.results[0]

    def wins_apart(self, way: int, seat: Seat) -> Apart:
        return wins_apart(self._more_wins(way, seat), self.tries)

    def scores_apart(self, way: int, seat: Seat) -> Apart:
        pairs = zip(self.results[0], self.results[way], strict=True)
        return scores_apart(
            Spread.of(then.scores[seat] - now.scores[seat] for now, then in pairs), self.tries_in_points
        )

    def games_to_go(self, way: int, seat: Seat) -> int | None:
        """Return about how many more deals would make this difference in wins certain; 0: it is."""
        if self.wins_apart(way, seat).is_certain(self.target):
            return 0
        return games_to_go(self._more_wins(way, seat), self.tries, self.target)

    @property
    def is_certain(self) -> bool:
        others = range(1, len(self.results))
        return all(self.wins_apart(way, seat).is_certain(self.target) for way in others for seat in self.seats)

    def _more_wins(self, way: int, seat: Seat) -> Spread:
        pairs = zip(self.results[0], self.results[way], strict=True)
        return Spread.of(then.wins[seat] - now.wins[seat] for now, then in pairs)


def looks(games: int) -> list[int]:
    """Return after how many deals to look, the last time when all are played."""
    found = [games]
    while found[0] // 2 >= FIRST_LOOK:
        found.insert(0, found[0] // 2)
    return found


def run(
    ways: Sequence[Way],
    bots: Sequence[str],
    games: int,
    workers: Executor,
    jobs: int,
    target: float | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> Iterator[Known]:
    """Play so many deals in each way, and yield what is known at each look; ``tick`` is told how many were played.

    With a ``target``, the smallest difference in wins that matters, it stops as soon as every difference is certain:
    clearly there, or clearly smaller than that. The intervals are wide enough to be looked at so often.
    """
    stops = looks(games) if target is not None else [games]
    known = Known(tuple(() for _ in ways), games, len(stops), target or 0.0)
    for upto in stops:
        known = _on(known, ways, tuple(bots), upto, workers, jobs, tick)
        yield known
        if target is not None and known.is_certain:
            return


def _on(
    known: Known,
    ways: Sequence[Way],
    bots: tuple[str, ...],
    upto: int,
    workers: Executor,
    jobs: int,
    tick: Callable[[int], object],
) -> Known:
    """Play on, with the same new deals in each way."""
    done = known.games
    work = [piece for way in ways for piece in split(Series(way.setup, bots, done, upto - done), jobs)]
    found = [list(results) for results in known.results]
    for series, results in shared(work, workers, _results):
        (place,) = (place for place, way in enumerate(ways) if way.setup is series.setup)
        found[place] += results
        tick(series.games)
    ordered = tuple(tuple(sorted(results, key=lambda result: result.number)) for results in found)
    return msgspec.structs.replace(known, results=ordered)


def _results(games: Iterator[Played]) -> list[Result]:
    return [_result(played) for played in games]


def _result(played: Played) -> Result:
    return Result(played.number, wins(played.outcome), played.outcome.scores, len(played.steps))
