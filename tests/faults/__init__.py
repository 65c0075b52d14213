"""The toys again, each with one fault, to see that the contract's checks can fail."""

from . import acting, bots, chance, data, knowing, measuring, pacing, proposing, reviewing
from .fault import FAULTS

__all__ = ["FAULTS", "acting", "bots", "chance", "data", "knowing", "measuring", "pacing", "proposing", "reviewing"]
