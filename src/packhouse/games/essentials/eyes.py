"""What the players of each level have an eye for; the kernel says what the weights mean."""

from __future__ import annotations

import numpy as np

from .kernel import eye as kernel
from .kernel.eye import Reals

SHARP = {
    "PACE": 1.22, "AREA": 4.9, "FIRST": 0.54, "SECOND": 0.21, "THIRD": 0.15, "FOURTH": 0.12, "OPEN": 2.96,
    "JOIN": 0.3, "EDGE": 0.12, "DEAD_END": 0.24, "ONE": 1.5, "TWO": 2.0, "THREE": 1.5, "FADE": 0.37, "NEAR": 1.35,
    "NEAR_A_ROUND": 0.4, "HOLE": 3.0, "PART": 0.3, "RAT": 4.6, "POM": 1.5, "UNDERWEAR": 8.64, "SOCK": 7.5,
    "HORIZON": 12.0, "BLUR": 0.0, "CATS": 2.0,
}  # fmt: skip
"""All there is to see."""


def eye(**others: float) -> Reals:
    """Return a sharp eye, but for some weights."""
    found = np.zeros(kernel.EYE)
    for name, weight in (SHARP | others).items():
        found[getattr(kernel, name)] = weight
    return found
