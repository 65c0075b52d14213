"""Looking: at a table, from a seat or as a spectator, at the lobby, and whether the other side is there."""

from __future__ import annotations

from ... import wire
from ...core.errors import Refusal
from ...core.game import Seat, Watcher
from ..connection import Connection
from ..house import House
from ..tables.table import Table
from .registry import answers

MOST_TABLES = 64
"""How many tables one connection may watch."""


class NotYours(Refusal):
    """The seat is someone else's."""


@answers(wire.Watch)
async def watch(house: House, connection: Connection, request: wire.Watch) -> None:
    table = await house.tables.load(request.table)
    watcher = await _watcher(house, connection, table, request)
    await show(house, connection, table, watcher, since=request.since, answer=request.id)


async def show(
    house: House, connection: Connection, table: Table, watcher: Watcher, *, since: int = 0, answer: str = ""
) -> None:
    """Let the connection watch from here on, and tell it all there is to know."""
    check_attention(connection, table.id)
    spectators = [other for other, seat in table.connections.items() if seat is None and other is not connection]
    if watcher is None and len(spectators) >= house.config.spectators:
        raise Refusal("too_many_spectators", "this table can’t take any more spectators; try again later")
    connection.watching.add(table.id)
    table.connections[connection] = watcher
    connection.tell(wire.encode(table.described(connection, answer, box=True)))
    if table.begun:
        table.tell_all(connection, since, answer)
    await house.presence.note(table)


def check_attention(connection: Connection, table: str) -> None:
    """Refuse one more table to whoever watches as many as a connection can."""
    if table not in connection.watching and len(connection.watching) >= MOST_TABLES:
        raise Refusal(
            "too_many_watched", "you’re watching {most} tables, the most you can; close one", most=MOST_TABLES
        )


async def _watcher(house: House, connection: Connection, table: Table, request: wire.Watch) -> Watcher:
    if request.spectate:
        return None
    if request.token:
        return await _seat_of_token(house, connection, table, request.token)
    own = table.facts.seats_of(connection.person)
    if request.seat is not None and request.seat not in own:
        raise NotYours("not_yours", "seat {seat} is not yours; watch without naming it", seat=request.seat + 1)
    if request.seat is not None:
        return request.seat
    return own[0] if len(own) == 1 else None


async def _seat_of_token(house: House, connection: Connection, table: Table, text: str) -> Watcher:
    token = house.sessions.read_token(text)
    if token is not None and token.table == (table.facts.origin or table.id):
        for seat, chair in enumerate(table.facts.chairs):
            if chair.is_persons and chair.grant == token.grant and await house.store.epoch(chair.person) == token.epoch:
                house.bans.check_person(chair.person)
                house.connections.borrow(connection, chair.person, token.epoch)
                return seat
    raise NotYours("bad_token", "this seat’s link is not valid (any more); ask for a new one")


def token_of(house: House, table: Table, seat: Seat, epoch: int) -> str:
    """Return what opens the seat on any device, here and in its rematches, until its person's password changes."""
    return house.sessions.seat_token(table.facts.origin or table.id, table.facts.chairs[seat].grant, epoch)


@answers(wire.Unwatch)
async def unwatch(house: House, connection: Connection, request: wire.Unwatch) -> None:
    await look_away(house, connection, request.table)
    connection.done(request)


async def look_away(house: House, connection: Connection, name: str) -> None:
    connection.watching.discard(name)
    table = house.tables.in_memory(name)
    if table is not None and table.connections.pop(connection, False) is not False:
        await house.presence.note(table)


@answers(wire.Lobby)
async def lobby(house: House, connection: Connection, request: wire.Lobby) -> None:
    if request.on:
        house.lobby.connections.add(connection)
        connection.tell(await house.lobby.listed())
    else:
        house.lobby.connections.discard(connection)
    connection.done(request)


@answers(wire.Here)
async def here(house: House, connection: Connection, request: wire.Here) -> None:
    house.silence.promise(connection, request.soon)
    connection.done(request)
