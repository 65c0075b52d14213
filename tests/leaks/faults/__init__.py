"""Leaks, planted one at a time, to see that the check can fail."""

from . import answering, showing, telling
from .fault import FAULTS, Fault

__all__ = ["FAULTS", "Fault", "answering", "showing", "telling"]
