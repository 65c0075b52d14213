"""A position of Pick & Pack, and what a watcher sees of it."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

import msgspec

from ...core.game import Seat
from ...kit.grid import Cell
from .board import Slot
from .components import Tile

Phase: TypeAlias = Literal["set-up", "move", "rush", "over"]
"""Both lay their tiles; a player is to move; a player who has moved may spend a Rush Order; the end."""

Mark: TypeAlias = Literal["premium", "wholesale"]


class State(msgspec.Struct):
    """Spaces and slots are numbered as the board has them, crates seat by seat."""

    trays: list[int]
    """The apples face up on each space; 0: none."""
    broken: list[int]
    """The apples face down on each space; 0: none."""
    grabber: int
    tiles: list[Tile | None]
    """The unplayed tile on each slot."""
    spent: list[Tile | None]
    """The face-down tile on each slot."""
    crates: list[tuple[int, ...]]
    """The apples of each crate's trays, the last on top."""
    closed: list[Mark | None]
    rush: list[int]
    """Each seat's unused Rush Orders."""
    rushed: list[int]
    """Each seat's spent Rush Orders."""
    done: list[bool]
    """Which seats have laid their tiles."""
    changes: list[int]
    """How often each seat has taken a tile back or swapped it; none once all are laid."""
    phase: Phase = "set-up"
    turn: Seat = 0
    fresh: int = 0
    """How many Rush Orders were gained this turn: they have to wait (PP-13)."""
    again: bool = False
    """Whether a Rush Order was spent this turn."""
    wrecked: tuple[int, ...] = ()
    """The slots whose tiles a Malfunction turned face down, unplayed (PP-16)."""

    def copy(self) -> Self:
        return type(self)(
            self.trays[:],
            self.broken[:],
            self.grabber,
            self.tiles[:],
            self.spent[:],
            self.crates[:],
            self.closed[:],
            self.rush[:],
            self.rushed[:],
            self.done[:],
            self.changes[:],
            self.phase,
            self.turn,
            self.fresh,
            self.again,
            self.wrecked,
        )


class SpaceView(msgspec.Struct, frozen=True):
    cell: Cell
    apples: int
    """0: no tray."""
    up: bool
    """Whether a tray lies there face up."""


class SlotView(msgspec.Struct, frozen=True):
    slot: Slot
    tile: Tile | None
    """None: no tile, or, before both are done, none that the watcher may know."""
    up: bool
    """Whether the tile is unplayed and can be used."""
    broken: bool
    """Whether a Malfunction turned it face down before it was played."""


class CrateView(msgspec.Struct, frozen=True):
    trays: tuple[int, ...]
    """Their apples, the last on top."""
    closed: Mark | None
    points: int


class RushView(msgspec.Struct, frozen=True):
    ready: int
    """Rush Orders that can be spent after the seat's move."""
    fresh: int
    """Rush Orders gained this turn."""
    spent: int


class View(msgspec.Struct, frozen=True):
    """Everything but the tiles that others are laying. What there is for each player comes Red's first."""

    phase: Phase
    turn: Seat
    """Who moves; while tiles are laid, who will be first."""
    grabber: Cell
    grid: tuple[SpaceView, ...]
    """Row by row from the bottom."""
    slots: tuple[tuple[SlotView, ...], ...]
    laid: tuple[int, ...]
    """How many tiles lie on the slots, face up or down."""
    hand: tuple[Tile, ...]
    """The watcher's own tiles that are still to be laid."""
    done: tuple[bool, ...]
    crates: tuple[tuple[CrateView, ...], ...]
    rush: tuple[RushView, ...]
    scores: tuple[float, ...]
    """What the crates would be worth now, Blue's with compensation."""
    changes: int
    """How often the watcher has taken a tile back or swapped it; 0 once all are laid."""
