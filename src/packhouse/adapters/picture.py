"""A position in letters, as a spectator sees it."""

from __future__ import annotations

from io import StringIO

import msgspec

from .. import games
from ..games import parts
from .position import Position

WIDTH = 120


def picture(position: Position) -> str:
    """Return the game's own drawing; where it has none, the view as JSON."""
    game = position.rules.game
    view, own = game.view(position.state, None), games.part(game.name, parts.Terminal)
    if own is None:
        return msgspec.json.encode(view).decode()
    from rich.console import Console  # noqa: PLC0415 — few look on

    page = Console(file=StringIO(), width=WIDTH, color_system=None)
    with page.capture() as drawn:
        page.print(own.draw(game, view, None))
    return drawn.get()
