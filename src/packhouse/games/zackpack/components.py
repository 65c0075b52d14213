"""What is in the box of Zack & Pack."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ...core.components import Components
from ...core.errors import BadComponents
from ...kit.grid import Place, drawn

MOST_SEATS = 6
MOST_TRUCKS_IN_PLAY = 12
"""Four players have two before each, or six have one, and all may draw another."""
MOST_TRUCKS = 60
"""Twice as many as are printed: all that can be laid on each is worked out before a match."""

COLUMNS, ROWS = 5, 3
"""Every floor is drawn within so many."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Points: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Row: TypeAlias = Annotated[str, Meta(pattern=r"^[#.]{5}\Z")]


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: Points
    number: Count


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the pieces of a colour: straight bars of ``size`` cubes (ZP-2)."""

    colour: Literal["white", "grey", "brown", "turquoise", "purple"]
    size: Annotated[int, Meta(ge=1, le=5)]
    number: Count
    die: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(min_length=1, max_length=20)]


class TruckCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    height: Annotated[int, Meta(ge=1, le=6)]
    """How many levels can be loaded."""
    floor: Annotated[tuple[Row, ...], Meta(min_length=3, max_length=3)]
    """The footprint as it is drawn: the row at the back first."""

    def squares(self) -> list[Place]:
        """Return column and row of each square to load on, row by row from the front."""
        return drawn(self.floor)


class Box(Components, frozen=True):
    """Markers, pieces with their dice, and truck cards."""

    start: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=20)]
    """The markers that each player starts with."""
    bonus: Annotated[int, Meta(ge=0, le=1000)]
    markers: Annotated[tuple[Marker, ...], Meta(max_length=20)]
    pieces: Annotated[tuple[Piece, ...], Meta(min_length=1, max_length=5)]
    trucks: Annotated[tuple[TruckCard, ...], Meta(min_length=MOST_TRUCKS_IN_PLAY, max_length=MOST_TRUCKS)]

    def __post_init__(self) -> None:
        if [piece.size for piece in self.pieces] != list(range(1, len(self.pieces) + 1)):
            raise BadComponents("sizes", "the bars must have the sizes 1, 2, 3 … in this order")
        for piece in self.pieces:
            needed = MOST_SEATS * max(piece.die)
            if piece.number < needed:
                raise BadComponents(
                    "supply", "{seats} players can roll {needed} {colour} bars, but there are {number}; add more",
                    seats=MOST_SEATS, needed=needed, colour=piece.colour, number=piece.number,
                )  # fmt: skip
        for number, truck in enumerate(self.trucks, 1):
            if not truck.squares():
                raise BadComponents("no_floor", "truck {truck} has no square to load on; draw one as #", truck=number)
