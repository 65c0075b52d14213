"""A position of Zack & Pack, and what a watcher sees of it."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

import msgspec

from ...core.game import Seat
from ...core.rng import KeyedRng
from ...kit.deck import Deck
from .truck import Bar

Phase: TypeAlias = Literal["ready", "grab", "load", "over"]
"""Trucks are about to be flipped; they are grabbed; they are loaded; the end."""

Counts: TypeAlias = tuple[int, ...]
"""How many pieces of each size: white, grey, brown, turquoise, purple."""


class Payment(msgspec.Struct, frozen=True):
    """What a seat paid for a round, and why."""

    truck: int
    load: Counts
    """The pieces that it had rolled."""
    left: Counts
    """Those of them that it didn't load."""
    bars: tuple[Bar, ...]
    """How it had loaded the others; forgotten when the next trucks are loaded."""
    room: int
    """How many white pieces would still fit: as many points (ZP-12)."""
    surplus: int
    """Points for the pieces not loaded (ZP-13)."""
    due: int
    paid: int
    """As much of it as the seat had (ZP-15)."""
    bonus: int
    balance: int
    """Its points then."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """What a round cost a seat and brought it, in short."""

    room: int
    surplus: int
    bonus: int
    balance: int
    """Its points then: no less than 0, even where more was due."""


Ledger: TypeAlias = tuple[tuple[Entry, ...], ...]
"""Round by round, seat by seat."""


class Place(msgspec.Struct):
    """What lies in front of a seat."""

    points: int
    load: Counts = ()
    """The pieces that it rolled this round."""
    left: list[int] = []
    """Those of them that aren't loaded."""
    trucks: list[int] = []
    """The face-up trucks that others may grab."""
    truck: int = 0
    """The one that it grabbed; 0: none yet."""
    heights: list[int] = []
    """How many cubes lie above each square of that truck's floor."""
    bars: list[int] = []
    """The loaded pieces by their numbers among that truck's bars, in the order in which they were put."""
    takes: int = 0
    """How often it has taken a piece back this round."""

    def copy(self) -> Self:
        return type(self)(
            self.points, self.load, self.left[:], self.trucks[:], self.truck, self.heights[:], self.bars[:], self.takes
        )


class State(msgspec.Struct):
    rng: KeyedRng
    """Only its streams are drawn from, so that speed never changes luck."""
    places: list[Place]
    deck: Deck[int]
    """The trucks by their numbers: the face-down pile, and the discards that become a new one (ZP-9)."""
    phase: Phase
    waiting: list[Seat]
    """The seats that have still to act in this phase: in seat order, or in the order in which they pick."""
    round: int = 0
    payments: tuple[Payment, ...] = ()
    """Those of the last round, seat by seat; none in the first."""
    ledger: Ledger = ()
    """All rounds that are paid for."""

    def copy(self) -> Self:
        return type(self)(
            self.rng.copy(),
            [place.copy() for place in self.places],
            self.deck.copy(),
            self.phase,
            self.waiting[:],
            self.round,
            self.payments,
            self.ledger,
        )


class PlaceView(msgspec.Struct, frozen=True):
    points: int
    load: Counts
    """The pieces rolled this round: what each die shows."""
    left: Counts
    """Those of them that aren't loaded."""
    trucks: tuple[int, ...]
    """Face-up trucks that others may grab."""
    truck: int | None
    bars: tuple[Bar, ...]
    """What is loaded, in the order in which it was put."""
    takes: int
    """How often it has taken a piece back this round."""
    room: int
    """How many white pieces would still fit; 0 without a truck."""
    due: int
    """What would have to be paid, were the round over now; 0 without a truck."""


class View(msgspec.Struct, frozen=True):
    """Everything but the order of the pile."""

    phase: Phase
    round: int
    waiting: tuple[Seat, ...]
    """The seats that have still to act in this phase; in the ordered mode, trucks are picked in this order."""
    dealt: int
    """How many trucks are laid in front of each player in a round."""
    places: tuple[PlaceView, ...]
    pile: int
    """How many trucks lie face down: all that are nowhere else."""
    discard: tuple[int, ...]
    payments: tuple[Payment, ...]
    """Those of the last round, seat by seat; none in the first."""
    ledger: Ledger
    """All rounds, told when the game is over: before, it would only make every message longer."""
