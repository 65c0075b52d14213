"""Beginning again with the same players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ... import wire
from ...core.game import Outcome, Seat
from ..connection import Connection
from ..house import House
from ..storage.database import Step
from ..storage.facts import TABLE_BYTES, Chair, Facts
from ..storage.strengths import next_level
from ..storage.tables import opening
from ..tables.phases import begun, unaddressed
from ..tables.scripted import check_free
from ..tables.table import NoTable
from .chairs import check_addresses
from .opening import check_boxes, check_number
from .registry import answers


@answers(wire.Rematch)
async def rematch(house: House, connection: Connection, request: wire.Rematch) -> None:
    """Begin again with the same players, everyone one seat further, once all people ask for it."""
    table = await house.tables.load(request.table)
    watcher = table.connections.get(connection)
    own = table.facts.seats_of(connection.person) or ([] if watcher is None else [watcher])
    if table.facts.status not in ("playing", "over") or not own or (outcome := table.match.outcome) is None:
        raise NoTable("no_rematch", "a rematch is for the players of a finished game")
    if table.facts.puzzle:
        raise NoTable("no_rematch_try", "a puzzle has no rematch; try it again from the first page")
    check_free(table.facts)
    if not table.facts.next and not request.withdraw:
        check_number(house, connection)
        if table.facts.components is not None:
            check_boxes(house, connection)

    def asked(facts: Facts) -> Facts:
        if facts.next:
            return facts
        if facts.rated and not request.withdraw:
            check_addresses(house.config, connection, _opposite(facts, own))
        seats = {*facts.rematch} - {*own} if request.withdraw else {*facts.rematch, *own}
        everyone = not request.withdraw and set(facts.people) <= seats
        address = connection.address if facts.rated and not request.withdraw else ""
        return msgspec.structs.replace(
            facts, rematch=tuple(sorted(seats)), next=house.luck.token(TABLE_BYTES) if everyone else "",
            chairs=unaddressed(facts.chairs) if everyone else _asking_from(address, facts, own),
        )  # fmt: skip

    def opened(facts: Facts) -> Sequence[Step]:
        now = house.time.now
        new = _suiting(_again(table.id, facts), facts, outcome)
        opener = house.sessions.opener(connection.address, facts.host)
        return opening(facts.next, begun(facts.next, now, new, house.luck), now, opener) if facts.next else []

    await table.change_or_refuse(asked, also=opened)
    connection.done(request, table.facts.next or table.id)


def _opposite(facts: Facts, own: Sequence[Seat]) -> list[str]:
    """Return where the others were who have asked: what was known of it before went when the match began."""
    return [chair.address for seat, chair in enumerate(facts.chairs) if seat not in own]


def _asking_from(address: str, facts: Facts, own: Sequence[Seat]) -> tuple[Chair, ...]:
    """Return the seats with where their people are who ask, as long as others haven't."""
    return tuple(
        msgspec.structs.replace(chair, address=address) if seat in own else chair
        for seat, chair in enumerate(facts.chairs)
    )


def _again(table: str, facts: Facts) -> Facts:
    chairs = (*facts.chairs[1:], facts.chairs[0])
    return Facts(
        game=facts.game, game_version=facts.game_version, options=facts.options, components=facts.components,
        chairs=chairs, clock=facts.clock, host=facts.host, public=facts.public,
        rated=facts.rated and facts.clock.kind != "none" and all(chair.rating is not None for chair in chairs),
        origin=facts.origin or table,
        gentle=facts.gentle, suits=facts.suits,
    )  # fmt: skip


def _suiting(new: Facts, old: Facts, outcome: Outcome) -> Facts:
    """Return the rematch with bots as strong as suits their opponent after the match."""
    level = next_level(old, outcome)
    chairs = (msgspec.structs.replace(chair, name=level) if chair.kind == "bot" else chair for chair in new.chairs)
    return msgspec.structs.replace(new, chairs=tuple(chairs)) if level else new
