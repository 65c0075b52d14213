"""Looking back at a match: what there was to see, and what a good bot would have played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ... import wire
from ...core.errors import IllegalAction, Refusal
from ...core.game import Watcher
from ...core.match import AnyMatch
from ..bots.work import BotTask
from ..connection import Connection, asker
from ..house import House
from ..sharing import Asker
from ..tables.drawing import drawing
from ..tables.scene import looking_back
from ..tables.table import NoTable, Table
from .puzzling import check_not_spoilt
from .registry import answers
from .watching import NotYours

ANALYST = "expert"
"""The level of the bot that is asked; a master would take too long."""


R = TypeVar("R", bound=wire.LookingBack)


@answers(wire.Recall)
async def recall(house: House, connection: Connection, request: wire.Recall) -> None:
    table = await house.tables.load(request.table)
    await _look_back(house, connection, request, table, partial(_recalled, table))


@answers(wire.Picture)
async def picture(house: House, connection: Connection, request: wire.Picture) -> None:
    await _look_back(house, connection, request, await house.tables.load(request.table), _pictured)


async def _look_back(
    house: House, connection: Connection, request: R, table: Table, made: Callable[[R, AnyMatch, Watcher], bytes]
) -> None:
    """Answer with what is made of the match as it was, beside the event loop: it is played again up to there."""
    watcher = _eyes(connection, table, request)
    match, entry = table.match, _entry(table, watcher, request.number)
    connection.tell(
        await house.queues.positions.serve(
            partial(asyncio.to_thread, lambda: made(request, match.at(entry), watcher)), asker(connection)
        )
    )


def _recalled(table: Table, request: wire.Recall, match: AnyMatch, watcher: Watcher) -> bytes:
    return looking_back(request, match, watcher, table.times_at(len(match.log)))


def _pictured(request: wire.Picture, match: AnyMatch, watcher: Watcher) -> bytes:
    lines = drawing(match, watcher)
    return wire.encode(wire.Pictured(id=request.id, table=request.table, number=request.number, lines=lines))


def _eyes(connection: Connection, table: Table, request: wire.LookingBack) -> Watcher:
    """Return from whose eyes to look back: while the match goes on, from those that the connection looks from now."""
    is_over = table.match.outcome is not None
    if connection not in table.connections and not is_over:
        raise NotYours("not_watching", "you aren’t watching this table; watch it first")
    own = table.facts.seats_of(connection.person)
    watcher = table.connections.get(connection, own[0] if len(own) == 1 else None)
    if request.seat is None or request.seat == watcher:
        return watcher
    if not is_over:
        raise NotYours("not_yours", "seat {seat} is not shown; its views are open at the end", seat=request.seat + 1)
    if request.seat >= len(table.facts.chairs):
        raise IllegalAction(
            "no_such_seat", "there is no seat {seat} at this table; choose another", seat=request.seat + 1
        )
    return request.seat


def _entry(table: Table, watcher: Watcher, number: int) -> int:
    """Return the entry of the log that made the watcher's update of this number."""
    most = len(table.chronicle.told(watcher))
    if number > most:
        raise Refusal("no_such_number", "there’s no move {number}; the last is {most}", number=number, most=most)
    return table.chronicle.entry(watcher, number)


async def as_it_was(house: House, connection: Connection, request: wire.LookingBack) -> AnyMatch:
    """Return a finished match as it was at a number: while it goes on, nobody's position is judged by the house."""
    table = await house.tables.load(request.table)
    if table.match.outcome is None:
        raise NoTable("not_over", "the game isn’t over yet; ask again when it is")
    await check_not_spoilt(house, connection, table.facts)
    entry = _entry(table, _eyes(connection, table, request), request.number)
    return await house.queues.positions.serve(partial(asyncio.to_thread, table.match.at, entry), asker(connection))


@answers(wire.Assess)
async def assess(house: House, connection: Connection, request: wire.Assess) -> None:
    if house.questions.is_asked(connection, request, connection):
        return
    match = await as_it_was(house, connection, request)
    if match.outcome is not None:
        raise IllegalAction("over", "the game was over by then; choose an earlier number")
    house.questions.ask(connection, request, connection, partial(_assessed, house, asker(connection), request, match))


async def _assessed(house: House, who: Asker, request: wire.Assess, match: AnyMatch) -> wire.Assessed:
    seat = min(match.game.active(match.state))
    task = BotTask.about(match, seat, ANALYST, salt=0)  # so that all get the same answer
    action, lead = await house.bots.judge(task, who)
    return wire.Assessed(
        id=request.id, table=request.table, number=request.number, seat=seat, action=action, lead=lead
    )  # fmt: skip
