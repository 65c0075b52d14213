"""What a player does: lay tiles in secret, then move the grabber, with all that follows from it chosen."""

from __future__ import annotations

from typing import TypeAlias

from ...core.notation import Action
from ...kit.grid import Cell
from .board import Slot
from .components import Tile

Crate: TypeAlias = int
"""A crate's number, from 1."""


class Lay(Action, frozen=True):
    """Put a tile on an empty slot of one's own: ``lay premium c-top``. The other player sees ``lay - -``."""

    tile: Tile | None
    slot: Slot | None


class Take(Action, frozen=True):
    """Take a laid tile back: ``take c-top``. The other player sees ``take -``."""

    slot: Slot | None


class Swap(Action, frozen=True):
    """Lay a tile elsewhere, what lies there comes back: ``swap c-top a-bottom``. The other player notices nothing."""

    slot: Slot
    to: Slot


class Done(Action, frozen=True):
    """Lay no more."""


class Grab(Action, frozen=True):
    """Move the grabber to a tray and put it into one's crate: ``grab c4 2``."""

    cell: Cell
    crate: Crate


class Premium(Action, frozen=True):
    """Close one's own crate: ``premium c4 2``."""

    cell: Cell
    own: Crate


class Wholesale(Action, frozen=True):
    """Close a crate of the other player's: ``wholesale c4 3``."""

    cell: Cell
    theirs: Crate


class RushOrder(Action, frozen=True, tag="rush"):
    """Put the tile into the rush section: ``rush c4``."""

    cell: Cell


class QualityControl(Action, frozen=True, tag="control"):
    """Take the top tray of a crate of the other player's into one's own: ``control c4 3 1``."""

    cell: Cell
    theirs: Crate
    own: Crate


class OrderMixup(Action, frozen=True, tag="mixup"):
    """Swap the top tray of a crate of the other player's with that of one's own: ``mixup c4 3 1``."""

    cell: Cell
    theirs: Crate
    own: Crate


class Malfunction(Action, frozen=True):
    """Turn a tray on the grid or a tile of the other player's face down: ``malfunction c4 b5``."""

    cell: Cell
    victim: str
    """The tray's space, or the tile's slot."""


class Spend(Action, frozen=True):
    """Spend a Rush Order: move once more."""


class End(Action, frozen=True):
    """End one's turn and keep the Rush Orders."""


Laying: TypeAlias = Lay | Take | Swap | Done
Activation: TypeAlias = Premium | Wholesale | RushOrder | QualityControl | OrderMixup | Malfunction
Move: TypeAlias = Grab | Activation
AnyAction: TypeAlias = Laying | Move | Spend | End
ALL = (
    Lay, Take, Swap, Done,
    Grab, Premium, Wholesale, RushOrder, QualityControl, OrderMixup, Malfunction,
    Spend, End,
)  # fmt: skip
