"""Public tables, as the lobby lists them."""

from __future__ import annotations

from collections.abc import Iterable

from .. import games
from .facts import Facts
from .wire import OpenTable, SeatFacts


def open_tables(found: Iterable[tuple[str, Facts]]) -> tuple[OpenTable, ...]:
    """Describe tables, but for those of games that are no longer here."""
    installed = set(games.names())
    return tuple(_described(table, facts) for table, facts in found if facts.game in installed)


def _described(table: str, facts: Facts) -> OpenTable:
    game = games.kind(facts.game)
    seats = tuple(
        SeatFacts(kind=chair.kind, name=chair.name, side=game.sides[seat] if game.sides else "", rating=chair.rating)
        for seat, chair in enumerate(facts.chairs)
    )
    return OpenTable(
        table=table, game=facts.game, title=game.title, status=facts.status, seats=seats, clock=facts.clock,
        rated=facts.rated, options=facts.options,
    )  # fmt: skip
