"""Where games would have been ties: each tells at which setting, and all of them where their shares are even."""

from __future__ import annotations

import math

import msgspec

from .intervals import Share, reach, share
from .spread import Spread


class Even(msgspec.Struct, frozen=True):
    """Where it is even, with the interval that holds the true place 95 times of 100."""

    value: float
    low: float
    high: float


class Round(msgspec.Struct):
    """Games at one setting: where each would have been a tie, and what the first seat won."""

    setting: float
    ties: Spread = msgspec.field(default_factory=Spread)
    wins: Spread = msgspec.field(default_factory=Spread)

    def merge(self, other: Round) -> None:
        self.ties.merge(other.ties)
        self.wins.merge(other.wins)

    @property
    def first_seat(self) -> Share:
        return share(self.wins.sum, self.wins.count)

    @property
    def even(self) -> Even:
        return even(self.ties)

    @property
    def looks_even(self) -> bool:
        """Say whether the even setting may be this one, and its own games don't say otherwise: there may be gaps."""
        return self.even.low <= self.setting <= self.even.high and self.may_be_even

    @property
    def may_be_even(self) -> bool:
        return self.first_seat.low <= 0.5 <= self.first_seat.high


def even(ties: Spread) -> Even:
    """Return the median, with the interval of the sign test: where as many as half may have gone to either side."""
    half = reach() / 2 / math.sqrt(ties.count)
    return Even(*(crossing(ties, part) for part in (0.5, 0.5 - half, 0.5 + half)))


def crossing(ties: Spread, part: float) -> float:
    """Return at which setting the second seat wins this part of the games, rising evenly between ties."""
    below, above = around(ties, part)
    least, most = second_seat(ties, below), second_seat(ties, above)
    return below if least == most else below + (above - below) * (part - least) / (most - least)


def around(ties: Spread, part: float) -> tuple[float, float]:
    """Return the two ties that came, one after the other, between which the second seat wins this part of the games."""
    values = sorted(ties.counts)
    above = next((place for place, value in enumerate(values) if second_seat(ties, value) >= part), None)
    if above is None:
        return values[-1], values[-1]
    return (values[above - 1] if above else values[0]), values[above]


def second_seat(ties: Spread, setting: float) -> float:
    """Return what the second seat would have won of these games at a setting; a tie is half a win."""
    return sum(count * ((tie < setting) + (tie <= setting)) / 2 for tie, count in ties.counts.items()) / ties.count


def gap(ties: Spread) -> tuple[float, float] | None:
    """Return the two endings, one after the other, between which the even setting surely lies; None: it may be one.

    No game ends between them, so all settings there are alike, and none may be even.
    """
    half = reach() / 2 / math.sqrt(ties.count)
    below, above = around(ties, 0.5 - half)
    return (below, above) if below < above and (below, above) == around(ties, 0.5 + half) else None
