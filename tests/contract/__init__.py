"""What every game promises, whoever wrote it: checks on random play, each named by a sentence."""

from . import acting, bots, coaching, data, knowing, learning, matches, measuring, proposing, refusing, reviewing
from .case import Case
from .promise import CHECKS, Check

__all__ = [
    "CHECKS", "Case", "Check", "acting", "bots", "coaching", "data", "knowing", "learning", "matches", "measuring",
    "proposing", "refusing", "reviewing",
]  # fmt: skip
