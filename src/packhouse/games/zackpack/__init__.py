"""Zack & Pack: grab a truck before the others do, then load it well (Bernd Eisenstein, 2008)."""

from .rules import ZackPack

GAME = ZackPack
