"""Reviews: where the game has one, whoever watches may ask what could have been in that which is over in the match."""

from __future__ import annotations

from functools import partial

import msgspec

from ... import games, wire
from ...core.errors import Refusal
from ...core.game import Watcher
from ...games import parts
from ..connection import Caller
from ..house import House
from ..tables.scene import shown
from ..tables.table import Table
from .questions import answer, is_thought_about
from .registry import answers
from .watching import NotYours


@answers(wire.Review)
async def review(house: House, caller: Caller, request: wire.Review) -> None:
    table = await house.table(request.table)
    if is_thought_about(house, caller, request, asker=caller):
        return
    watcher = _eyes(table, caller)
    view = shown(table.match, watcher)
    if not games.has_part(table.facts.game, parts.Reviews):
        raise Refusal("no_review", "this game has no reviews; look back when the match is over")
    number = len(table.chronicle.told(watcher))
    answer(house, caller, request, caller, partial(_reviewed, house, caller, request, table, watcher, number, view))


def _eyes(table: Table, caller: Caller) -> Watcher:
    if caller not in table.ears:
        raise NotYours("not_watching", "you don’t watch this table; watch it first")
    return table.ears[caller]


async def _reviewed(
    house: House, caller: Caller, request: wire.Review, table: Table, watcher: Watcher, number: int, view: bytes
) -> wire.Reviewed:
    blind = msgspec.structs.replace(table.match.setup, seed=0)  # the view is all that a review may know of the match
    work = partial(house.thinkers.review, msgspec.json.encode(blind), view)
    told = await house.consulting.serve(work)
    if _eyes(table, caller) != watcher:  # a device that was handed on meanwhile is told nothing
        raise NotYours("not_yours", "you look from another seat now; ask again")
    return wire.Reviewed(id=request.id, table=table.id, number=number, review=msgspec.Raw(told))
