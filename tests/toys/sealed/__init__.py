"""Sealed Bids, in secret: everyone offers a card at once, and the highest takes the prize."""

from .rules import Sealed

GAME = Sealed
