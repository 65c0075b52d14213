"""What a player does: be ready, grab a truck, load it piece by piece, and say when it is done."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Literal, NewType, TypeAlias

from ...core.notation import Action

Prize = NewType("Prize", str)
"""What is grabbed: a truck by its number, or the top of the ``pile``."""

Cell = NewType("Cell", str)
"""A square of the floor: the column's letter from the left, the row's number from the front."""


def cell_at(column: int, row: int) -> Cell:
    """Return the name of a square by its column and row, from 0."""
    return Cell(f"{ascii_lowercase[column]}{row + 1}")


def square_at(cell: Cell) -> tuple[int, int]:
    """Return the column and the row of a square by its name."""
    return ascii_lowercase.index(cell[0]), int(cell[1:]) - 1


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
