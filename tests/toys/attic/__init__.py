"""Attic, crowded: everyone stows furniture under one roof, in three thousand ways at first."""

from .rules import Attic

GAME = Attic
