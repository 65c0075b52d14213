"""What a watcher sees of a position."""

from __future__ import annotations

import msgspec

from ...core.game import Seat
from .actions import Side
from .scoring import Score
from .state import Phase


class DeliveryView(msgspec.Struct, frozen=True, array_like=True):
    turn: int
    low: int
    high: int
    origins: tuple[str, ...]
    """Where it was loaded."""


class LogbookView(msgspec.Struct, frozen=True):
    """What a driver has done, as far as missions ask for it or the story tells it."""

    deliveries: tuple[DeliveryView, ...]
    origins: tuple[str, ...]
    """Where the packages aboard were loaded."""
    passed: tuple[str, ...]
    lost: int
    """The last turn in which the Rogue took a package; 0: it never did."""
    blocked: int
    crossed: int
    drives: int
    paid: int
    guarded: int
    """Losses that the company stopped, for nothing."""


class MissionView(msgspec.Struct, frozen=True):
    name: str
    counted: int
    asked: int
    points: int
    so_far: bool
    """Complete for now only: it may be lost again before the end."""


class DriverView(msgspec.Struct, frozen=True):
    at: str | None
    gate: str | None
    side: Side | None
    cubes: tuple[str, ...]
    """Oldest first."""
    van: int
    """How many packages it holds this turn."""
    low: int
    high: int
    stolen_low: int
    """Of these, so many were stolen from vans."""
    stolen_high: int
    base_low: int
    base_high: int
    base_stolen_low: int
    base_stolen_high: int
    charge: int
    """Units of a full battery."""
    battery: int
    company: str | None
    played: tuple[int, ...]
    """Priority cards, the last one last."""
    has_chosen: bool
    chosen: int | None
    """The card chosen for this turn, for its owner's eyes."""
    steps: int
    """Cubes of this turn's route."""
    ignored: bool
    guards: int
    """Losses that the company still stops this turn."""
    owed: int
    """Losses to the Rogue that are still to be resolved."""
    charged: bool
    defused: bool
    missions: tuple[MissionView, ...] | None
    """None: a secret."""
    given_up: tuple[str, ...] | None
    score: Score
    """Without missions where they are a secret."""
    logbook: LogbookView


class LocationView(msgspec.Struct, frozen=True, omit_defaults=True):
    square: str
    name: str
    low: int = 0
    high: int = 0


class View(msgspec.Struct, frozen=True):
    phase: Phase
    turn: int
    waiting: tuple[Seat, ...]
    """Who has still to act in this phase."""
    winner: Seat | None
    """Of this turn; until the reveal, of the last one."""
    map: str
    water: tuple[str, ...]
    """Between which squares it lies: ``a1-b1``."""
    bridges: tuple[str, ...]
    locations: tuple[LocationView, ...]
    rolls: tuple[tuple[int, int], ...]
    drivers: tuple[DriverView, ...]
    """Red, Green and the Rogue. Alone, Green's van is a second Rogue."""
    planners: tuple[Seat, ...]
    """Who has still to plan a route this turn; the first one is at it."""
    steps: int
    """Cubes still to be laid on this route."""
    has_moved: bool
    has_loaded: bool
    came: tuple[int, int]
    """What was aboard on coming here: low and high value."""
    thieves: tuple[int, ...]
    """The drivers still to move as Rogues this turn."""
    path: tuple[str, ...]
    """The rest of the route announced for the Rogue."""
    robbed: tuple[str, ...]
    """Where Rogues have been this turn: cubes there count no more."""
    spawned: tuple[int, ...]
    """The spawn cards revealed, by their numbers from 1."""
    spawns: int
    """How many are revealed this turn."""
    bomb: str | None
    carrier: int | None
    fuse: int | None
    """The turn at whose end it explodes."""
