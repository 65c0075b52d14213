"""What To-Do cards count, a function for each (PE-25, PE-26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ...kit.grid import Grid
from ...kit.masks import mask_of
from .components import COLOURS, Measure
from .tiles import Tile

BLOCK = 4
FIVE = 5
SMALL = 3


class Regions:
    """The parts of a suitcase that group 1 asks to fill, as bits."""

    def __init__(self, grid: Grid) -> None:
        blocks: dict[tuple[int, int], list[int]] = {}
        for number, (column, row) in enumerate(grid.places):
            blocks.setdefault((column // BLOCK, row // BLOCK), []).append(number)
        self.of: dict[Measure, tuple[int, ...]] = {
            "columns": tuple(map(mask_of, grid.columns)),
            "rows": tuple(map(mask_of, grid.rows)),
            "blocks": tuple(map(mask_of, blocks.values())),
        }


def filled(regions: Sequence[int], taken: int) -> int:
    """Count the regions that are completely filled."""
    return sum(region & taken == region for region in regions)


def matching(tiles: Sequence[Tile]) -> int:
    """Count pairs of one Underwear and one Sock of the same colour."""
    number = Counter((tile.kind, tile.colour) for tile in tiles)
    return sum(min(number["underwear", colour], number["sock", colour]) for colour in range(len(COLOURS)))


def colours(tiles: Sequence[Tile]) -> int:
    """Count the colours with an Underwear or Sock."""
    return len({tile.colour for tile in tiles if tile.kind != "accessory"})


def fewer(tiles: Sequence[Tile]) -> int:
    """Count Underwear or Socks, whichever there are fewer of."""
    number = Counter(tile.kind for tile in tiles)
    return min(number["underwear"], number["sock"])


def pairs_of_five(tiles: Sequence[Tile]) -> int:
    """Count pairs of five-square tiles."""
    return sum(tile.size == FIVE for tile in tiles) // 2


def small(tiles: Sequence[Tile]) -> int:
    """Count tiles of three squares or fewer."""
    return sum(tile.size <= SMALL for tile in tiles)


def sizes(tiles: Sequence[Tile]) -> int:
    """Count sets of a tile of three squares or fewer, one of four, and one of five or more."""
    number = Counter(min(max(tile.size, SMALL), FIVE) for tile in tiles)
    return min(number[SMALL], number[SMALL + 1], number[FIVE])


OF_TILES: dict[Measure, Callable[[Sequence[Tile]], int]] = {
    "matching": matching,
    "colours": colours,
    "fewer": fewer,
    "pairs_of_five": pairs_of_five,
    "small": small,
    "sizes": sizes,
}
"""Those that look at tiles; the others count regions that are filled."""
