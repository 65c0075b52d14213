"""Pack the Essentials: fill your suitcase with tidy colours, and with as many cats as it holds (J. Atkins, 2024)."""

from .rules import Essentials

GAME = Essentials
