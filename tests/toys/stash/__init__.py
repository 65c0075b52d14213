"""Stash, unnoticed: everyone hides as many stones as they dare, and only those that nobody else hid count."""

from .rules import Stash

GAME = Stash
