"""Every request's function, gathered from the files where they are written."""

from . import (
    branching,
    looking_back,
    offers,
    opening,
    playing,
    proposing,
    puzzling,
    rematch,
    reviewing,
    sitting,
    watching,
)  # fmt: skip
from .registry import HANDLERS

__all__ = [
    "HANDLERS", "branching", "looking_back", "offers", "opening", "playing", "proposing", "puzzling", "rematch",
    "reviewing", "sitting", "watching",
]  # fmt: skip
