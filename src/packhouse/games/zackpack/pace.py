"""How quick a player of Zack & Pack is, in seconds: what the levels of bots differ in while they race."""

from __future__ import annotations

import msgspec

from ...core.rng import Rng
from .rules import ZackPack, looking
from .state import Counts, View

LOOKING = 2.0
"""From what everyone rolled to being ready."""
SPREAD = 1000
"""A reaction takes half as long as usual to half as long again, in so many steps."""
PART = 3
"""Usually a hand goes out, and a whole truck is loaded, within a third of the clock that runs."""


class Pace(msgspec.Struct, frozen=True):
    grab: float
    """From the flip to the hand on a truck, and from seeing it gone to the hand on the next."""
    put: float
    """For each piece, and for saying done."""

    def reaction(self, game: ZackPack, view: View, load: Counts, rng: Rng) -> float:
        """Return the seconds from seeing this to acting; short clocks make everyone quicker."""
        match view.phase:
            case "grab":
                usual = looking("grab", view.round) * min(self.grab, game.seconds["grab"] / PART)
            case "load":
                usual = min(self.put, game.seconds["load"] / PART / (sum(load) + 1))
            case _:
                usual = min(LOOKING, game.seconds["ready"] / PART)
        return usual * (0.5 + rng.below(SPREAD) / SPREAD)
