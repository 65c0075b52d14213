"""The toys again, each with one fault, to see that the contract's checks can fail."""

from . import acting, bots, chance, coaching, data, knowing, learning, measuring, pacing, proposing, reviewing
from .fault import FAULTS

__all__ = [
    "FAULTS", "acting", "bots", "chance", "coaching", "data", "knowing", "learning", "measuring", "pacing",
    "proposing", "reviewing",
]  # fmt: skip
