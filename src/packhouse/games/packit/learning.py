"""Pack-It for those who learn: an action for each cell, and what lies where."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from ...kit.vectors import Vector, each, flags, share, vector
from .actions import Pack
from .rules import RED, WHITE, PackIt
from .state import View


def actions(game: PackIt, seats: int) -> Sequence[Pack]:
    return [Pack(cell) for cell in game.board.cells]


def features(game: PackIt, view: View, seat: Seat) -> Vector:
    """Return planes of one's own, the other's, neutral and empty cells, points by cells, and whose turn it is."""
    cells = game.board.cells
    pieces = {WHITE: view.white, RED: view.red}
    planes = (each({*taken}, cells) for taken in (pieces[seat], pieces[1 - seat], view.neutral, view.empty))
    points = [*share(view.scores[seat], len(cells)), *share(view.scores[1 - seat], len(cells))]
    return vector(*planes, points, flags(seat == RED, view.turn == seat))
