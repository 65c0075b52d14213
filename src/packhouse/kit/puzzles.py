"""What puzzles of any game are made of: how a position is dealt, and what is best in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from ..core.match import AnyMatch

Aim: TypeAlias = Literal["lead", "score", "due"]
"""What is asked for: to lead by so many points, to score so many, or to owe no more than that."""

WEEK = 7


class Begin(Protocol):
    """Begins a match with so many seats and these options, and perhaps with other components than those in the box."""

    def __call__(self, seats: int, changes: Mapping[str, Any] = ..., /, **options: Any) -> AnyMatch: ...


class Best(NamedTuple):
    """What whoever is to act does best."""

    action: Any
    points: float
    """What they reach so, if everyone goes on as well as can be: proved."""


def weekday(number: int) -> int:
    """Return for which day of the week a puzzle of this number is meant; Monday is 0, and Sunday's may be hardest."""
    return number % WEEK
