"""What a player does: be ready, grab a truck, load it piece by piece, and say when it is done."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from ...core.notation import Action
from ...kit.grid import Cell

Prize = NewType("Prize", str)
"""What is grabbed: a truck by its number, or the top of the ``pile``."""

Direction: TypeAlias = Literal["across", "back", "up"]
"""Lying to the right, lying towards the back, or standing. A piece of one cube is always written ``up``."""


class Ready(Action, frozen=True):
    """Let the trucks be flipped."""


class Grab(Action, frozen=True):
    """Take a truck: ``grab 17``, ``grab pile``. It is named, so that a late hand never gets another one."""

    truck: Prize


class Put(Action, frozen=True):
    """Load a piece: ``put 3 b2 across``. Its level follows from what is beneath."""

    size: int
    cell: Cell
    """The leftmost or foremost of those that it lies on."""
    direction: Direction


class Take(Action, frozen=True):
    """Take a piece that nothing rests on off the truck, by the cell that it was put on: ``take b2``."""

    cell: Cell


class Done(Action, frozen=True):
    """Load no more."""


TOP = Grab(Prize("pile"))
AnyAction: TypeAlias = Ready | Grab | Put | Take | Done
ALL = (Ready, Grab, Put, Take, Done)
