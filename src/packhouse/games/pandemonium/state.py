"""A position of Package Pandemonium: three vans, what lies in the city, and whose turn it is to do what."""

from __future__ import annotations

from typing import Literal, NamedTuple, Self, TypeAlias

import msgspec

from ...core.game import Seat
from ...core.rng import KeyedRng
from .actions import Colour, Side

Phase: TypeAlias = Literal["base", "company", "card", "swap", "order", "route", "rogue", "loss", "over"]

NONE = -1
"""Where a number has nothing: no square, no company, nobody."""

RED, GREEN, ROGUE = 0, 1, 2
"""The drivers: as many as ever there are seats. Whoever plays alone is Red, and Green's van is a second Rogue."""
DRIVERS = (RED, GREEN, ROGUE)
COLOURS: tuple[Colour, ...] = ("red", "green", "rogue")


def rival(seat: Seat) -> Seat:
    """Return Green of Red, and Red of Green."""
    return GREEN if seat == RED else RED


class Delivery(NamedTuple):
    """What was unloaded in one visit to the base."""

    turn: int
    low: int
    high: int
    origins: int
    """Where it was loaded, squares as bits."""


class Logbook(msgspec.Struct):
    """What a driver has done, as far as missions ask for it (PM-28) or the story tells it."""

    deliveries: list[Delivery] = []
    origins: int = 0
    """Where the packages that are aboard were loaded, squares as bits."""
    passed: int = 0
    """The squares entered, as bits."""
    lost: int = 0
    """The last turn in which the Rogue took a package; 0: it never did."""
    blocked: int = 0
    """Losses that the sat nav stopped."""
    crossed: int = 0
    """Own cubes crossed."""
    drives: int = 0
    """Turns with a recharge at Electric Drive."""
    paid: int = 0
    """Charges paid for at the base."""
    guarded: int = 0
    """Losses that the company stopped, for nothing."""

    def copy(self) -> Self:
        return type(self)(
            self.deliveries[:], self.origins, self.passed, self.lost, self.blocked, self.crossed, self.drives,
            self.paid, self.guarded,
        )  # fmt: skip


class Driver(msgspec.Struct):
    """A van with all that belongs to it. Of packages aboard and in the base, some may be stolen (PM-30)."""

    logbook: Logbook
    van: int = 0
    """How many packages it holds, but for a special."""
    charge: int = 0
    """Units of a full battery."""
    battery: int = 0
    at: int = NONE
    gate: int = NONE
    side: Side | None = None
    cubes: list[int] = []
    """Where they lie, oldest first."""
    low: int = 0
    high: int = 0
    stolen_low: int = 0
    stolen_high: int = 0
    base_low: int = 0
    base_high: int = 0
    base_stolen_low: int = 0
    base_stolen_high: int = 0
    company: int = NONE
    missions: list[int] = []
    given_up: list[int] = []
    """Missions that were swapped away."""
    played: list[int] = []
    """Priority cards, in the order in which they were played."""
    chosen: int = 0
    """The card chosen for this turn, until it is revealed; 0: none yet."""
    room: int = 0
    """What a special adds to the van this turn."""
    steps: int = 0
    """Cubes of this turn's route."""
    ignored: bool = False
    """Whether the Rogue leaves this driver alone this turn."""
    guards: int = 0
    """Losses that the company still stops this turn."""
    owed: int = 0
    """Losses to the Rogue that are still to be resolved."""
    charged: bool = False
    """Whether Electric Drive has recharged the battery this turn."""
    defused: bool = False

    def copy(self) -> Self:
        return type(self)(
            self.logbook.copy(), self.van, self.charge, self.battery, self.at, self.gate, self.side, self.cubes[:],
            self.low, self.high, self.stolen_low, self.stolen_high,
            self.base_low, self.base_high, self.base_stolen_low, self.base_stolen_high,
            self.company, self.missions[:], self.given_up[:], self.played[:], self.chosen,
            self.room, self.steps, self.ignored, self.guards, self.owed, self.charged, self.defused,
        )  # fmt: skip


class State(msgspec.Struct):
    rng: KeyedRng
    """Only its streams are drawn from, so that what one draw gives never hangs on another."""
    seats: int
    map: int
    city: list[int]
    """The location card on each square, by its number."""
    drivers: list[Driver]
    rolls: list[tuple[int, int]]
    """Red's and Green's dice, until they differ (PM-3)."""
    pile: list[int]
    """Missions face down; the last one is drawn next."""
    deck: list[int]
    """Spawn cards face down; the last one is revealed next."""
    low: list[int]
    """Low-value packages on each square."""
    high: list[int]
    phase: Phase = "base"
    waiting: list[Seat] = []
    """Who has still to act in this phase: all at once when cards are chosen or missions swapped, else one by one."""
    turn: int = 0
    spawned: list[int] = []
    """The spawn cards revealed."""
    spawns: int = 1
    """How many are revealed this turn."""
    winner: int = NONE
    """Of this turn; until the reveal, of the last one."""
    planners: list[Seat] = []
    """Who has still to plan a route this turn; the first one is at it."""
    steps: int = 0
    """Cubes still to be laid on this route."""
    has_moved: bool = False
    has_loaded: bool = False
    """Whether the planner has loaded otherwise here than by itself."""
    came_low: int = 0
    """What was aboard on coming here."""
    came_high: int = 0
    thieves: list[int] = []
    """The Rogues still to move this turn; the first one is at it."""
    path: list[int] = []
    """The rest of the route announced for the Rogue."""
    robbed: int = 0
    """Where Rogues have been this turn, squares as bits: a cube counts once (PM-16)."""
    bomb: int = NONE
    """Where the exploding package lies."""
    carrier: int = NONE
    fuse: int = 0
    """The turn at whose end it explodes; 0: nobody carries it."""

    def copy(self) -> Self:
        return type(self)(
            self.rng.copy(), self.seats, self.map, self.city, [driver.copy() for driver in self.drivers], self.rolls,
            self.pile[:], self.deck[:], self.low[:], self.high[:], self.phase, self.waiting[:], self.turn,
            self.spawned[:], self.spawns, self.winner, self.planners[:], self.steps, self.has_moved, self.has_loaded,
            self.came_low, self.came_high, self.thieves[:], self.path[:], self.robbed,
            self.bomb, self.carrier, self.fuse,
        )  # fmt: skip

    @property
    def planner(self) -> Driver:
        return self.drivers[self.planners[0]]
