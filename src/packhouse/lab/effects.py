"""By how much more those win who have a component than others, seat for seat.

Games are independent of each other; whatever happens within one hangs together. So games are what is counted.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from .intervals import Share, Z, share
from .offered import ABSENT, Had
from .spread import Spread
from .student import beyond

FEW = 10
"""Fewer seats with something, or without it, tell nothing."""
TASTE = 0.05
"""By how much shares of wins may differ without anybody minding."""


class Gap(msgspec.Struct, frozen=True):
    """How those fare who have something, or more of it than is usual in their seat, beside those who haven't."""

    having: Share
    lacking: Share
    value: float
    """By how much more the first win, seat for seat."""
    error: float
    """Half the width of its interval."""
    seats: int
    """How many had it."""
    others: int

    @property
    def chance(self) -> float:
        """Return how likely chance alone makes such a gap, were it no more than a matter of taste."""
        return beyond((abs(self.value) - TASTE) / (self.error / Z), min(self.seats, self.others) - 1)


class _Games(NamedTuple):
    """Games that look alike."""

    side: tuple[int, ...]
    """By seat: 1 has it, 0 lacks it."""
    won: tuple[float, ...]
    number: int


def gap(games: Mapping[Had, int]) -> Gap | None:
    """Compare wins with and without something in the same seats; None: too few to tell, or all fared alike."""
    rows = _by_sides(games)
    having, lacking = (_wins(rows, side) for side in (1, 0))
    if min(having.count, lacking.count) < FEW or having.sum + lacking.sum in (0, having.count + lacking.count):
        return None
    found = _seat_for_seat(rows)
    if found is None:
        return None
    value, error = found
    error = max(error, math.sqrt(_variance(having) + _variance(lacking)))  # few that are all alike tell little
    with_it, without = (share(won.sum, won.count) for won in (having, lacking))
    return Gap(with_it, without, value, Z * error, having.count, lacking.count)


def _by_sides(games: Mapping[Had, int]) -> list[_Games]:
    """Say who has something: whoever took more of it than is usual in that seat."""
    usual = [_usual(games, seat) for seat in range(len(next(iter(games))[0]))]
    return [
        _Games(tuple(min(one, int(one > mean)) for one, mean in zip(had, usual, strict=True)), won, number)
        for (had, won), number in games.items()
    ]


def _usual(games: Mapping[Had, int], seat: int) -> float:
    took = Spread()
    for (had, _), number in games.items():
        if had[seat] != ABSENT:
            took.merge(Spread({had[seat]: number}))
    return took.mean if took.counts else 0.0


def _wins(rows: Iterable[_Games], side: int, seat: int | None = None) -> Spread:
    """Return what those on a side won, in any seat or in one."""
    won = Spread()
    for row in rows:
        for one, (had, share_won) in enumerate(zip(row.side, row.won, strict=True)):
            if had == side and seat in (None, one):
                won.merge(Spread({share_won: row.number}))
    return won


def _seat_for_seat(rows: Sequence[_Games]) -> tuple[float, float] | None:
    """Return by how much more those with something win than others in their seat, and its standard error.

    It is least squares with a constant for each seat, and errors that hang together within a game.
    """
    seats = range(len(rows[0].side))
    counts = [(_wins(rows, 1, seat), _wins(rows, 0, seat)) for seat in seats]
    middle = [_middle(*both) for both in counts]
    centred = [(row.number, has, won) for row in rows for has, won in _centred(row, middle)]
    squares = math.fsum(number * has * has for number, has, _ in centred)  # exactly, so the same in any order
    if not squares:
        return None
    value = math.fsum(number * has * won for number, has, won in centred) / squares
    games = sum(row.number for row in rows)
    off = math.fsum(
        row.number * sum(has * (won - value * has) for has, won in _centred(row, middle)) ** 2 for row in rows
    )
    return value, math.sqrt(off * games / max(1, games - 1)) / squares


def _middle(having: Spread, lacking: Spread) -> tuple[float, float]:
    """Return which part of a seat's games had it, and which part of the win the seat got."""
    games = having.count + lacking.count
    return (having.count / games, (having.sum + lacking.sum) / games) if games else (0.0, 0.0)


def _centred(row: _Games, middle: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    for side, won, (has, usual) in zip(row.side, row.won, middle, strict=True):
        if side != ABSENT:
            yield side - has, won - usual


def _variance(won: Spread) -> float:
    """Return the variance of a share, as if one more had won and one more had lost (Agresti and Caffo)."""
    part = (won.sum + 1) / (won.count + 2)
    return part * (1 - part) / (won.count + 2)
