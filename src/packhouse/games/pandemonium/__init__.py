"""Package Pandemonium: plan routes, bring packages home, and keep them from the Rogue (rules V1.2, 2024)."""

from .rules import Pandemonium

GAME = Pandemonium
