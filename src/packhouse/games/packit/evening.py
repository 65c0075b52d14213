"""What makes it even who goes first: komi, on each board (PI-7, PI-11)."""

from __future__ import annotations

from typing import get_args

from ...core.game import Outcome
from .components import Shape
from .rules import PackIt

OPTION = "komi"
BOARDS = [{"board": shape} for shape in get_args(Shape)]


def setting(game: PackIt) -> float:
    return game.komi


def tie(game: PackIt, outcome: Outcome) -> float:
    """Komi changes nothing but the end: any other would have been added to the same pieces."""
    white, red = outcome.scores
    return white - red + game.komi
