"""Looking: at a table, from a seat or as a spectator, and at the lobby."""

from __future__ import annotations

from ... import wire
from ...core.errors import Refusal
from ...core.game import Seat, Watcher
from ..connection import Caller
from ..house import House
from ..tables.table import Table
from .registry import answers

MOST_TABLES = 64
"""How many tables one connection may watch."""


class NotYours(Refusal):
    """The seat is someone else's."""


@answers(wire.Watch)
async def watch(house: House, caller: Caller, request: wire.Watch) -> None:
    table = await house.table(request.table)
    shown = _shown(house, caller, table, request)
    await show(house, caller, table, shown, since=request.since, answer=request.id)


async def show(house: House, caller: Caller, table: Table, shown: Watcher, *, since: int = 0, answer: str = "") -> None:
    """Let the caller watch from here on, and tell it all there is to know."""
    check_attention(caller, table.id)
    spectators = [ear for ear, seat in table.ears.items() if seat is None and ear is not caller]
    if shown is None and len(spectators) >= house.config.spectators:
        raise Refusal("too_many_spectators", "this table has as many spectators as it can take")
    caller.watching.add(table.id)
    table.ears[caller] = shown
    caller.tell(wire.encode(table.described(caller, answer, box=True)))
    if table.begun:
        table.tell_all(caller, since, answer)
    await house.note_presence(table)


def check_attention(caller: Caller, table: str) -> None:
    """Refuse one more table to whoever watches as many as a connection can."""
    if table not in caller.watching and len(caller.watching) >= MOST_TABLES:
        raise Refusal("too_many_tables", "you watch {most} tables; leave one first", most=MOST_TABLES)


def _shown(house: House, caller: Caller, table: Table, request: wire.Watch) -> Watcher:
    if request.spectate:
        return None
    if request.token:
        return _seat_of_token(house, table, request.token)
    own = table.facts.seats_of(caller.person)
    if request.seat is not None and request.seat not in own:
        raise NotYours("not_yours", "seat {seat} is not yours; watch without naming it", seat=request.seat + 1)
    if request.seat is not None:
        return request.seat
    return own[0] if len(own) == 1 else None


def _seat_of_token(house: House, table: Table, text: str) -> Watcher:
    token = house.sessions.read_token(text)
    if token is not None and token.table == (table.facts.origin or table.id):
        for seat, chair in enumerate(table.facts.chairs):
            if chair.is_persons and chair.grant == token.grant:
                return seat
    raise NotYours("bad_token", "this seat’s link is not valid (any more); ask for a new one")


def token_of(house: House, table: Table, seat: Seat) -> str:
    """Return what opens the seat on any device, at this table and in its rematches."""
    return house.sessions.seat_token(table.facts.origin or table.id, table.facts.chairs[seat].grant)


@answers(wire.Unwatch)
async def unwatch(house: House, caller: Caller, request: wire.Unwatch) -> None:
    await look_away(house, caller, request.table)
    caller.done(request)


async def look_away(house: House, caller: Caller, name: str) -> None:
    caller.watching.discard(name)
    table = house.tables.get(name)
    if table is not None and table.ears.pop(caller, False) is not False:
        await house.note_presence(table)


@answers(wire.Lobby)
async def lobby(house: House, caller: Caller, request: wire.Lobby) -> None:
    if request.on:
        house.lobby_ears.add(caller)
        caller.tell(wire.encode(await house.lobby()))
    else:
        house.lobby_ears.discard(caller)
    caller.done(request)
