"""What some games add up to, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..core.game import Outcome
from .played import Played
from .spread import Spread


class SeatTally(msgspec.Struct):
    """Who shares a win shares the point; alone, a win is a goal that was reached."""

    wins: Spread = msgspec.field(default_factory=Spread)
    scores: Spread = msgspec.field(default_factory=Spread)

    def merge(self, other: SeatTally) -> None:
        self.wins.merge(other.wins)
        self.scores.merge(other.scores)


class Tally(msgspec.Struct):
    """Counts alone, so that tallies merge exactly."""

    seats: tuple[SeatTally, ...]
    plays: Spread = msgspec.field(default_factory=Spread)
    reasons: dict[str, int] = {}
    grades: dict[str, int] = {}
    """What the rulebook calls the results of whoever played alone."""

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(tuple(SeatTally() for _ in range(seats)))

    @property
    def games(self) -> int:
        return self.plays.count

    def add(self, played: Played) -> None:
        outcome = played.outcome
        self.plays.add(len(played.steps))
        for seat, win, score in zip(self.seats, wins(outcome), outcome.scores, strict=True):
            seat.wins.add(win)
            seat.scores.add(score)
        _count(self.reasons, outcome.reason.code)
        if outcome.goal and outcome.goal.grade:
            _count(self.grades, outcome.goal.grade)

    def merge(self, other: Tally) -> None:
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        self.plays.merge(other.plays)
        for mine_of, theirs_of in ((self.reasons, other.reasons), (self.grades, other.grades)):
            for name, count in theirs_of.items():
                _count(mine_of, name, count)


def tally(seats: int, games: Iterable[Played]) -> Tally:
    """Add games up."""
    total = Tally.empty(seats)
    for played in games:
        total.add(played)
    return total


def wins(outcome: Outcome) -> tuple[float, ...]:
    """Return each seat's share of the win; alone, whether the goal was reached."""
    winners = outcome.ranks.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in outcome.ranks)


def _count(counts: dict[str, int], name: str, more: int = 1) -> None:
    counts[name] = counts.get(name, 0) + more
