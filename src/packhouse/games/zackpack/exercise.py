"""Loading one truck by oneself: dealt with the dice, and worth what would be due for it."""

from __future__ import annotations

from itertools import chain

import msgspec

from ...core.rng import KeyedRng, Seed
from ...kit.vectors import Vector, share, vector
from . import floors, loading, scoring
from .rules import ZackPack
from .state import Place
from .truck import Truck

PIECES = 5
"""As many of a size as a die ever gives, more or less."""


class Load(msgspec.Struct):
    place: Place
    is_done: bool = False


class Loading:
    """Pieces are put one by one, none is taken back, and the last action says that it is done."""

    def __init__(self, game: ZackPack) -> None:
        self.game = game
        self.puts = floors.puts(game.trucks)
        self.numbers = {put: number for number, put in enumerate(self.puts)}
        self.size = len(self.puts) + 1
        """The last action is to load no more."""

    def start(self, seed: Seed) -> Load:
        rng = KeyedRng.from_seed(seed)
        load = tuple(rng.choose(piece.die) for piece in self.game.box.pieces)  # ZP-5
        number = rng.choose(list(self.game.trucks))
        floor = self.game.trucks[number].cells
        return Load(Place(0, load, list(load), truck=number, heights=[0] * len(floor)))

    def truck(self, load: Load) -> Truck:
        return self.game.trucks[load.place.truck]

    def legal(self, load: Load) -> list[int]:
        if load.is_done:
            return []
        puts = loading.puts(self.truck(load), load.place)
        return [*sorted(self.numbers[put] for put in puts), self.size - 1]

    def act(self, load: Load, number: int) -> None:
        if number < len(self.puts):
            loading.put(self.truck(load), load.place, self.puts[number])
        else:
            load.is_done = True

    def features(self, load: Load) -> Vector:
        """Return the pieces that are left, the floor, and how many cubes still fit above each of its squares."""
        left = chain.from_iterable(share(number, PIECES) for number in load.place.left)
        return vector(left, floors.seen(self.truck(load), load.place.heights))

    def reward(self, load: Load) -> float:
        """Return what is due, as less than nothing: empty room, and twice the pieces left over (ZP-12, ZP-13)."""
        return -float(scoring.due(self.truck(load), load.place))
