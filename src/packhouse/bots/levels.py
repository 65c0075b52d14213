"""The five levels that every game offers, weakest first, and the strengths between them.

A level of a game's own beats the one before it, as ``docs/bots.md`` shows; of those of the search nobody knows, as it
plays games that nobody has seen.
"""

from __future__ import annotations

import re
from typing import NamedTuple

LEVELS = ("novice", "casual", "strong", "expert", "master")

USUAL = "casual"
"""The one that newcomers play against, and that stands in for whoever is away."""

BETWEEN = re.compile(r"([a-z]+)\+0\.([0-9]?[1-9])")
"""Such as ``casual+0.5``; each strength is written in one way."""


class Between(NamedTuple):
    """A strength between two levels: in how many of a hundred moves it plays as the upper one does."""

    lower: str
    upper: str
    percent: int


def between(name: str) -> Between | None:
    """Return which two levels a bot of this name lies between; None: it doesn't."""
    found = BETWEEN.fullmatch(name)
    if not found or found[1] not in LEVELS[:-1]:
        return None
    number = LEVELS.index(found[1])
    return Between(LEVELS[number], LEVELS[number + 1], round(100 * float(f"0.{found[2]}")))


def strength_of(name: str) -> float:
    """Return how strong a level is, or what lies between two: 0 is the weakest level, 1 the next."""
    mixed = between(name)
    return LEVELS.index(mixed.lower) + mixed.percent / 100 if mixed else float(LEVELS.index(name))


def level_of(strength: float) -> str:
    """Return what a strength is called."""
    number, percent = divmod(round(100 * strength), 100)
    share = f"{percent / 100:.2f}".rstrip("0")
    return f"{LEVELS[number]}+{share}" if percent else LEVELS[number]
