"""What a packed suitcase could have scored, had its last tiles been laid elsewhere: exactly, every way is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import TypeAlias

import msgspec

from ...kit.masks import bits
from . import poms
from .actions import TileName
from .rules import Essentials
from .state import Laid, LaidView, Suitcase, SuitcaseView, View

MOST_STEPS = 5_000
"""How often a tile is laid for a suitcase, dead ends too, which takes a fraction of a second."""

Way: TypeAlias = tuple[list[Laid], int]
"""Tiles of a suitcase, and the squares that they and the staples take."""


class Best(msgspec.Struct, frozen=True):
    """No other way to lay these tiles, the same sides up, and the Pom-poms scores more."""

    total: int
    """What the suitcase scores so."""
    laid: tuple[LaidView, ...]
    """As many of the last tiles as could be looked at, in the order in which they were placed."""
    tucked: tuple[str, ...]


class Review(msgspec.Struct, frozen=True):
    best: tuple[Best, ...]
    """For each suitcase; none before the game is over."""


def review(game: Essentials, view: View) -> Review:
    if view.phase != "over":
        return Review(())
    todos = [number for number, card in enumerate(game.box.todos) if card.name in view.todos]
    return Review(tuple(_best(Hindsight(game, case, todos)) for case in view.suitcases))


def _best(hindsight: Hindsight) -> Best:
    """Look at one more tile, and at another, while it doesn't take too many steps to lay them in every way."""
    numbers = range(1, len(hindsight.laid) + 1)
    return hindsight.best(max(takewhile(hindsight.is_quick, numbers), default=0))


class Hindsight:
    """A packed suitcase, without Pom-poms."""

    def __init__(self, game: Essentials, case: SuitcaseView, todos: Sequence[int]) -> None:
        self.game, self.todos = game, todos
        self.staples = game.rounds.staples[case.layout]
        self.laid = [_laid(game, laid) for laid in case.laid]
        self.poms = len(case.tucked)

    def best(self, number: int) -> Best:
        """Return the best way to lay so many of the last tiles."""
        ways = (way for way in self.steps(number) if len(way[0]) == len(self.laid))
        packed = max(map(self._packed, ways), key=self._total)
        grid, tiles = self.game.grid, self.game.tiles
        last = packed.laid[len(packed.laid) - number :]
        laid = tuple(LaidView(tiles[one.tile].name, one.side, one.turn, grid.cells[one.cell]) for one in last)
        return Best(self._total(packed), laid, tuple(grid.cells[cell] for cell in bits(packed.tucked)))

    def is_quick(self, number: int) -> bool:
        return sum(1 for _ in islice(self.steps(number), MOST_STEPS + 1)) <= MOST_STEPS

    def steps(self, number: int) -> Iterator[Way]:
        """Return every way to lay so many of the last tiles beside the others, the same sides up, tile by tile."""
        kept = self.laid[: len(self.laid) - number]
        taken = self.staples
        for one in kept:
            taken |= self.game.tiles[one.tile].at(one.side, one.turn, one.cell).mask
        return self._laid_on(kept, taken)

    def _laid_on(self, laid: list[Laid], taken: int) -> Iterator[Way]:
        yield laid, taken
        if len(laid) < len(self.laid):
            tile, side, *_ = self.laid[len(laid)]
            for placed in self.game.tiles[tile].placements[side].fitting(taken):
                yield from self._laid_on([*laid, Laid(tile, side, placed.turn, placed.cell)], taken | placed.mask)

    def _packed(self, way: Way) -> Suitcase:
        laid, taken = way
        case = Suitcase(taken, 0, laid, poms=self.poms)
        poms.tuck(case, poms.best(self.game.sheet, case, self.todos))
        return case

    def _total(self, case: Suitcase) -> int:
        return self.game.sheet.score(case, self.todos).total


def _laid(game: Essentials, laid: LaidView) -> Laid:
    return Laid(game.by_name[TileName(laid.tile)].number, laid.side, laid.turn, game.grid.index[laid.cell])
