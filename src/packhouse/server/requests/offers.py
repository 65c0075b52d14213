"""What needs the consent of others: taking back a play, where that isn't free, and a draw."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence

import msgspec

from ... import wire
from ...core import undo
from ...core.errors import IllegalAction
from ...core.game import Seat, Watcher
from ...core.match import AnyMatch, Draw, Entry, Play, Undo
from ...core.rng import Rng
from ..connection import Connection, asker
from ..house import House
from ..luck import dice
from ..storage.facts import Facts
from ..tables.audience import Asked
from ..tables.table import Make, Table
from .seated import deed

MOST_ENTRIES = 2000
"""How long a log may be before nothing more is taken back: nobody shall fill the house with one match."""


@deed(wire.Undo)
async def take_back(house: House, connection: Connection, request: wire.Undo, table: Table, seat: Seat) -> None:
    if table.game.live:
        raise IllegalAction("no_undo", "in a race nothing is taken back; play on")
    if table.facts.puzzle:
        raise IllegalAction("no_undo_try", "in a puzzle nothing is taken back; play on, or give up this try")
    match, told = table.match.copy(), len(table.chronicle.told(seat))
    own = [number for number in match.standing if _by(match, number, seat)]
    if not own:
        raise IllegalAction("nothing_to_undo", "you have no move to take back")
    if len(match.log) > MOST_ENTRIES:
        raise IllegalAction("enough", "this game is too long for more take-backs; play on")
    if request.trial and match.setup.seats > 1:
        connection.done(request)  # now or with consent
        return
    asked = functools.partial(asyncio.to_thread, undo.free_undo, match, seat, dice(house.luck), own[-1] - 1)
    free = await house.queues.positions.serve(asked, asker(connection))
    if free >= own[-1] and match.setup.seats == 1:
        raise IllegalAction("revealed", "your last move showed you something new, so it stands; play on")
    if request.trial:
        connection.done(request)
    elif free < own[-1] or _asks_nobody(table, seat):
        await table.commit(_taking_back(table, seat, told, own[-1] - 1), Asked(seat, request.id, connection))
    else:
        _check_number(house, table, seat)
        known = functools.partial(asyncio.to_thread, _knowing, table, match, own[-1], dice(house.luck))
        knowing = await house.queues.positions.serve(known, asker(connection))
        _check_fresh(table, seat, told)
        await _offer(table, wire.Offer(kind="undo", seat=seat, agreed=(seat,)), own[-1] - 1, knowing)
        connection.done(request)


def _knowing(table: Table, match: AnyMatch, number: int, rng: Rng) -> tuple[Watcher, ...]:
    """Return those who know that a play was its seat's last one, whatever may have been played in secret."""
    watchers: list[Watcher] = [*range(match.setup.seats), None]
    noticed = [watcher for watcher in watchers if table.chronicle.noticed(watcher, number)]
    return tuple(watcher for watcher in noticed if undo.knows_the_last(match, number, watcher, rng))


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
    """Bots consent, and people on one device agree among themselves; neither play rated games."""
    return _consenting(table) <= {table.facts.chairs[seat].person}


def _consenting(table: Table) -> set[str]:
    """Return the people who have a say: all but those who gave up."""
    return {table.facts.chairs[seat].person for seat in table.facts.people if seat not in table.match.resigned}


@deed(wire.Draw)
async def offer_draw(house: House, connection: Connection, request: wire.Draw, table: Table, seat: Seat) -> None:
    if not table.game.draws:
        raise IllegalAction("no_draws", "{title} has no agreed draws; play on", title=table.game.title)
    if any(table.bot(other) for other in range(len(table.facts.chairs))):
        raise IllegalAction("no_draw", "bots don’t agree to draws; play on, or resign")
    if _consenting(table) <= {table.facts.chairs[seat].person}:
        await table.commit(lambda match, at: [Draw(at=at)], Asked(seat, request.id, connection))
        return
    _check_number(house, table, seat)
    await _offer(table, wire.Offer(kind="draw", seat=seat, agreed=(seat,)), 0, ())
    connection.done(request)


def _check_number(house: House, table: Table, seat: Seat) -> None:
    """Refuse one more offer to a seat that makes them all the time; one that stands is no new one."""
    if table.offer is None and not house.limits.offering.allow(f"{table.id} {seat}"):
        raise IllegalAction("too_many_offers", "you’ve offered that several times; play on, and offer it later")


async def _offer(table: Table, offer: wire.Offer, to: int, known: tuple[Watcher, ...]) -> None:
    def offered(facts: Facts) -> Facts:
        if table.offer is not None and (table.offer.kind, table.offer.seat) == (offer.kind, offer.seat):
            return facts  # asked again, since no answer came
        if table.offer is not None:
            raise IllegalAction("offered", "there is already an offer; answer or withdraw it first")
        at = table.chronicle.public
        return msgspec.structs.replace(facts, offer=offer, offer_to=to, offer_known=known, offered_at=at, settled=None)

    await table.change(offered)


@deed(wire.Agree)
async def agree(house: House, connection: Connection, request: wire.Agree, table: Table, seat: Seat) -> None:
    def agreeing(facts: Facts) -> Facts:
        offer = _standing(table)
        agreed = tuple(sorted({*offer.agreed, seat}))
        return msgspec.structs.replace(facts, offer=msgspec.structs.replace(offer, agreed=agreed))

    await table.change(agreeing)
    if _is_agreed(table, _standing(table)):
        await table.commit(lambda match, at: _agreed(table, match, at), Asked(seat, request.id, connection))
        if table.offer is not None:  # what is taken back unnoticed doesn't end the offer by itself
            await table.change(lambda facts: msgspec.structs.replace(facts, offer=None))
    else:
        connection.done(request)


def _standing(table: Table) -> wire.Offer:
    if table.offer is None:
        raise IllegalAction("no_offer", "nothing is offered now; play on")
    return table.offer


def _is_agreed(table: Table, offer: wire.Offer) -> bool:
    return _consenting(table) <= {table.facts.chairs[seat].person for seat in offer.agreed}


def _agreed(table: Table, match: AnyMatch, at: int) -> list[Entry]:
    """Return what all agreed to, unless the offer lapsed or was withdrawn meanwhile."""
    offer = _standing(table)
    if not _is_agreed(table, offer):
        raise IllegalAction("no_offer", "nothing is offered now; play on")
    if offer.kind == "draw":
        return [Draw(at=at)]
    return _undoing(match, table.facts.offer_to, at)


@deed(wire.Decline)
async def decline(house: House, connection: Connection, request: wire.Decline, table: Table, seat: Seat) -> None:
    """Turn an offer down, or withdraw one's own; both are told to everyone."""

    def declined(facts: Facts) -> Facts:
        offer = table.offer
        if offer is None:
            return facts
        is_own = facts.chairs[offer.seat].person == facts.chairs[seat].person
        settled = wire.Settled(
            kind=offer.kind, seat=offer.seat, how="withdrawn" if is_own else "declined", by=None if is_own else seat
        )
        return msgspec.structs.replace(facts, offer=None, settled=settled, offered_at=table.chronicle.public)

    await table.change(declined)
    connection.done(request)
