"""Every answer over plain HTTP that isn't a file; ``docs/wire.md`` says what they mean."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .wire import Clock, OpenTable, SeatFacts, Seen


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """What a page is told."""


class Who(Shown, frozen=True, kw_only=True):
    """Who has just signed up or in."""

    person: str
    account: str


class Rated(Shown, frozen=True, kw_only=True):
    """How strong someone is at a game, and in how many rated matches that was learned."""

    rating: int
    games: int


class Me(Shown, frozen=True, kw_only=True):
    person: str
    account: str
    """Empty for a guest."""
    ratings: dict[str, Rated]
    """By game."""
    tables: tuple[OpenTable, ...]


class Form(Shown, frozen=True, kw_only=True):
    """What can be chosen before a match, as JSON Schema."""

    schema: dict[str, Any]
    """Refers to the part that describes the options."""
    parts: dict[str, Any]
    defaults: dict[str, Any]


class Game(Shown, frozen=True, kw_only=True):
    game: str
    title: str
    version: int
    seats: tuple[int, ...]
    """How many may play."""
    sides: tuple[str, ...]
    """What the rulebook calls the seats."""
    hidden: bool
    draws: bool
    bots: tuple[str, ...]
    """Their levels, weakest first."""
    options: Form


class MyTable(Shown, frozen=True, kw_only=True):
    """A table of one's own, and what is new there."""

    table: str
    game: str
    title: str
    status: Literal["open", "playing", "over", "cancelled"]
    seats: tuple[SeatFacts, ...]
    clock: Clock
    your_turn: bool
    seen: tuple[Seen, ...]
    """What happened since one's own last play, as one saw it; nothing once it is over."""
    at: int
    """When that was, in milliseconds since 1970; while the house is down, its time stands still."""


class Finished(Shown, frozen=True, kw_only=True):
    """A match of someone's that everyone may know of."""

    table: str
    game: str
    title: str
    rated: bool
    seats: tuple[SeatFacts, ...]
    seat: int
    """Theirs."""
    ranks: tuple[int, ...]
    """By seat; 1 is best."""
    at: int


class Person(Shown, frozen=True, kw_only=True):
    """What everyone may know of an account."""

    name: str
    ratings: dict[str, Rated]
    matches: tuple[Finished, ...]
    """The newest first."""


class Leader(Shown, frozen=True, kw_only=True):
    """One of the best at a game."""

    name: str
    rating: int
    games: int
