"""What is in the box of Pick & Pack."""

from __future__ import annotations

from itertools import chain, repeat
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from ...core.components import Components
from ...core.errors import BadComponents

Tile: TypeAlias = Literal["premium", "wholesale", "rush", "control", "mixup", "malfunction"]
TILES: tuple[Tile, ...] = get_args(Tile)

Number: TypeAlias = Annotated[int, Meta(ge=0, le=49)]


class Box(Components, frozen=True):
    """The grid, the trays that fill it, and what each player gets."""

    grid: Annotated[int, Meta(ge=3, le=7)]
    """Spaces along each side."""
    trays: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=20)]
    """How many trays hold 1, 2, 3 … apples."""
    crates: Annotated[int, Meta(ge=1, le=6)]
    rush_section: Annotated[int, Meta(ge=0, le=14)]
    """How many unused Rush Orders may lie there."""
    tiles: dict[Tile, Number]

    def __post_init__(self) -> None:
        if sum(self.trays) != self.grid**2:
            raise BadComponents(
                "trays", "a grid of {grid} takes {spaces} trays, not {trays}",
                grid=self.grid, spaces=self.grid**2, trays=sum(self.trays),
            )  # fmt: skip
        if self.trays[-1] != 1:
            raise BadComponents("no_start", "just one tray may hold the most apples: the grabber starts there")
        if sum(self.tiles.values()) != 2 * self.grid:
            raise BadComponents(
                "tiles", "a player has {slots} slots, but {tiles} tiles; make them as many",
                slots=2 * self.grid, tiles=sum(self.tiles.values()),
            )  # fmt: skip

    def all_trays(self) -> list[int]:
        """Return the apples of every tray, smallest first."""
        return list(chain.from_iterable(map(repeat, range(1, len(self.trays) + 1), self.trays)))

    def all_tiles(self) -> list[Tile]:
        """Return one player's tiles, kind by kind."""
        return [tile for tile in TILES for _ in range(self.tiles.get(tile, 0))]
