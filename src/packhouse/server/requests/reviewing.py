"""Reviews: where the game has one, whoever watches may ask what could have been in finished parts of the match."""

from __future__ import annotations

from functools import partial

import msgspec

from ... import games, wire
from ...core.errors import Refusal
from ...core.game import Watcher
from ...games import parts
from ..connection import Connection, asker
from ..house import House
from ..tables.scene import view_of
from ..tables.table import Table
from .puzzling import check_not_spoilt
from .registry import answers
from .watching import NotYours


@answers(wire.Review)
async def review(house: House, connection: Connection, request: wire.Review) -> None:
    table = await house.tables.load(request.table)
    if house.questions.is_asked(connection, request, connection):
        return
    watcher = _eyes(table, connection)
    match = table.match
    await check_not_spoilt(house, connection, table.facts)
    if not games.has_part(table.facts.game, parts.Reviews):
        raise Refusal("no_review", "this game has no reviews; look back when the game is over")
    view, number = view_of(match, watcher), len(table.chronicle.told(watcher))
    think = partial(_reviewed, house, connection, request, table, watcher, number, view)
    house.questions.ask(connection, request, connection, think)


def _eyes(table: Table, connection: Connection) -> Watcher:
    if connection not in table.connections:
        raise NotYours("not_watching", "you aren’t watching this table; watch it first")
    return table.connections[connection]


async def _reviewed(
    house: House, connection: Connection, request: wire.Review, table: Table, watcher: Watcher, number: int, view: bytes
) -> wire.Reviewed:
    blind = msgspec.structs.replace(table.match.setup, seed=0)  # the view is all that a review may know of the match
    told = await house.bots.review(msgspec.json.encode(blind), view, asker(connection))
    if _eyes(table, connection) != watcher:  # a device that was handed on meanwhile is told nothing
        raise NotYours("not_yours", "you’re looking from another seat now; ask again")
    return wire.Reviewed(id=request.id, table=table.id, number=number, review=msgspec.Raw(told))
