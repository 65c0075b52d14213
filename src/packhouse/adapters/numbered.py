"""A game with a number for each action and a vector for each view: what every adapter is made of."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from .. import games
from ..core.game import Seat, Setup
from ..core.rng import Seed
from ..games import parts
from ..games.own_components import fitting
from ..kit.vectors import Vector
from .numbering import Listed, Numbering, Placed
from .observing import Observing, by_features, by_letters

File: TypeAlias = str | Path | None
"""A components file (TOML); none: what is in the box."""
Mask: TypeAlias = npt.NDArray[np.int8]


class Numbered:
    """One for each set-up: copies and pickles of it are the same again."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = games.load(setup)
        own = games.part(setup.game, parts.Learning)
        self.numbering: Numbering = (
            Listed(setup.game, own.actions(self.game, setup.seats)) if own else Placed(self.game, setup.seats)
        )
        self.observing: Observing = by_features(self.game, own.features) if own else by_letters
        self.retracts = own.RETRACTS if own else ()
        self.size = self.numbering.size
        """How many actions there are."""
        self.width = len(self.observation(self.start(0), 0))
        """How many numbers an observation has."""

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[[Setup], Numbered], tuple[Setup]]:
        return numbered, (self.setup,)

    def start(self, seed: Seed) -> Any:
        return self.game.start(self.setup.seats, seed)

    def legal(self, state: Any, seat: Seat) -> dict[int, Any]:
        """Return a seat's legal actions by number; none, if it can't act. Taking back is left out where it can be."""
        if seat not in self.game.active(state):
            return {}
        every = self.game.legal(state, seat)
        onward = [action for action in every if not isinstance(action, self.retracts)]
        return self.numbering.by_number(onward or every)

    def mask(self, legal: Mapping[int, Any]) -> Mask:
        found = np.zeros(self.size, np.int8)
        found[list(legal)] = 1
        return found

    def observation(self, state: Any, seat: Seat) -> Vector:
        """Return what a seat's view says, and nothing else."""
        return self.observing(self.game.view(state, seat), seat)


def numbered(setup: Setup) -> Numbered:
    """Return the one of a set-up; its seed makes no difference."""
    return _numbered(msgspec.json.encode(msgspec.structs.replace(setup, seed=0), order="sorted"))


@functools.lru_cache(maxsize=64)
def _numbered(setup: bytes) -> Numbered:
    return Numbered(msgspec.json.decode(setup, type=Setup))


def chosen(game: str, seats: int | None, options: Mapping[str, Any], components: File = None) -> Numbered:
    """Return the one of a game with so many seats, None being the fewest, options and perhaps one’s own box."""
    return numbered(setup(game, seats, options, components))


def setup(game: str, seats: int | None, options: Mapping[str, Any], components: File = None) -> Setup:
    own = fitting(Path(components), game) if components else None
    return games.setup(game, games.kind(game).seats[0] if seats is None else seats, 0, options, own)
