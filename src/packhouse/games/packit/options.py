"""What a table of Pack-It may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ...core.options import Options
from .components import Shape

Size: TypeAlias = Annotated[int, Meta(ge=3, le=13)]
Komi: TypeAlias = Annotated[float, Meta(ge=-100, le=100, multiple_of=0.5)]


def _said(title: str, description: str) -> Meta:
    return Meta(title=title, description=description)


class Choices(Options, frozen=True):
    """None is the rulebook's own. PI-9, PI-9f, PI-10, PI-11."""

    board: Annotated[Shape, _said("Board", "The shape of the board.")] = "hex-hex"
    size: Annotated[Size | None, _said("Size", "Cells along a side. Left out: the board’s usual size.")] = None
    neighbours: Annotated[
        Literal[4, 8] | None,
        _said("Neighbours", "How far a packet reaches on square boards. Left out: the board’s own."),
    ] = None
    komi: Annotated[
        Komi | None,
        _said("Komi", "Points that Red gets for going second. Left out: half as many as a packet has cells."),
    ] = None
    seeds: Annotated[
        int, Meta(ge=0, le=468), _said("Seeds", "Neutral pieces on the board from the start, placed at random.")
    ] = 0
    seed_cells: Annotated[
        tuple[str, ...],
        Meta(examples=[["b2", "c4"]]),
        _said("Seeded cells", "Cells with a neutral piece from the start, instead of random seeds."),
    ] = ()
