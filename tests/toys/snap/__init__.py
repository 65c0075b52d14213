"""Snap, a race: even cards are worth having, odd ones are not, and the first to grab has the card."""

from .rules import Snap

GAME = Snap
