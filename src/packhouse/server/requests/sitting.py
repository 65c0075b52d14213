"""Sitting down at a table, getting up, and sending someone away."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ... import wire
from ...core.game import Seat
from ..connection import Connection
from ..house import House
from ..storage.facts import Chair, Facts
from ..tables.phases import begun_if_full, check_open
from ..tables.stand_ins import seat_stand_in
from .chairs import NoSeat, addressed, check_addresses
from .naming import why_not
from .opening import grants, hosted
from .registry import answers
from .watching import check_attention, look_away, show, token_of


@answers(wire.Sit)
async def sit(house: House, connection: Connection, request: wire.Sit) -> None:
    check_attention(connection, request.table)
    table = await house.tables.load(request.table)
    if table.facts.rated and not connection.account:
        raise NoSeat("rated_guest", "this is a rated game: sign in to play")
    dishonest = None if connection.account else await why_not(house, connection, request.name)
    chair = (await grants(house, connection, table.facts.game)).own(request.name)

    def seated(facts: Facts) -> Facts:
        own = facts.seats_of(connection.person)
        if own and request.seat in (None, *own):
            return facts  # asked again, since no answer came
        check_open(facts)
        if own:
            raise NoSeat("seated", "you have a seat here already")
        if dishonest:
            raise dishonest
        if facts.rated:
            check_addresses(house.config, connection, [chair.address for chair in facts.chairs])
        sitting = addressed(chair, connection) if facts.rated else chair
        new = facts.with_chair(_free_seat(facts, request.seat), sitting)
        return begun_if_full(table.id, house.time.now, new, house.luck)

    await table.change_or_refuse(seated)
    own = table.facts.seats_of(connection.person)
    connection.done(request, table.id, token_of(house, table, own[0], connection.epoch))
    await show(house, connection, table, own[0] if len(own) == 1 else None)


def _free_seat(facts: Facts, wanted: Seat | None) -> Seat:
    free = [seat for seat, taken in enumerate(facts.chairs) if taken.kind == "open"]
    if wanted is not None and wanted not in free:
        raise NoSeat("taken", "seat {seat} is not free; choose another", seat=wanted + 1)
    if not free:
        raise NoSeat("full", "every seat is taken; you can watch")
    return free[0] if wanted is None else wanted


@answers(wire.Remove)
async def remove(house: House, connection: Connection, request: wire.Remove) -> None:
    table = await hosted(house, connection, request)

    def removed(facts: Facts) -> Facts:
        check_open(facts)
        chair = facts.chairs[request.seat] if request.seat < len(facts.chairs) else Chair()
        if chair.kind == "open" or chair.person == connection.person:
            raise NoSeat("nobody", "there is nobody to remove from seat {seat}", seat=request.seat + 1)
        return facts.with_chair(request.seat, Chair())

    await table.change_or_refuse(removed)
    connection.done(request, table.id)


@answers(wire.Leave)
async def leave(house: House, connection: Connection, request: wire.Leave) -> None:
    """Before the start the seat is free again; at a live table a bot plays on at once, if someone waits."""
    table = await house.tables.load(request.table)
    own = table.facts.seats_of(connection.person)
    if table.facts.status == "open" and own:
        await table.change_or_refuse(functools.partial(_without, own))
    await look_away(house, connection, table.id)
    if table.playing and table.facts.clock.kind != "days":
        for seat in own:
            await seat_stand_in(table, seat)
    connection.done(request, table.id)


def _without(seats: Sequence[Seat], facts: Facts) -> Facts:
    check_open(facts)
    for seat in seats:
        facts = facts.with_chair(seat, Chair())
    return facts
