"""Looking a finished match over: the coach works beside, and whoever asks hears how it is getting on."""

from __future__ import annotations

from functools import partial

from ... import wire
from ...core.game import Watcher
from ..connection import Connection
from ..house import House
from ..tables.scripted import check_free
from ..tables.table import NoTable, Table
from .puzzling import check_not_spoilt
from .registry import answers


@answers(wire.LookOver)
async def look_over(house: House, connection: Connection, request: wire.LookOver) -> None:
    table = await house.tables.load(request.table)
    check_free(table.facts)
    await check_not_spoilt(house, connection, table.facts)
    if table.match.outcome is None:
        raise NoTable("not_over", "the game isn’t over yet; ask again when it is")
    by = ("coach", request.id, id(connection))
    if not house.questions.is_asked(by, request, connection):
        house.questions.ask(by, request, connection, partial(_looked_over, house, connection, request, table))


async def _looked_over(house: House, connection: Connection, request: wire.LookOver, table: Table) -> wire.LookedOver:
    kept = await house.coaching.kept(table.id)
    verdict = kept or await house.coaching.verdict(table.id, table.match, connection)
    numbers = _numbers(table, verdict, table.connections.get(connection))
    return wire.LookedOver(id=request.id, table=table.id, verdict=verdict, numbers=numbers)


def _numbers(table: Table, verdict: wire.Verdict, watcher: Watcher) -> tuple[int, ...]:
    """Return how much the watcher had been told before each play, by which they find it again."""
    return tuple(table.chronicle.count(watcher, one.number - 1) for one in verdict.weighed)
