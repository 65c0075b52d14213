"""Loading a second time, slowly: a truck as a set of places for cubes, a piece as a set of cubes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

Cube: TypeAlias = tuple[int, int, int]
"""Column, row and level, all from 1."""

DIRECTIONS = {"across": (1, 0, 0), "back": (0, 1, 0), "up": (0, 0, 1)}


class Reference:
    """One player's truck and pieces; the floor is drawn from the back row to the front row."""

    def __init__(self, floor: Sequence[str], height: int, load: Sequence[int]) -> None:
        self.space: set[Cube] = set()
        for row, line in zip((3, 2, 1), floor, strict=True):
            for column, sign in enumerate(line, 1):
                if sign == "#":
                    self.space |= {(column, row, level) for level in range(1, height + 1)}
        self.pieces = [size for size, number in enumerate(load, 1) for _ in range(number)]
        self.loaded: list[set[Cube]] = []
        self.finished = False

    def copy(self) -> Reference:
        twin = object.__new__(Reference)
        twin.__dict__ = self.__dict__ | {"pieces": self.pieces[:], "loaded": self.loaded[:]}
        return twin

    def cubes(self) -> set[Cube]:
        return {cube for piece in self.loaded for cube in piece}

    def stands(self, cubes: set[Cube]) -> bool:
        """Say whether every cube above level 1 rests on a cube."""
        return all(level == 1 or (column, row, level - 1) in cubes for column, row, level in cubes)

    def puts(self) -> Iterator[tuple[str, set[Cube]]]:
        """Try every piece from every place for a cube in every direction."""
        taken = self.cubes()
        for size in sorted(set(self.pieces)):
            for column, row, level in self.space:
                for direction, (right, back, up) in DIRECTIONS.items():
                    if size == 1 and direction != "up":
                        continue
                    piece = {(column + n * right, row + n * back, level + n * up) for n in range(size)}
                    if piece <= self.space and not piece & taken and self.stands(taken | piece):
                        yield f"put {size} {name(piece)} {direction}", piece

    def takes(self) -> Iterator[tuple[str, set[Cube]]]:
        for piece in self.loaded:
            if self.stands(self.cubes() - piece):
                yield f"take {name(piece)}", piece

    def legal(self) -> list[str]:
        """Return what can be done; the same action twice if it could mean two things."""
        if self.finished:
            return []
        return [*(text for text, _ in self.puts()), *(text for text, _ in self.takes()), "done"]

    def do(self, text: str) -> None:
        if text == "done":
            self.finished = True
        elif text.startswith("put"):
            self.loaded.append(dict(self.puts())[text])
            self.pieces.remove(int(text.split()[1]))
        else:
            piece = dict(self.takes())[text]
            self.loaded.remove(piece)
            self.pieces.append(len(piece))

    def due(self) -> int:
        """Fill the truck up with white pieces, the lowest first, and pay for them and for what is left over."""
        cubes, white = self.cubes(), 0
        for column, row, level in sorted(self.space, key=lambda cube: cube[2]):
            fits = (column, row, level) not in cubes and (level == 1 or (column, row, level - 1) in cubes)
            if fits:
                cubes.add((column, row, level))
                white += 1
        return white + sum(2 * size for size in self.pieces)


def name(piece: set[Cube]) -> str:
    column, row, _ = min(piece)
    return f"{' abcde'[column]}{row}"
