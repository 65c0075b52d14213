"""Pick & Pack: two packers, one grabber (Simon Hunt, 2007)."""

from .rules import PickPack

GAME = PickPack
