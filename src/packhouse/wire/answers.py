"""Every answer over plain HTTP that isn't a file; ``docs/wire.md`` says what they mean."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..core.differences import Difference
from ..core.game import Goal, Outcome
from . import Aim, Clock, OpenTable, SeatInfo, Seen


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a page is told."""


class Who(Answer, frozen=True, kw_only=True):
    """Who has just signed up or in."""

    person: str
    account: str


class SignedIn(Answer, frozen=True, kw_only=True):
    """A device that one is signed in on."""

    device: str
    """Its browser and its system, as far as they are known."""
    since: int
    used: int
    """When it was last used, to the hour; both in milliseconds since 1970."""
    here: bool
    """Whether it is the one that asks."""


class Privacy(Answer, frozen=True, kw_only=True):
    """How long guests are remembered."""

    guest_days: int
    """Days after the end of a match; 0: until they delete it."""


class Rated(Answer, frozen=True, kw_only=True):
    """How strong someone is at a game, and in how many rated matches that was learned."""

    rating: int
    games: int
    provisional: bool
    """Whether it is still to be proved; such a rating is on no list of the best."""


class Best(Answer, frozen=True, kw_only=True):
    """The best that someone has done alone with a set-up."""

    game: str
    options: dict[str, Any]
    """Those that differ from the usual ones."""
    components: str
    """What tells one box from another; empty: the game's own."""
    name: str
    mine: bool
    score: float
    goal: Goal
    table: str
    """Where it was played; empty where the table is neither public nor one's own."""
    at: int
    """When it ended, in milliseconds since 1970."""


class Me(Answer, frozen=True, kw_only=True):
    person: str
    account: str
    """Empty for a guest."""
    ratings: dict[str, Rated]
    """By game."""
    bests: tuple[Best, ...]
    """The newest first."""
    tables: tuple[OpenTable, ...]


class Choice(Answer, frozen=True, kw_only=True):
    """One option and its value."""

    option: str
    value: Any


class Box(Answer, frozen=True, kw_only=True):
    """An own box whose file was checked."""

    game: str
    box: str
    """The digest that it is kept by; empty: nothing differs from the house's box."""
    differs: tuple[Difference, ...]
    more: int
    """In how many places more than are told."""


class Form(Answer, frozen=True, kw_only=True):
    """What can be chosen before a match, as JSON Schema."""

    schema: dict[str, Any]
    """Refers to the part that describes the options."""
    parts: dict[str, Any]
    defaults: dict[str, Any]


class Game(Answer, frozen=True, kw_only=True):
    game: str
    title: str
    version: int
    seats: tuple[int, ...]
    """How many may play."""
    sides: tuple[str, ...]
    """What the rulebook calls the seats."""
    hidden: bool
    draws: bool
    live: bool
    """Whether it is a race in real time, if nothing is chosen."""
    live_changes: tuple[Choice, ...]
    """Choices of which each alone makes that the other way round."""
    bots: tuple[str, ...]
    """All that play it, weakest first."""
    levels: tuple[str, ...]
    """Those of them that people are offered."""
    usual: str
    """The one of these for newcomers."""
    options: Form
    has_box: bool
    """Whether there is something in its box, which a table may have otherwise."""


class Rulebook(Answer, frozen=True, kw_only=True):
    """A game's rules as its folder tells them, in its author's language."""

    summary: str
    """How to play in a few sentences; empty where the folder doesn't say."""
    text: str
    """Its rules page, in Markdown; empty where it has none."""


class MyTable(Answer, frozen=True, kw_only=True):
    """A table of one's own, and what is new there."""

    table: str
    game: str
    title: str
    status: Literal["open", "playing", "over", "cancelled"]
    seats: tuple[SeatInfo, ...]
    clock: Clock
    your_turn: bool
    seen: tuple[Seen, ...]
    """What happened since one's own last play, as one saw it; nothing once it is over."""
    at: int
    """When that was, in milliseconds since 1970; while the house is down, its time stands still."""
    outcome: Outcome | None
    """How it ended, where one has played alone."""
    left: int | None
    """Milliseconds that one has left for a move, where it is played by correspondence and one is to act."""


class Position(Answer, frozen=True, kw_only=True):
    """What one sees at a table of one's own, and what a board needs to draw it."""

    view: msgspec.Raw
    seat: int | None
    """From whose eyes; None: a spectator's, as one has several seats."""
    options: dict[str, Any]
    components: msgspec.Raw
    """What is in the box."""


class PastPuzzle(Answer, frozen=True, kw_only=True):
    """What one did about the puzzle of a day."""

    day: str
    tries: int
    solved: bool


class DailyPuzzle(Answer, frozen=True, kw_only=True):
    """Today's puzzle of a game, and how one stands with it."""

    game: str
    title: str
    aim: Aim
    """What is asked for: to lead by so many points, to score so many, or to owe no more than that."""
    goal: float
    """The best that can be reached."""
    seats: int
    seat: int
    """Who solves it."""
    side: str
    """What the rulebook calls the seat; empty where it has no name."""
    plays: int
    """How many lead to its position."""
    tries: int
    """How often one has tried it."""
    most: int
    """How often one may."""
    solved: bool
    table: str
    """Where one's try goes on; empty where none does."""
    last: str
    """Where one tried it last."""
    streak: int
    """On how many days running one has solved this game's."""
    past: tuple[PastPuzzle, ...]
    """Those of the last weeks that one has tried, today's among them, the newest first."""


class DailyPuzzles(Answer, frozen=True, kw_only=True):
    day: str
    """In UTC, as 2026-11-19."""
    next: int
    """When the next ones come, in milliseconds since 1970."""
    puzzles: tuple[DailyPuzzle, ...]


class Finished(Answer, frozen=True, kw_only=True):
    """A match of someone's that everyone may know of."""

    table: str
    """Empty where the table is neither public nor one of one's own."""
    game: str
    title: str
    rated: bool
    seats: tuple[SeatInfo, ...]
    seat: int
    """Theirs."""
    outcome: Outcome | None
    at: int


class Person(Answer, frozen=True, kw_only=True):
    """What everyone may know of an account."""

    name: str
    ratings: dict[str, Rated]
    bests: tuple[Best, ...]
    """The newest first."""
    matches: tuple[Finished, ...]
    """The newest first."""


class Leader(Answer, frozen=True, kw_only=True):
    """One of the best at a game."""

    name: str
    rating: int
    games: int
