"""What a player does: choose the centre of a packet."""

from __future__ import annotations

from ...core.notation import Action
from ...kit.grid import Cell


class Pack(Action, frozen=True, tag=""):
    """Put a packet around an empty cell. It is written as the cell's name alone: ``g7``."""

    centre: Cell
