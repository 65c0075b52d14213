"""The least that can be paid for each roll on each truck: looked up where it is known, else worked out."""

from __future__ import annotations

import functools
import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import platformdirs

from .loader import best_load
from .rules import ZackPack
from .state import Counts

UNKNOWN = 0xFFFF


class Optimum:
    """A table of every truck and every roll. Once it was filled, it lies in the cache for whoever asks next."""

    def __init__(self, game: ZackPack) -> None:
        self.trucks = game.trucks
        self.faces = [sorted(set(piece.die)) for piece in game.box.pieces]
        self.file = _place(game)
        shape = (len(game.trucks) + 1, *(max(faces) + 1 for faces in self.faces))
        self.cubes = np.full(shape, UNKNOWN, np.uint16)
        if self.file.exists():
            self.cubes = np.load(self.file)

    def rolls(self) -> Iterator[Counts]:
        return itertools.product(*self.faces)

    def most_cubes(self, number: int, load: Counts) -> int:
        """Return how many cubes of a roll can be put on a truck."""
        known = int(self.cubes[number, *load])
        if known == UNKNOWN:
            truck = self.trucks[number]
            known = best_load(truck.squares, truck.height, load).cubes
            self.cubes[number, *load] = known
        return known

    def least_due(self, number: int, load: Counts) -> int:
        """Return what must be paid at least: each cube that is loaded spares a point for room, and two for a piece."""
        whole = sum(size * count for size, count in enumerate(load, 1))
        return self.trucks[number].room + 2 * whole - 3 * self.most_cubes(number, load)

    def fill(self) -> Iterator[int]:
        """Work out all that is unknown, truck by truck, and keep it; each number is that of a truck that is done."""
        for number in self.trucks:
            for load in self.rolls():
                self.most_cubes(number, load)
            yield number
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("wb") as file:
            np.save(file, self.cubes)


@functools.lru_cache(maxsize=8)
def optimum(game: ZackPack) -> Optimum:
    return Optimum(game)


def _place(game: ZackPack) -> Path:
    """Return where the table of these trucks and dice lies: other trucks have a file of their own."""
    facts = msgspec.json.encode([game.box.trucks, [piece.die for piece in game.box.pieces]])
    name = hashlib.sha256(facts).hexdigest()[:16]
    return Path(platformdirs.user_cache_dir("packhouse")) / "zackpack" / f"{name}.npy"
