"""What players of Package Pandemonium have an eye for, in points; the levels differ in it."""

from __future__ import annotations

from typing import NamedTuple


class Eye(NamedTuple):
    """A sharp one, but for what a level sees otherwise."""

    blur: float = 0.0
    """By how many points each judgement may be off."""
    plans: bool = True
    """Whether whole routes are looked through; else the next step is as far as it sees."""
    sure: float = 0.9
    """What is left of a package's value if it comes home on the next route."""
    home: float = 0.82
    """What is left of a package's value for each turn that its way home takes."""
    pull: float = 0.55
    """What of a package's value is felt on the square beside it."""
    fade: float = 0.78
    """What is left of that a step further off."""
    danger: float = 0.6
    """How many packages each cube in the Rogue's reach costs, if it comes for them."""
    unit: float = 0.7
    """A battery unit."""
    missions: bool = True
    """Whether missions count before they are complete."""
    stake: float = 1.6
    """What winning a turn brings on average: low cards are kept for turns in which it brings more."""


SHARP = Eye()
