"""How quick a player of Zack & Pack is, in seconds: what the levels of bots differ in while they race."""

from __future__ import annotations

import msgspec

from ...core.rng import Rng
from .rules import ZackPack
from .state import Counts, View

LOOKING = 2.0
"""From what everyone rolled to being ready."""
SPREAD = 1000
"""A reaction takes half as long as usual to half as long again, in so many steps."""
HASTE = 4
"""Usually a hand goes out within a quarter of the clock that runs."""
CALM = 3
"""Usually a truck is loaded within a third of the loading clock."""


class Pace(msgspec.Struct, frozen=True):
    grab: float
    """From the flip to the hand on a truck, and from seeing it gone to the hand on the next."""
    put: float
    """For each piece, and for saying done."""

    def reaction(self, game: ZackPack, view: View, load: Counts, rng: Rng) -> float:
        """Return the seconds from seeing this to acting; short clocks make everyone quicker."""
        usual = {
            "grab": min(self.grab, game.seconds["grab"] / HASTE),
            "load": min(self.put, game.seconds["load"] / CALM / (sum(load) + 1)),
        }.get(view.phase, min(LOOKING, game.seconds["ready"] / HASTE))
        return usual * (0.5 + rng.below(SPREAD) / SPREAD)
