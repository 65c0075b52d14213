"""A position of Pack the Essentials, and what a watcher sees of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, Self, TypeAlias

import msgspec

from ...core.game import Seat
from ...core.rng import KeyedRng
from .actions import Side
from .components import SPACES, Kind

Phase: TypeAlias = Literal["select", "draft", "pack", "poms", "over"]
"""Pawns are put on positions; tiles are drafted, and packed meanwhile; the last ones are packed; Pom-poms; the end."""

NONE = -1
"""Where a list of numbers has nothing: no pawn, no token, no tile."""


class Laid(NamedTuple):
    """A tile in a suitcase, by its number, and the number of its first cell."""

    tile: int
    side: Side
    turn: int
    cell: int


class Suitcase(msgspec.Struct):
    """What a seat has: its suitcase, and what lies beside it."""

    taken: int
    """The squares that are full, staples too, as bits."""
    rats: int
    laid: list[Laid] = []
    hand: list[int] = []
    """The tiles gained this round that aren't placed yet."""
    before: int = 0
    """How many tiles had been placed when the round began."""
    poms: int = 0
    """Pom-poms that aren't placed."""
    tucked: int = 0
    """The squares with Pom-poms, as bits."""

    def copy(self) -> Self:
        return type(self)(self.taken, self.rats, self.laid[:], self.hand[:], self.before, self.poms, self.tucked)


class State(msgspec.Struct):
    rng: KeyedRng
    """Only its streams are drawn from, so that speed never changes luck."""
    bag: list[int]
    """Accessory tiles by their numbers; the last one is drawn next."""
    supply: list[int]
    """How many there are of each Underwear and Sock tile."""
    todos: list[int]
    """The To-Do cards in play by their numbers."""
    suitcases: list[Suitcase]
    first: Seat
    """Who has the first-player marker."""
    phase: Phase = "select"
    round: int = 0
    spaces: list[int] = []
    """The tiles to draft, space by space."""
    pawns: list[int] = []
    """Whose pawn is on each draft position."""
    tokens: list[int] = []
    """The Cat Lady token on each draft position, face down until its turn."""
    turn: int = 0
    """The position whose turn it is to draft, from 0; all have drafted: 4."""
    owed: list[Kind] = []
    """The bonus tiles that whoever drafts has still to choose."""
    deck: list[int] = []
    """Alone: the Cat Lady cards face down; the last one is flipped next."""
    flipped: int = NONE
    """Alone: the Cat Lady card that bars positions this round."""

    def copy(self) -> Self:
        return type(self)(
            self.rng.copy(), self.bag[:], self.supply[:], self.todos, [case.copy() for case in self.suitcases],
            self.first, self.phase, self.round, self.spaces[:], self.pawns[:], self.tokens[:], self.turn,
            self.owed[:], self.deck[:], self.flipped,
        )  # fmt: skip

    def drafter(self) -> int:
        """Return whose turn it is to draft; NONE: nobody's."""
        return self.pawns[self.turn] if self.phase == "draft" and self.turn < SPACES else NONE


class LaidView(msgspec.Struct, frozen=True, array_like=True):
    tile: str
    side: Side
    turn: int
    cell: str


class Score(msgspec.Struct, frozen=True):
    """The score sheet of a suitcase as it is, line by line."""

    groups: tuple[int, ...]
    """How many tiles each colour's largest group has: peach, banana, lavender, mint."""
    colours: tuple[int, ...]
    """What these groups score."""
    cats: int
    """What the cats score."""
    todos: tuple[int, ...]
    total: int
    empty: int
    """How many squares are empty."""


class SuitcaseView(msgspec.Struct, frozen=True):
    layout: int
    """Which of the box's suitcases it is; 0: the common one."""
    laid: tuple[LaidView, ...]
    hand: tuple[str, ...]
    before: int
    rats: int
    poms: int
    tucked: tuple[str, ...]
    """The squares with Pom-poms."""
    score: Score


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draft position."""

    pawn: Seat | None = None
    lady: bool = False
    """Whether a Cat Lady token lies there."""
    token: int | None = None
    """Its number, once it is flipped: the first of those on it."""
    barred: bool = False


class Solo(msgspec.Struct, frozen=True):
    """What whoever plays alone is up against."""

    card: int
    """The card with the goal, from 1."""
    goal: int
    """To be beaten."""
    flipped: int | None
    """The card that bars positions this round."""
    cards: int
    """How many are still face down."""


class View(msgspec.Struct, frozen=True):
    phase: Phase
    round: int
    first: Seat
    turn: Seat | None
    """Who selects a position or drafts."""
    owed: tuple[Kind, ...]
    """The bonus tiles that they have still to choose."""
    positions: tuple[Position, ...]
    spaces: tuple[str | None, ...]
    bag: tuple[str, ...]
    """What is left in the bag, in the order of the box."""
    supply: dict[str, int]
    todos: tuple[str, ...]
    suitcases: tuple[SuitcaseView, ...]
    solo: Solo | None
