"""Suitcases and tiles as the kernel wants them, and placements back as actions."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import get_args

import numpy as np

from ...kit.masks import mask_of
from ...kit.polyominoes import Placements
from .actions import Put
from .components import SPACES, Gift, Kind
from .kernel import case as kernel
from .kernel.case import CASE, Cases, Tables
from .rules import Essentials
from .state import Suitcase
from .tiles import SIDES, Tile

WORD = (1 << 64) - 1
KINDS: tuple[Kind, ...] = get_args(Kind)
GIFTS: tuple[Gift, ...] = get_args(Gift)
MEASURES = {
    "matching": kernel.MATCHING,
    "colours": kernel.COLOURFUL,
    "fewer": kernel.FEWER,
    "pairs_of_five": kernel.PAIRS_OF_FIVE,
    "small": kernel.SMALL_ONES,
    "sizes": kernel.SIZES,
}
MOST_TILES = 96
"""No group has more."""


class Ways:
    """Every placement of every tile in one list; tiles of the same shape share theirs."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self._rows: list[tuple[int, ...]] = []
        self._known: dict[int, tuple[int, int]] = {}
        spans = [[self._span(tile.placements[side]) for side in SIDES] for tile in tiles]
        self.rows, self.spans = np.array(self._rows, np.uint64), np.array(spans, np.int64)

    def _span(self, placements: Placements) -> tuple[int, int]:
        if id(placements) not in self._known:
            first = len(self._rows)
            self._rows += [(*words(one.mask), *words(one.around)) for one in placements.all]
            self._known[id(placements)] = first, len(self._rows)
        return self._known[id(placements)]


@functools.lru_cache(maxsize=16)
def ways(game: Essentials) -> Ways:
    return Ways(game.tiles)


def words(mask: int) -> tuple[int, int]:
    return mask & WORD, mask >> 64


@functools.lru_cache(maxsize=64)
def tables(game: Essentials, todos: tuple[int, ...]) -> Tables:
    sheet, grid = game.sheet, game.grid
    cards = [(game.box.todos[number].scores, sheet.points[number]) for number in todos]
    regions = [(region, points) for measure, points in cards for region in sheet.regions.of.get(measure, ())]
    not_left, not_right = (grid.full & ~mask_of(grid.columns[column]) for column in (0, -1))
    return Tables(
        ways=ways(game).rows,
        spans=ways(game).spans,
        tiles=np.array([_facts(tile) for tile in game.tiles], np.int64),
        regions=np.array([words(region) for region, _ in regions], np.uint64).reshape(-1, 2),
        region_points=np.array([points for _, points in regions], np.int64),
        todos=_table([(MEASURES[measure], points) for measure, points in cards if measure in MEASURES], 2),
        groups=np.array([sheet.worth(tiles) for tiles in range(MOST_TILES)], np.float64),
        grid=np.array([*words(grid.full), *words(not_left), *words(not_right), len(grid.columns)], np.uint64),
        gifts=_table([[gifts.count(gift) for gift in GIFTS] for gifts in game.box.bonuses], len(GIFTS)),
        barred=_table([[number in card.barred for number in range(1, SPACES + 1)] for card in game.box.cards], SPACES),
        cat=game.box.cat,
    )


def _facts(tile: Tile) -> tuple[int, int, int]:
    return tile.colour, KINDS.index(tile.kind), min(max(tile.size - 3, kernel.SMALL), kernel.LARGE)


def _table(rows: Iterable[Sequence[int]], columns: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    return np.array(list(rows), np.int64).reshape(-1, columns)


def suitcase(game: Essentials, known: Tables, case: Suitcase) -> Cases:
    """Return a suitcase as an array of one."""
    found = np.zeros(1, CASE)
    one = found[0]
    for laid in case.laid:
        tile, side = game.tiles[laid.tile], SIDES.index(laid.side)
        number = tile.placements[laid.side].all.index(tile.at(laid.side, laid.turn, laid.cell))
        kernel.lay(one, known, laid.tile, side, known.spans[laid.tile, side, 0] + number)
    one["taken"] = words(case.taken)
    one["rats"], one["poms"] = case.rats, case.poms
    one["used"] = sum(laid.side == "cat" for laid in case.laid[case.before :])
    return found


def put(game: Essentials, known: Tables, tile: int, side: int, way: int) -> Put:
    first = int(known.spans[tile, side, 0])
    return game.tiles[tile].ways[SIDES[side]][way - first].put
