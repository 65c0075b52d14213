"""What makes it even who goes first: compensation, with secret tiles and with dealt ones (PP-20)."""

from __future__ import annotations

from ...core.game import Outcome
from .rules import PickPack

OPTION = "compensation"
BOARDS: tuple[dict[str, bool], ...] = ({}, {"beginners": True})


def setting(game: PickPack) -> float:
    return game.compensation


def tie(game: PickPack, outcome: Outcome) -> float:
    """Compensation changes nothing but the end: any other would have been added to the same apples."""
    red, blue = outcome.scores
    return red - blue + game.compensation
