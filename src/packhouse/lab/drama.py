"""How games go: who was ahead, how often that changed, how far behind winners were, and when it was decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean

import msgspec

from ..core.game import Outcome, Seat
from .intervals import Share, share
from .leads import MARKS, Leads
from .spread import Spread
from .tally import wins

HALFWAY = MARKS // 2


def _marks() -> tuple[Spread, ...]:
    return tuple(Spread() for _ in range(MARKS + 1))


class Drama(msgspec.Struct):
    """Counts alone, so that it merges exactly. Where several share the win, nobody came back, nothing was settled."""

    followed: int = 0
    """Games in which it was known who was ahead."""
    stood: tuple[Spread, ...] = msgspec.field(default_factory=_marks)
    """At each mark, the lead of whoever won, or alone reached the goal."""
    missed: tuple[Spread, ...] = msgspec.field(default_factory=_marks)
    """At each mark, the lead of whoever alone missed the goal."""
    right: tuple[Spread, ...] = msgspec.field(default_factory=_marks)
    """At each mark, which part of the win whoever was ahead got in the end; nobody ahead: as likely any seat's."""
    halfway: Spread = msgspec.field(default_factory=Spread)
    """Where somebody was ahead half-way, which part of the win they got."""
    peaks: tuple[Spread, ...] = msgspec.field(default_factory=_marks)
    """At each mark, the largest lead that the winner has had so far."""
    lost: Spread = msgspec.field(default_factory=Spread)
    """In each game, the largest lead that somebody had who didn't win; 0: nobody had any."""
    changes: Spread = msgspec.field(default_factory=Spread)
    """In each game, how often somebody else came to be ahead."""
    behind: Spread = msgspec.field(default_factory=Spread)
    """In each game, how far the winner was behind on average where it was behind; 0: it never was."""
    settled: Spread = msgspec.field(default_factory=Spread)
    """In each game, the part of it after which nobody but the winner was ahead."""

    def add(self, course: Sequence[Leads | None], outcome: Outcome) -> None:
        self.followed += 1
        known = [(mark, leads) for mark, leads in enumerate(course) if leads is not None]
        if outcome.goal:
            for mark, (lead,) in known:
                (self.stood if outcome.goal.reached else self.missed)[mark].add(lead)
            return
        ahead = [leader(leads) for _, leads in known]
        for (mark, _), seat in zip(known, ahead, strict=True):
            self.right[mark].add(_share(outcome, seat))
            if mark == HALFWAY and seat is not None:
                self.halfway.add(_share(outcome, seat))
        self.changes.add(changes(ahead))
        if len(outcome.winners) == 1:
            self._one_won(known, outcome.winners[0])

    def _one_won(self, known: Sequence[tuple[int, Leads]], winner: Seat) -> None:
        peak = 0.0
        for mark, leads in known:
            peak = max(peak, leads[winner])
            self.stood[mark].add(leads[winner])
            self.peaks[mark].add(peak)
        others = [lead for _, leads in known for seat, lead in enumerate(leads) if seat != winner]
        self.lost.add(max(0.0, *others))
        behind = [-leads[winner] for _, leads in known if leads[winner] < 0]
        self.behind.add(round(fmean(behind), 2) if behind else 0.0)
        self.settled.add(max((mark for mark, leads in known if leader(leads) not in (winner, None)), default=0) / MARKS)

    def merge(self, other: Drama) -> None:
        self.followed += other.followed
        for mine, theirs in zip(self._spreads(), other._spreads(), strict=True):
            mine.merge(theirs)

    def _spreads(self) -> Iterator[Spread]:
        for along in (self.stood, self.missed, self.right, self.peaks):
            yield from along
        yield from (self.halfway, self.lost, self.changes, self.behind, self.settled)


def leader(leads: Leads) -> Seat | None:
    """Return who is ahead; None: nobody, or several alike."""
    most = max(leads)
    return leads.index(most) if leads.count(most) == 1 else None


def changes(leaders: Sequence[Seat | None]) -> int:
    """Count how often somebody else came to be ahead than was before."""
    seats = [seat for seat in leaders if seat is not None]
    return sum(one != other for one, other in pairwise(seats))


def _share(outcome: Outcome, seat: Seat | None) -> float:
    """Return which part of the win a seat got; nobody in particular: what each of them would get."""
    if seat is None:
        return 1 / len(outcome.ranks)
    return wins(outcome)[seat]


def uncertainty(drama: Drama, seats: int) -> list[float | None]:
    """Return how open games are at each mark: 1 where who is ahead says nothing about who wins, 0 where all."""
    even = 1 / seats
    return [min(1.0, (1 - right.mean) / (1 - even)) if right.count else None for right in drama.right]


def foresight(drama: Drama) -> Share | None:
    """Return how often whoever was ahead half-way won: whether who says it knows. None: nobody was ever ahead then."""
    return share(drama.halfway.sum, drama.halfway.count) if drama.halfway.counts else None


SAFE = 0.95
"""A lead is safe if in so many of all games nobody lost as much."""


def safe_lead(drama: Drama) -> float:
    """Return the lead that hardly anybody loses."""
    return drama.lost.quantile(SAFE)


def decided(drama: Drama) -> float:
    """Return which part of the average game is played although the winner has had more than a safe lead already."""
    safe = safe_lead(drama)
    known = [peaks for peaks in drama.peaks[:MARKS] if peaks.count]
    had = [sum(count for lead, count in peaks.counts.items() if lead > safe) / peaks.count for peaks in known]
    return sum(had) / MARKS
