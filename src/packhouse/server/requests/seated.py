"""Acting from a seat: who may, and what is only acknowledged again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ... import wire
from ...core.errors import IllegalAction
from ...core.game import Seat
from ..connection import Connection
from ..house import House
from ..tables.scripted import check_free
from ..tables.table import NoTable, Table
from .registry import answers
from .watching import NotYours

Deed: TypeAlias = Callable[[House, Connection, Any, Table, Seat], Awaitable[None]]


async def seated(house: House, connection: Connection, request: wire.AtTable) -> tuple[Table, Seat]:
    """Return the table and the seat that the connection acts from."""
    table = await house.tables.load(request.table)
    if table.facts.status == "cancelled":
        raise NoTable("cancelled", "this table was cancelled; open a new one")
    seat = table.connections.get(connection)
    if seat is None:
        raise NotYours("no_seat", "you’re only watching this table; show one of your seats to act")
    return table, seat


def check_in_play(table: Table, seat: Seat) -> None:
    match = table.match
    if table.outcome is not None:
        raise IllegalAction("over", "the game is over; start a new one to play on")
    if seat in match.resigned:
        if seat in match.late:
            raise IllegalAction("out_of_time", "your time ran out; the others play on, and you may watch")
        raise IllegalAction("resigned", "you have resigned; the others play on, and you may watch")


def deed(kind: type[wire.AtTable]) -> Callable[[Deed], Deed]:
    """Say which request of a seat in play the function answers; what was done already is only acknowledged again."""

    def note(act: Deed) -> Deed:
        @answers(kind)
        async def answer(house: House, connection: Connection, request: wire.AtTable) -> None:
            table, seat = await seated(house, connection, request)
            if (seat, request.id) in table.answered:
                connection.done(request, table.id)
            else:
                check_free(table.facts)
                check_in_play(table, seat)
                await act(house, connection, request, table, seat)

        return act

    return note
