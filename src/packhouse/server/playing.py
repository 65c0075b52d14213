"""What a seat may ask during a match."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from ..core import undo
from ..core.errors import IllegalAction
from ..core.game import Seat, Watcher
from ..core.match import AnyMatch, Draw, Entry, Play, Resign, Seated, Undo
from ..core.rng import QuickRng
from . import wire
from .caller import Caller
from .facts import OWNER, Facts
from .house import House
from .requests import answers
from .table import Make, Table
from .watching import NotYours

Deed: TypeAlias = Callable[[House, Caller, Any, Table, Seat], Awaitable[None]]


async def _seated(house: House, caller: Caller, request: wire.AtTable) -> tuple[Table, Seat]:
    """Return the table and the seat that the caller acts from."""
    table = await house.table(request.table)
    seat = table.ears.get(caller)
    if seat is None:
        raise NotYours("no_seat", "you only watch this table; show one of your seats to act")
    return table, seat


def _check_in_play(match: AnyMatch, seat: Seat) -> None:
    if match.outcome is not None:
        raise IllegalAction("over", "the game is over; start a new one to play on")
    if seat in match.resigned:
        raise IllegalAction("resigned", "you have resigned; the others play on")


def _deed(kind: type[wire.AtTable]) -> Callable[[Deed], Deed]:
    """Say which request of a seat in play the function answers; what was done already is only acknowledged again."""

    def note(deed: Deed) -> Deed:
        @answers(kind)
        async def answer(house: House, caller: Caller, request: wire.AtTable) -> None:
            table, seat = await _seated(house, caller, request)
            if (seat, request.id) in table.answered:
                caller.done(request, table.id)
            else:
                _check_in_play(table.match, seat)
                await deed(house, caller, request, table, seat)

        return deed

    return note


@answers(wire.Play)
async def play(house: House, caller: Caller, request: wire.Play) -> None:
    table, seat = await _seated(house, caller, request)

    def make(match: AnyMatch, at: int) -> Sequence[Entry]:
        _check_in_play(match, seat)
        if request.turn != table.turn(seat):
            raise IllegalAction("stale", "your seat has played since; look at the board and choose again")
        return [*_back_in_seat(table, seat, at), Play(seat=seat, action=request.action, at=at)]

    await table.commit(make, (seat, request.id), caller)
    house.metrics.plays.inc()


def _back_in_seat(table: Table, seat: Seat, at: int) -> list[Entry]:
    """Whoever plays is back: their stand-in gets up."""
    is_away = table.facts.chairs[seat].is_persons and table.bot(seat)
    return [Seated(seat=seat, occupant=OWNER, at=at)] if is_away else []


@answers(wire.Preview)
async def preview(house: House, caller: Caller, request: wire.Preview) -> None:
    """Answer from an imagined position, so that what is hidden stays hidden; where a play would reveal, not at all."""
    table, seat = await _seated(house, caller, request)
    _check_in_play(table.match, seat)
    view = await asyncio.to_thread(_previewed, table.match.copy(), seat, request.action)
    caller.tell(wire.encode(wire.Previewed(id=request.id, table=table.id, view=msgspec.Raw(view))))


def _previewed(match: AnyMatch, seat: Seat, text: str) -> bytes:
    """Return the view after a play in a world that the seat imagines; the true one has no part in the answer."""
    game, rng = match.game, QuickRng(secrets.randbits(64))
    action = game.read(text)
    match.state = game.imagine(match.state, seat, rng)
    world = match.state.copy()
    game.play(world, seat, action)
    if undo.learns(match, seat, action, seat, rng):
        raise IllegalAction("reveals", "this play reveals something, so it can’t be tried out; play it to see")
    return wire.encode(game.view(world, seat))


@_deed(wire.Undo)
async def take_back(house: House, caller: Caller, request: wire.Undo, table: Table, seat: Seat) -> None:
    match, told = table.match.copy(), len(table.chronicle.told(seat))
    own = [number for number in match.standing if _by(match, number, seat)]
    if not own:
        raise IllegalAction("nothing_to_undo", "you have no play to take back")
    free = await asyncio.to_thread(undo.free_undo, match, seat, QuickRng(secrets.randbits(64)))
    if free < own[-1] or _asks_nobody(table, seat):
        await table.commit(_taking_back(table, seat, told, own[-1] - 1), (seat, request.id), caller)
    else:
        _check_fresh(table, seat, told)
        await _offer(table, wire.Offer(kind="undo", seat=seat, agreed=(seat,)), own[-1] - 1)
        caller.done(request)


def _by(match: AnyMatch, number: int, seat: Seat) -> bool:
    entry = match.log[number - 1]
    return isinstance(entry, Play) and entry.seat == seat


def _taking_back(table: Table, watcher: Watcher, told: int, to: int) -> Make:
    def make(match: AnyMatch, at: int) -> Sequence[Entry]:
        _check_fresh(table, watcher, told)
        return _undoing(match, to, at)

    return make


def _undoing(match: AnyMatch, to: int, at: int) -> list[Entry]:
    return [Undo(to=to, at=at)] if max(match.standing, default=0) > to else []


def _check_fresh(table: Table, watcher: Watcher, told: int) -> None:
    """Refuse if the watcher was told more since; what others played unnoticed is no reason that could be given."""
    if len(table.chronicle.told(watcher)) != told:
        raise IllegalAction("stale", "something was played meanwhile; look at the board and ask again")


def _asks_nobody(table: Table, seat: Seat) -> bool:
    """Bots consent in unrated games, and people on one device agree among themselves."""
    return not table.facts.rated and _consenting(table) <= {table.facts.chairs[seat].person}


def _consenting(table: Table) -> set[str]:
    """Return the people who have a say: all but those who gave up."""
    return {table.facts.chairs[seat].person for seat in table.facts.people if seat not in table.match.resigned}


@_deed(wire.Draw)
async def offer_draw(house: House, caller: Caller, request: wire.Draw, table: Table, seat: Seat) -> None:
    if not table.game.draws:
        raise IllegalAction("no_draws", "{title} has no agreed draws; play on", title=table.game.title)
    if any(table.bot(other) for other in range(len(table.facts.chairs))):
        raise IllegalAction("no_draw", "bots don’t agree on draws; play on, or resign")
    if _consenting(table) <= {table.facts.chairs[seat].person}:
        await table.commit(lambda match, at: [Draw(at=at)], (seat, request.id), caller)
        return
    await _offer(table, wire.Offer(kind="draw", seat=seat, agreed=(seat,)), 0)
    caller.done(request)


async def _offer(table: Table, offer: wire.Offer, to: int) -> None:
    def offered(facts: Facts) -> Facts:
        if table.offer is not None:
            raise IllegalAction("offered", "there is an offer already; agree to it or decline it first")
        return msgspec.structs.replace(facts, offer=offer, offer_to=to, offered_at=table.chronicle.public)

    await table.change(offered)


@_deed(wire.Agree)
async def agree(house: House, caller: Caller, request: wire.Agree, table: Table, seat: Seat) -> None:
    def agreeing(facts: Facts) -> Facts:
        offer = _standing(table)
        agreed = tuple(sorted({*offer.agreed, seat}))
        return msgspec.structs.replace(facts, offer=msgspec.structs.replace(offer, agreed=agreed))

    await table.change(agreeing)
    if _is_agreed(table, _standing(table)):
        await table.commit(lambda match, at: _agreed(table, match, at), (seat, request.id), caller)
        if table.offer is not None:  # what is taken back unnoticed doesn't end the offer by itself
            await table.change(_withdrawn)
    else:
        caller.done(request)


def _standing(table: Table) -> wire.Offer:
    if table.offer is None:
        raise IllegalAction("no_offer", "nothing is offered now")
    return table.offer


def _is_agreed(table: Table, offer: wire.Offer) -> bool:
    return _consenting(table) <= {table.facts.chairs[seat].person for seat in offer.agreed}


def _agreed(table: Table, match: AnyMatch, at: int) -> list[Entry]:
    """Return what all agreed to, unless the offer lapsed or was withdrawn meanwhile."""
    offer = _standing(table)
    if not _is_agreed(table, offer):
        raise IllegalAction("no_offer", "nothing is offered now")
    if offer.kind == "draw":
        return [Draw(at=at)]
    return _undoing(match, table.facts.offer_to, at)


def _withdrawn(facts: Facts) -> Facts:
    return msgspec.structs.replace(facts, offer=None)


@_deed(wire.Decline)
async def decline(house: House, caller: Caller, request: wire.Decline, table: Table, seat: Seat) -> None:
    await table.change(_withdrawn)
    caller.done(request)


@_deed(wire.Resign)
async def resign(house: House, caller: Caller, request: wire.Resign, table: Table, seat: Seat) -> None:
    await table.commit(
        lambda match, at: giving_up(table, match, seat, at, house.stand_in(table)), (seat, request.id), caller
    )


def giving_up(table: Table, match: AnyMatch, seat: Seat, at: int, bot: str, *, late: bool = False) -> list[Entry]:
    """Return what follows when a seat gives up: where two or more others remain, a bot plays on for it."""
    entries: list[Entry] = [Resign(seat=seat, late=late, at=at)]
    if match.setup.seats - len(match.resigned) > 2 and not table.bot(seat):
        entries.append(Seated(seat=seat, occupant=bot, at=at))
    return entries


@answers(wire.Say)
async def say(house: House, caller: Caller, request: wire.Say) -> None:
    table, seat = await _seated(house, caller, request)
    await house.say(table, seat, request.phrase)
    caller.done(request)
