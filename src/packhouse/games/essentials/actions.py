"""What a player does: choose a draft position, take a bonus and a tile, pack them, and tuck in Pom-poms."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from ...core.notation import Action
from ...kit.grid import Cell

TileName = NewType("TileName", str)
"""A tile by colour and item: ``mint-hat``."""

Side: TypeAlias = Literal["item", "cat"]


class Pawn(Action, frozen=True):
    """Put your pawn on an empty draft position, from 1 to 4: ``pawn 3``."""

    position: int


class Bonus(Action, frozen=True):
    """Take an Underwear or Sock tile of your choice: ``bonus peach-briefs``."""

    tile: TileName


class Take(Action, frozen=True):
    """Take the Accessory tile of a tile space, from 1 to 4: ``take 2``."""

    space: int


class Put(Action, frozen=True):
    """Place a tile for good: ``put mint-hat cat 1 c4``. What is tried out before is no play (PE-19)."""

    tile: TileName
    side: Side
    turn: int
    """Quarter turns clockwise."""
    cell: Cell
    """The leftmost square of its lowest row."""


class Leave(Action, frozen=True):
    """Return to the box what doesn't fit."""


class Pom(Action, frozen=True):
    """Put a Pom-pom on an empty square: ``pom c4``."""

    cell: Cell


class Poms(Action, frozen=True):
    """Put all the Pom-poms that are left where they score most."""


AnyAction: TypeAlias = Pawn | Bonus | Take | Put | Leave | Pom | Poms
ALL = (Pawn, Bonus, Take, Put, Leave, Pom, Poms)
