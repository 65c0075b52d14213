"""Rollers, side by side: everyone rolls at their own pace, and nobody should pass the goal."""

from .rules import Rollers

GAME = Rollers
