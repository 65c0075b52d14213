"""Packing and scoring a second time, slowly: a suitcase as a set of squares, a tile as a set of squares."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeAlias

Square: TypeAlias = tuple[int, int]
"""Column and row, from 0 at the bottom left."""
Tile: TypeAlias = frozenset[Square]

COLOURS = ("peach", "banana", "lavender", "mint")


def squares(drawing: Sequence[str]) -> Tile:
    return frozenset(
        (column, row)
        for row, line in enumerate(reversed(drawing))
        for column, sign in enumerate(line)
        if sign == "#"
    )  # fmt: skip


def cornered(tile: Tile) -> Tile:
    left, low = min(column for column, _ in tile), min(row for _, row in tile)
    return frozenset((column - left, row - low) for column, row in tile)


@functools.cache
def ways(shape: Tile, side: str, columns: int, rows: int) -> tuple[tuple[str, Tile], ...]:
    """Return every way to lay a side, as it is written and as its squares."""
    tile = cornered(frozenset((-column, row) for column, row in shape) if side == "cat" else shape)
    found, before = [], []
    for turn in range(4):
        if tile not in before:
            for right in range(columns):
                for up in range(rows):
                    moved = frozenset((column + right, row + up) for column, row in tile)
                    if all(column < columns and row < rows for column, row in moved):
                        first = min(moved, key=lambda square: (square[1], square[0]))
                        found.append((f"{side} {turn} {'abcdefghijkl'[first[0]]}{first[1] + 1}", moved))
        before.append(tile)
        tile = cornered(frozenset((row, -column) for column, row in tile))
    return tuple(found)


class Reference:
    """One player's suitcase, and what lies beside it."""

    def __init__(self, box: dict[str, Any], layout: int, *, upright: bool = False) -> None:
        self.box, self.upright = box, upright
        self.columns, self.rows = (8, 12) if upright else (12, 8)
        staples = squares(box["suitcases"][layout])
        self.staples = {(row, 11 - column) for column, row in staples} if upright else set(staples)
        self.shape: dict[str, Tile] = {}
        self.kind: dict[str, str] = {}
        for kind in ("tiles", "underwear", "socks"):
            for entry in box[kind]:
                for colour in entry.get("colours", COLOURS):
                    self.shape[f"{colour}-{entry['item']}"] = squares(entry["shape"])
                    self.kind[f"{colour}-{entry['item']}"] = kind
        self.laid: list[tuple[str, str, Tile]] = []
        self.this_round: list[str] = []
        """All the tiles gained, those that lie already too."""
        self.hand: list[str] = []
        self.rats = 1
        self.used = 0
        self.poms: set[Square] = set()

    def copy(self) -> Reference:
        twin = object.__new__(Reference)
        twin.__dict__ = self.__dict__ | {"laid": self.laid[:], "hand": self.hand[:]}
        return twin

    def gain(self, *tiles: str) -> None:
        self.this_round = list(tiles)
        self.hand = list(tiles)
        self.used = 0

    def taken(self) -> set[Square]:
        return self.staples | self.poms | {square for _, _, tile in self.laid for square in tile}

    def fitting(self, name: str, side: str, taken: set[Square]) -> Iterator[tuple[str, Tile]]:
        for words, tile in ways(self.shape[name], side, self.columns, self.rows):
            if taken.isdisjoint(tile):
                yield words, tile

    def needed(self) -> int:
        """Return how many of this round's tiles fit together with their items up."""
        own = [tile for _, _, tile in self.laid[len(self.laid) - len(self.this_round) + len(self.hand) :]]
        return self.together(self.this_round, self.taken() - {square for tile in own for square in tile})

    def together(self, tiles: Sequence[str], taken: set[Square]) -> int:
        best = 0
        for index, name in enumerate(tiles):
            others = [*tiles[:index], *tiles[index + 1 :]]
            for _, tile in self.fitting(name, "item", taken):
                best = max(best, 1 + self.together(others, taken | tile))
                if best == len(tiles):
                    return best
        return best

    def sides(self, used: int) -> list[str]:
        return ["item", "cat"] if self.rats + self.used - used > 0 and used < 2 else ["item"]

    def may_stop(self, hand: Sequence[str], taken: set[Square], needed: int) -> bool:
        enough = len(self.this_round) - len(hand) >= needed
        return enough and not any(any(True for _ in self.fitting(name, "item", taken)) for name in hand)

    def can_end(self, hand: Sequence[str], taken: set[Square], used: int, needed: int) -> bool:
        """Say whether some way to go on ends as it must."""
        if self.may_stop(hand, taken, needed):
            return True
        return any(
            self.can_end([*hand[:index], *hand[index + 1 :]], taken | tile, used + (side == "cat"), needed)
            for index, name in enumerate(hand)
            for side in self.sides(used)
            for _, tile in self.fitting(name, side, taken)
        )

    def legal(self) -> set[str]:
        needed, taken, found = self.needed(), self.taken(), set()
        for name in set(self.hand):
            others = self.hand[:]
            others.remove(name)
            for side in self.sides(self.used):
                for words, tile in self.fitting(name, side, taken):
                    if self.can_end(others, taken | tile, self.used + (side == "cat"), needed):
                        found.add(f"put {name} {words}")
        return found | {"leave"} if self.may_stop(self.hand, taken, needed) else found

    def do(self, text: str) -> None:
        if text == "leave":
            self.hand = []
            return
        _, name, side, *words = text.split()
        tile = dict(ways(self.shape[name], side, self.columns, self.rows))[" ".join([side, *words])]
        self.hand.remove(name)
        self.laid.append((name, side, tile))
        self.rats -= side == "cat"
        self.used += side == "cat"

    def do_all(self, words: Sequence[str]) -> None:
        """Lay tiles, such as ``mint-boot cat 1 c4``, whether or not they were gained."""
        for one in words:
            self.hand.append(one.split()[0])
            self.do(f"put {one}")

    def group(self, colour: str) -> int:
        """Return the size of the colour's largest group: spread from each tile to those that touch."""
        tiles = [tile for name, _, tile in self.laid if name.startswith(colour)]
        largest = 0
        for start in tiles:
            group = {start}
            for _ in tiles:
                group |= {tile for tile in tiles if any(_touch(tile, other) for other in group)}
            largest = max(largest, len(group))
        return largest

    def regions(self, scores: str) -> list[set[Square]]:
        every = {(column, row) for column in range(self.columns) for row in range(self.rows)}
        names = {
            square: {"columns": square[0], "rows": square[1], "blocks": (square[0] // 4, square[1] // 4)}[scores]
            for square in every
        }
        return [{square for square in every if names[square] == name} for name in set(names.values())]

    def to_do(self, name: str, more: frozenset[Square] = frozenset()) -> int:
        (card,) = (card for card in self.box["todos"] if card["name"] == name)
        points = card["points"] if self.upright else card.get("sideways", card["points"])
        tiles = [(tile, name.split("-")[0], self.kind[name]) for name, _, tile in self.laid]
        match card["scores"]:
            case "columns" | "rows" | "blocks":
                number = sum(region <= self.taken() | more for region in self.regions(card["scores"]))
            case "matching":
                number = 0
                for colour in COLOURS:
                    number += min(sum(tile[1:] == (colour, kind) for tile in tiles) for kind in ("underwear", "socks"))
            case "colours":
                number = sum(any(tile[1] == colour and tile[2] != "tiles" for tile in tiles) for colour in COLOURS)
            case "fewer":
                number = min(sum(tile[2] == kind for tile in tiles) for kind in ("underwear", "socks"))
            case "pairs_of_five":
                number = sum(len(tile[0]) == 5 for tile in tiles) // 2
            case "small":
                number = sum(len(tile[0]) <= 3 for tile in tiles)
            case "sizes":
                sizes = [len(tile[0]) for tile in tiles]
                number = min(sum(size <= 3 for size in sizes), sizes.count(4), sum(size >= 5 for size in sizes))
        return int(points * number)

    def lines(self, todos: Sequence[str]) -> list[int]:
        """Return the score sheet: colours, cats, To-Dos."""
        worth = [0, *self.box["groups"]]
        colours = [worth[min(self.group(colour), 12)] for colour in COLOURS]
        cats = 5 * sum(side == "cat" for _, side, _ in self.laid)
        return [*colours, cats, *(self.to_do(name) for name in todos)]

    def empty(self) -> list[Square]:
        every = {(column, row) for column in range(self.columns) for row in range(self.rows)}
        return sorted(every - self.taken())

    def best_poms(self, todos: Sequence[str], number: int) -> int:
        """Return the most that To-Dos can score with so many Pom-poms, by trying all squares."""
        tries = combinations(self.empty(), min(number, len(self.empty())))
        return max(sum(self.to_do(name, frozenset(chosen)) for name in todos) for chosen in tries)


def _touch(one: Tile, other: Tile) -> bool:
    return any((column + 1, row) in other or (column - 1, row) in other or (column, row + 1) in other
               or (column, row - 1) in other for column, row in one)  # fmt: skip
