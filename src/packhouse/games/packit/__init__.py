"""Pack-It: claim cells a packet at a time (Phil Leduc, 2025)."""

from .rules import PackIt

GAME = PackIt
