"""Every request's function, gathered from the files where they are written."""

from . import offers, playing, seating, watching
from .requests import HANDLERS

__all__ = ["HANDLERS", "offers", "playing", "seating", "watching"]
