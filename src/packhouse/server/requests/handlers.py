"""Every request's function, gathered from the files where they are written."""

from . import branching, looking_back, offers, playing, proposing, reviewing, seating, watching
from .registry import HANDLERS

__all__ = [
    "HANDLERS", "branching", "looking_back", "offers", "playing", "proposing", "reviewing", "seating", "watching",
]  # fmt: skip
