"""Two questions after a match with an own box: how it was, and what people would change."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ... import wire
from ...core import components
from ...core.errors import Refusal
from ..connection import Connection
from ..house import House
from ..people.names import visible
from ..storage.database import Step
from ..storage.facts import Facts
from ..storage.opinions import telling
from ..tables.opinions import asked
from ..tables.table import NoTable
from .registry import answers
from .watching import NotYours


@answers(wire.Tell)
async def tell(house: House, connection: Connection, request: wire.Tell) -> None:
    """Keep what someone says, once; nobody at the table is told more than that they said something."""
    table = await house.tables.load(request.table)
    if table.facts.components is None or table.facts.goes_on:
        raise NoTable("no_own_box", "this isn’t asked here: it is for matches with an own box, from their start")
    watcher = table.connections.get(connection)
    own = table.facts.seats_of(connection.person) or ([] if watcher is None else [watcher])
    if not own:
        raise NotYours("no_seat", "you only watch here; open a table of your own to play")
    if not table.begun or table.outcome is None:
        raise NoTable("not_over", "the game isn’t over yet; wait until it is")
    wish = visible(request.wish)
    if request.mark is None and not wish:
        raise Refusal("nothing_told", "choose a mark from 1 to 5, or write what you would change")

    def told(facts: Facts) -> Facts:
        if not asked(facts, own):
            raise Refusal("told_already", "you have said so already; thank you")
        return msgspec.structs.replace(facts, told=tuple(sorted({*facts.told, *own})))

    def noted(facts: Facts) -> Sequence[Step]:
        box = components.digest(table.game.made_of[1])
        return [telling(table.id, own[0], facts.chairs[own[0]].person, box, request.mark, wish)]

    await table.change_or_refuse(told, also=noted)
    connection.done(request, table.id)
