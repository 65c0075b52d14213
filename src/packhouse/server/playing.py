"""What a seat may ask during a match."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from ..core import undo
from ..core.errors import IllegalAction
from ..core.game import Seat, Watcher
from ..core.match import AnyMatch, Draw, Entry, Play, Resign, Seated, Undo
from ..core.rng import QuickRng
from . import wire
from .caller import Caller
from .facts import Facts
from .house import House
from .requests import answers
from .table import Make, Table
from .watching import NotYours


async def _seated(house: House, caller: Caller, request: wire.AtTable) -> tuple[Table, Seat]:
    """Return the table and the seat that the caller acts from."""
    table = await house.table(request.table)
    seat = table.ears.get(caller)
    if seat is None:
        raise NotYours("no_seat", "you only watch this table; show one of your seats to act")
    return table, seat


async def _playing(house: House, caller: Caller, request: wire.AtTable) -> tuple[Table, Seat]:
    table, seat = await _seated(house, caller, request)
    if table.match.outcome is not None:
        raise IllegalAction("over", "the game is over; start a new one to play on")
    return table, seat


@answers(wire.Play)
async def play(house: House, caller: Caller, request: wire.Play) -> None:
    table, seat = await _seated(house, caller, request)

    def make(match: AnyMatch, at: int) -> Sequence[Entry]:
        if seat in match.resigned and match.outcome is None:
            raise IllegalAction("resigned", "you have resigned; the others play on")
        if request.turn != table.turn(seat) and match.outcome is None:
            raise IllegalAction("stale", "your seat has played since; look at the board and choose again")
        return [*_back_in_seat(table, seat, at), Play(seat=seat, action=request.action, at=at)]

    await table.commit(make, (seat, request.id), caller)
    house.metrics.plays.inc()


def _back_in_seat(table: Table, seat: Seat, at: int) -> list[Entry]:
    """Whoever plays is back: their stand-in gets up."""
    chair = table.facts.chairs[seat]
    return [Seated(seat=seat, occupant=chair.name, at=at)] if chair.is_persons and table.bot(seat) else []


@answers(wire.Preview)
async def preview(house: House, caller: Caller, request: wire.Preview) -> None:
    """Answer from an imagined position, so that what is hidden stays hidden; where a play would reveal, not at all."""
    table, seat = await _playing(house, caller, request)
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


@answers(wire.Undo)
async def take_back(house: House, caller: Caller, request: wire.Undo) -> None:
    table, seat = await _playing(house, caller, request)
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
        return [Undo(to=to, at=at)] if max(match.standing, default=0) > to else []

    return make


def _check_fresh(table: Table, watcher: Watcher, told: int) -> None:
    """Refuse if the watcher was told more since; what others played unnoticed is no reason that could be given."""
    if len(table.chronicle.told(watcher)) != told:
        raise IllegalAction("stale", "something was played meanwhile; look at the board and ask again")


def _asks_nobody(table: Table, seat: Seat) -> bool:
    """Bots consent in unrated games, and people on one device agree among themselves."""
    return not table.facts.rated and not _others(table.facts, seat)


def _others(facts: Facts, seat: Seat) -> list[Seat]:
    """Return the seats of other people, one for each person."""
    mine = facts.chairs[seat].person
    return [other for other in facts.people if facts.chairs[other].person != mine]


@answers(wire.Draw)
async def offer_draw(house: House, caller: Caller, request: wire.Draw) -> None:
    table, seat = await _playing(house, caller, request)
    if not table.game.draws:
        raise IllegalAction("no_draws", "{title} has no agreed draws; play on", title=table.game.title)
    if any(table.bot(other) for other in range(len(table.facts.chairs))):
        raise IllegalAction("no_draw", "bots don’t agree on draws; play on, or resign")
    if not _others(table.facts, seat):
        await table.commit(lambda match, at: [Draw(at=at)], (seat, request.id), caller)
        return
    await _offer(table, wire.Offer(kind="draw", seat=seat, agreed=(seat,)), 0)
    caller.done(request)


async def _offer(table: Table, offer: wire.Offer, to: int) -> None:
    if table.offer is not None:
        raise IllegalAction("offered", "there is an offer already; agree to it or decline it first")
    public = table.chronicle.public
    await table.change(lambda facts: msgspec.structs.replace(facts, offer=offer, offer_to=to, offered_at=public))


@answers(wire.Agree)
async def agree(house: House, caller: Caller, request: wire.Agree) -> None:
    table, seat = await _playing(house, caller, request)
    offer = table.offer
    if offer is None:
        raise IllegalAction("no_offer", "nothing is offered now")
    agreed = tuple(sorted({*offer.agreed, seat}))
    people = {table.facts.chairs[each].person for each in agreed}
    if {table.facts.chairs[each].person for each in table.facts.people} <= people:
        make = _agreed(table, offer)
        await table.change(_withdrawn)  # what is taken back unnoticed doesn't end the offer by itself
        await table.commit(make, (seat, request.id), caller)
    else:
        new = msgspec.structs.replace(offer, agreed=agreed)
        await table.change(lambda facts: msgspec.structs.replace(facts, offer=new))
        caller.done(request)


def _agreed(table: Table, offer: wire.Offer) -> Make:
    if offer.kind == "undo":
        return _taking_back(table, None, table.facts.offered_at, table.facts.offer_to)
    return lambda match, at: [Draw(at=at)]


@answers(wire.Decline)
async def decline(house: House, caller: Caller, request: wire.Decline) -> None:
    table, _ = await _playing(house, caller, request)
    await table.change(_withdrawn)
    caller.done(request)


def _withdrawn(facts: Facts) -> Facts:
    return msgspec.structs.replace(facts, offer=None)


@answers(wire.Resign)
async def resign(house: House, caller: Caller, request: wire.Resign) -> None:
    table, seat = await _playing(house, caller, request)
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
