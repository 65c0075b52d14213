"""Beginning again with the same players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ... import wire
from ..connection import Connection
from ..house import House
from ..luck import Luck
from ..storage.database import Step
from ..storage.facts import TABLE_BYTES, Facts
from ..storage.tables import opening
from ..tables.phases import begun
from ..tables.table import NoTable
from .opening import check_number
from .registry import answers


@answers(wire.Rematch)
async def rematch(house: House, connection: Connection, request: wire.Rematch) -> None:
    """Begin again with the same players, everyone one seat further, once all people have asked for it."""
    table = await house.tables.load(request.table)
    watcher = table.connections.get(connection)
    own = table.facts.seats_of(connection.person) or ([] if watcher is None else [watcher])
    if table.facts.status not in ("playing", "over") or not own or table.match.outcome is None:
        raise NoTable("no_rematch", "a rematch is for the players of a finished game")
    if not table.facts.next:
        check_number(house, connection)

    def asked(facts: Facts) -> Facts:
        if facts.next:
            return facts
        seats = tuple(sorted({*facts.rematch, *own}))
        everyone = set(facts.people) <= set(seats)
        return msgspec.structs.replace(facts, rematch=seats, next=house.luck.token(TABLE_BYTES) if everyone else "")

    def opened(facts: Facts) -> Sequence[Step]:
        now = house.time.now
        return opening(facts.next, _again(table.id, facts, now, house.luck), now) if facts.next else []

    await table.change_or_refuse(asked, also=opened)
    connection.done(request, table.facts.next or table.id)


def _again(table: str, facts: Facts, now: int, luck: Luck) -> Facts:
    chairs = (*facts.chairs[1:], facts.chairs[0])
    new = Facts(
        game=facts.game, game_version=facts.game_version, options=facts.options, components=facts.components,
        chairs=chairs, clock=facts.clock, host=facts.host, public=facts.public,
        rated=facts.rated and all(chair.rating is not None for chair in chairs), origin=facts.origin or table,
    )  # fmt: skip
    return begun(facts.next, now, new, luck)
