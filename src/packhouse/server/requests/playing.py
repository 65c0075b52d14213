"""What a seat may ask during a match: to play, to try a play out, to give up, and to say a phrase."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence

import msgspec

from ... import wire
from ...core import notation, undo
from ...core.errors import IllegalAction, Refusal
from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Play, Seated
from ...core.rng import QuickRng
from ..announcements import phrase_said
from ..connection import Connection, asker
from ..house import House
from ..luck import dice
from ..storage.facts import OWNER
from ..tables.audience import Asked
from ..tables.scripted import check_asked
from ..tables.stand_ins import giving_up
from ..tables.table import Table
from .registry import answers
from .seated import check_in_play, deed, seated


@answers(wire.Play)
async def play(house: House, connection: Connection, request: wire.Play) -> None:
    table, seat = await seated(house, connection, request)
    _check_id(table, seat, request)

    def make(match: AnyMatch, at: int) -> Sequence[Entry]:
        check_in_play(table, seat)
        _check_in_time(house, table, seat, at)
        if request.turn != table.turn(seat):
            raise IllegalAction("stale", "your seat has played since; look at the board and choose again")
        played = Play(seat=seat, action=request.action, at=at)
        if table.facts.lesson:
            check_asked(table.facts, match, played)
        return [*_back_in_seat(table, seat, at), played]

    if await table.commit(make, Asked(seat, request.id, connection)):
        house.metrics.plays.inc()


def _check_id(table: Table, seat: Seat, request: wire.Play) -> None:
    """Refuse another play under the id of an earlier one: acknowledged as a repetition, it would be lost."""
    done = table.answered.get((seat, request.id))
    if done is None or isinstance(done, Seated):
        return
    if not isinstance(done, Play) or done.action != notation.write(table.game.read(request.action)):
        raise Refusal("id_reused", "this message’s id was used before at this table; choose a new one")


def _check_in_time(house: House, table: Table, seat: Seat, at: int) -> None:
    """Refuse whoever's time is up, though nobody has noted it yet."""
    if seat in table.clocks.late(at) or table.clocks.phase_is_over(at):
        house.keeper.look(table)
        raise IllegalAction("time_up", "the time is up")


def _back_in_seat(table: Table, seat: Seat, at: int) -> list[Entry]:
    """Whoever plays is back: their stand-in gets up."""
    is_away = table.facts.chairs[seat].is_persons and table.bot(seat)
    return [Seated(seat=seat, occupant=OWNER, at=at)] if is_away else []


@answers(wire.Preview)
async def preview(house: House, connection: Connection, request: wire.Preview) -> None:
    """Answer from an imagined position, so that what is hidden stays hidden; where a play would reveal, not at all."""
    table, seat = await seated(house, connection, request)
    check_in_play(table, seat)
    work = functools.partial(asyncio.to_thread, _previewed, table.match.copy(), seat, request.action, dice(house.luck))
    view = await house.queues.positions.serve(work, asker(connection))
    connection.tell(wire.encode(wire.Previewed(id=request.id, table=table.id, view=msgspec.Raw(view))))


def _previewed(match: AnyMatch, seat: Seat, text: str, rng: QuickRng) -> bytes:
    """Return the view after a play in a world that the seat imagines; the true one has no part in the answer."""
    game = match.game
    action = game.read(text)
    match.state = game.imagine(match.state, seat, rng)
    world = match.state.copy()
    game.play(world, seat, action)
    if undo.learns(match, seat, action, seat, rng):
        raise IllegalAction("reveals", "this move reveals something, so it can’t be tried out; play it to see")
    return wire.encode(game.view(world, seat))


@deed(wire.Resign)
async def resign(house: House, connection: Connection, request: wire.Resign, table: Table, seat: Seat) -> None:
    await table.commit(lambda match, at: giving_up(table, match, seat, at), Asked(seat, request.id, connection))


@answers(wire.Say)
async def say(house: House, connection: Connection, request: wire.Say) -> None:
    table, seat = await seated(house, connection, request)
    if not house.limits.saying.allow(f"{table.id} {seat}"):
        raise Refusal("said_enough", "you’ve just said a lot; wait a few seconds")
    table.tell(wire.Said(table=table.id, seat=seat, phrase=request.phrase))
    if not house.worker.is_alone:
        await house.store.database.write(announce=phrase_said(table.id, seat, request.phrase))
    connection.done(request)
