"""Public tables, as the lobby lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from ... import games
from ...core.game import Seat
from ...wire import OpenTable, SeatInfo
from .facts import Facts

NOBODY: Mapping[Seat, bool] = MappingProxyType({})


def open_tables(found: Iterable[tuple[str, Facts]]) -> tuple[OpenTable, ...]:
    """Describe tables, but for those of games that are no longer here."""
    installed = set(games.names())
    return tuple(_described(table, facts) for table, facts in found if facts.game in installed)


def seats_shown(facts: Facts, person: str = "", resigned: Mapping[Seat, bool] = NOBODY) -> tuple[SeatInfo, ...]:
    """Return a table's seats as a list shows them to a person; of those that resigned, whether their clocks did."""
    sides = games.kind(facts.game).sides
    own = facts.seats_of(person) if person else []
    return tuple(
        SeatInfo(
            kind=chair.kind, name=chair.name, side=sides[seat] if sides else "", mine=seat in own,
            rating=chair.rating, resigned=seat in resigned, late=resigned.get(seat, False),
        )
        for seat, chair in enumerate(facts.chairs)
    )  # fmt: skip


def _described(table: str, facts: Facts) -> OpenTable:
    return OpenTable(
        table=table, game=facts.game, title=games.kind(facts.game).title, status=facts.status,
        seats=seats_shown(facts), clock=facts.clock, rated=facts.rated, options=facts.options,
    )  # fmt: skip
