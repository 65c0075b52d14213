"""Every way to pack the last hand of a game, and what the suitcase scores then: exactly, none is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from .actions import Put
from .components import COLOURS
from .rules import Essentials
from .state import State
from .tiles import SIDES, Tile
from .todos import OF_TILES

Group: TypeAlias = tuple[int, int, int]
"""Tiles of a colour that touch: their squares, those around them, and how many tiles they are."""


class Placed(NamedTuple):
    colour: int
    put: Put
    mask: int
    around: int


class Filled(NamedTuple):
    """A hand, packed."""

    total: int
    """What the suitcase scores in the end, with its Pom-poms where they score most."""
    placed: tuple[Placed, ...]

    @property
    def cats(self) -> int:
        return sum(one.put.side == "cat" for one in self.placed)


class Filling:
    """Knows what doesn't change any more: the To-Dos that count tiles, old cats, and the groups that lie there."""

    def __init__(self, game: Essentials, state: State) -> None:
        (self.case,) = state.suitcases
        self.game, self.hand = game, [game.tiles[number] for number in self.case.hand]
        self.groups = [self._groups(colour) for colour in range(len(COLOURS))]
        sheet, tiles = game.sheet, [game.tiles[laid.tile] for laid in self.case.laid] + self.hand
        self.fixed = game.box.cat * sum(laid.side == "cat" for laid in self.case.laid)
        self.regions: list[int] = []
        self.points = 0
        """For each region that is filled: only one To-Do in play asks for any."""
        for todo in state.todos:
            measure, points = game.box.todos[todo].scores, sheet.points[todo]
            if count := OF_TILES.get(measure):
                self.fixed += points * count(tiles)
            else:
                self.regions, self.points = [*sheet.regions.of[measure]], points

    def all(self) -> Iterator[Filled]:
        """Give every way to place the whole hand: as long as item sides alone have one, no other is allowed (PE-17)."""
        for placed in self._placed(self.hand, self.case.taken, self.game.packing.spare_rats(self.case)):
            yield Filled(self.total(placed), placed)

    def total(self, placed: Sequence[Placed]) -> int:
        """Return the score with these tiles in the suitcase and all Pom-poms tucked in."""
        taken, cats = self.case.taken, 0
        for one in placed:
            taken |= one.mask
            cats += one.put.side == "cat"
        colours = sum(self._colour(colour, placed) for colour in range(len(COLOURS)))
        return self.fixed + self.game.box.cat * cats + colours + self.points * self._filled(taken)

    def _placed(self, hand: Sequence[Tile], taken: int, rats: int) -> Iterator[tuple[Placed, ...]]:
        if not hand:
            yield ()
            return
        tile, others = hand[0], hand[1:]
        for side in SIDES[: 2 if rats else 1]:
            for way in tile.placements[side].fitting(taken):
                put = Put(tile.name, side, way.turn, self.game.grid.cells[way.cell])
                placed = Placed(tile.colour, put, way.mask, way.around)
                for more in self._placed(others, taken | way.mask, rats - (side == "cat")):
                    yield (placed, *more)

    def _colour(self, colour: int, placed: Sequence[Placed]) -> int:
        """Return what the largest group of a colour scores (PE-20)."""
        groups = self.groups[colour]
        for one in placed:
            if one.colour == colour:
                groups = _joined(groups, one.mask, one.around)
        return self.game.sheet.worth(max((number for _, _, number in groups), default=0))

    def _groups(self, colour: int) -> list[Group]:
        found: list[Group] = []
        for laid in self.case.laid:
            tile = self.game.tiles[laid.tile]
            if tile.colour == colour:
                at = tile.at(laid.side, laid.turn, laid.cell)
                found = _joined(found, at.mask, at.around)
        return found

    def _filled(self, taken: int) -> int:
        """Return how many regions are full once Pom-poms are where they fill most (PE-23)."""
        left = min(self.case.poms, self.game.sheet.squares - taken.bit_count())
        full = 0
        for lacking in sorted((region & ~taken).bit_count() for region in self.regions):
            left -= lacking
            full += left >= 0
        return full


def _joined(groups: Sequence[Group], mask: int, around: int) -> list[Group]:
    """Return the groups with one more tile, which makes one of all those that it touches."""
    apart, number = [], 1
    for group in groups:
        if group[0] & around:
            mask, around, number = mask | group[0], around | group[1], number + group[2]
        else:
            apart.append(group)
    return [*apart, (mask, around, number)]
