"""Public tables, as the lobby lists them."""

from __future__ import annotations

from .. import games
from .facts import Facts
from .wire import OpenTable, SeatFacts


def open_table(table: str, facts: Facts) -> OpenTable:
    game = games.kind(facts.game)
    seats = tuple(
        SeatFacts(kind=chair.kind, name=chair.name, side=game.sides[seat] if game.sides else "", rating=chair.rating)
        for seat, chair in enumerate(facts.chairs)
    )
    return OpenTable(
        table=table, game=facts.game, title=game.title, status=facts.status, seats=seats, clock=facts.clock,
        rated=facts.rated, options=facts.options,
    )  # fmt: skip
