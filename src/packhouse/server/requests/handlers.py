"""Every request's function, gathered from the files where they are written."""

from . import (
    branching,
    learning,
    looking_back,
    offers,
    opening,
    playing,
    proposing,
    rematch,
    reviewing,
    sitting,
    watching,
)
from .registry import HANDLERS

__all__ = [
    "HANDLERS", "branching", "learning", "looking_back", "offers", "opening", "playing", "proposing", "rematch",
    "reviewing", "sitting", "watching",
]  # fmt: skip
