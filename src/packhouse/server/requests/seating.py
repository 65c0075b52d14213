"""Opening a table, sitting down, getting up, beginning, and beginning again."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ... import games, wire
from ...bots.levels import USUAL
from ...core.commitment import commitment
from ...core.errors import BadSetup, Refusal
from ...core.game import AnyGame, Seat, Setup
from ...core.match import AnyMatch, Entry, Seated
from ...core.rng import SEED_BITS
from ...games import players, turns
from ..connection import Caller
from ..house import House
from ..people.names import clean_name
from ..storage.store import opening
from ..tables.facts import STAND_IN, Chair, Facts, new_id, request_id
from ..tables.table import NoTable, Table
from .registry import answers
from .watching import NotYours, check_attention, look_away, show, token_of

MOST_SEATED = 500
"""How often, coming and going, players may be stood in for in a match: nobody shall fill the house with one."""


class NoSeat(Refusal):
    """There is no seat to be had."""


@answers(wire.Create)
async def create(house: House, caller: Caller, request: wire.Create) -> None:
    """Open a table; if every seat is filled, it begins at once."""
    name = request_id(house.secret, caller.person, request.id)
    check_attention(caller, name)
    if await house.store.table(name) is None:
        facts = _checked(caller, request, await house.rating(caller, request.game))
        await check_tables(house, caller)
        await house.store.open(name, _begun_if_full(name, house.now, facts), house.now)
    await show_new(house, caller, request, name)


async def show_new(house: House, caller: Caller, request: wire.Request, name: str) -> None:
    """Answer the host with the token of their seat, and let them watch."""
    table = await house.table(name)
    own = table.facts.seats_of(caller.person)
    caller.done(request, name, token_of(house, table, own[0]) if own else "")
    await show(house, caller, table, own[0] if len(own) == 1 else None)


async def check_tables(house: House, caller: Caller) -> None:
    """Refuse one more table to whoever has enough, or opens them too fast."""
    _check_number(house, caller)
    if await house.store.open_tables_of(caller.person) >= house.config.tables:
        raise Refusal("too_many_tables", "you have enough open tables; start or cancel one first")


def _check_number(house: House, caller: Caller) -> None:
    if not house.creating.allow(caller.address):
        raise Refusal("too_fast", "too many new tables from your address; wait a moment")


def _checked(caller: Caller, request: wire.Create, rating: int | None) -> Facts:
    setup = games.setup(request.game, len(request.seats), 0, request.options)
    kinds = check_wishes(games.load(setup), request.clock, request.seats, setup)
    if request.rated and len(kinds) == 1:
        raise BadSetup("rated_alone", "a game alone isn’t rated; play it unrated, and your best is kept")
    if request.rated and (not caller.account or {"bot", "local"} & set(kinds)):
        raise BadSetup("rated", "rated games are between people with accounts: sign in, and leave bots out")
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options,
        chairs=granted(caller, setup.game, request.seats, request.name, rating), clock=request.clock,
        host=caller.person, public=request.public, rated=request.rated, shuffle=request.shuffle,
    )  # fmt: skip


def check_wishes(
    game: AnyGame, clock: wire.Clock, wishes: Sequence[wire.SeatWish], new: Setup | None = None
) -> list[str]:
    """Return the kinds of seats that are wished for, if the game can be played so; a ``new`` table is told how else."""
    kinds: list[str] = [wish.kind for wish in wishes]
    if kinds.count("me") > 1:
        raise BadSetup("one_seat", "you can take one seat; other people on your device have local seats")
    _check_live(game, clock, kinds, new)
    return kinds


def _check_live(game: AnyGame, clock: wire.Clock, kinds: Sequence[str], new: Setup | None) -> None:
    """Refuse to play a race in real time by correspondence or on one device."""
    if not game.live or (clock.kind != "days" and "local" not in kinds):
        return
    calm = next(turns.changes(new), None) if new else None
    more = ", or choose {option}={value}" if calm else ""
    fields = {"title": game.title} | (calm._asdict() if calm else {})
    if clock.kind == "days":
        raise BadSetup("live_only", "{title} is a race in real time; take another clock" + more, **fields)
    sentence = "{title} is a race in real time: everyone needs a device of their own" + more
    raise BadSetup("no_local", sentence, **fields)


def granted(
    caller: Caller, game: str, wishes: Sequence[wire.SeatWish], name: str, rating: int | None
) -> tuple[Chair, ...]:
    """Return the seats of a new table as its host wishes."""
    return tuple(_chair(caller, game, seat, wish, name, rating) for seat, wish in enumerate(wishes))


def _chair(caller: Caller, game: str, seat: Seat, wish: wire.SeatWish, name: str, rating: int | None) -> Chair:
    match wish.kind:
        case "me":
            return _persons(caller, name or wish.name, rating)
        case "local":
            called = clean_name(wish.name or f"Player {seat + 1}")
            return Chair(kind="local", name=called, person=caller.person, grant=secrets.token_urlsafe(9))
        case "bot":
            return Chair(kind="bot", name=players.named(game, wish.name).name)
        case _:
            return Chair()


def _persons(caller: Caller, name: str, rating: int | None) -> Chair:
    return Chair(
        kind="person", name=caller.account or clean_name(name), person=caller.person, grant=secrets.token_urlsafe(9),
        rating=rating,
    )  # fmt: skip


@answers(wire.Sit)
async def sit(house: House, caller: Caller, request: wire.Sit) -> None:
    check_attention(caller, request.table)
    table = await house.table(request.table)
    if table.facts.rated and not caller.account:
        raise NoSeat("rated", "this is a rated game: sign in to play")
    chair = _persons(caller, request.name, await house.rating(caller, table.facts.game))

    def seated(facts: Facts) -> Facts:
        own = facts.seats_of(caller.person)
        if own and request.seat in (None, *own):
            return facts  # asked again, since no answer came
        _check_open(facts)
        if own:
            raise NoSeat("seated", "you have a seat here already")
        free = [seat for seat, taken in enumerate(facts.chairs) if taken.kind == "open"]
        if request.seat is not None and request.seat not in free:
            raise NoSeat("taken", "seat {seat} is not free; choose another", seat=request.seat + 1)
        if not free:
            raise NoSeat("full", "every seat is taken; you can watch")
        return facts.with_chair(free[0] if request.seat is None else request.seat, chair)

    await _change(house, table, lambda facts: _begun_if_full(table.id, house.now, seated(facts)))
    own = table.facts.seats_of(caller.person)
    caller.done(request, table.id, token_of(house, table, own[0]))
    await show(house, caller, table, own[0] if len(own) == 1 else None)


def _check_open(facts: Facts) -> None:
    if facts.status == "cancelled":
        raise NoTable("cancelled", "this table was given up; open a new one")
    if facts.status != "open":
        raise NoTable("started", "the match has begun already")


async def _change(house: House, table: Table, alter: Callable[[Facts], Facts], **more: Any) -> None:
    if not await table.change(alter, **more):
        raise Refusal("busy", "too many people change this table at once; try again")


def _begun_if_full(name: str, now: int, facts: Facts) -> Facts:
    waits = facts.status != "open" or any(chair.kind == "open" for chair in facts.chairs)
    return facts if waits else begun(name, now, facts)


def begun(name: str, now: int, facts: Facts) -> Facts:
    """Return the table as its match begins: seats are drawn by lot if so wished, and the seed if none is given."""
    chairs = list(facts.chairs)
    if facts.shuffle:
        secrets.SystemRandom().shuffle(chairs)
    seed = facts.seed or str(secrets.randbits(SEED_BITS))
    new = msgspec.structs.replace(facts, chairs=tuple(chairs), seed=seed, status="playing", started=now)
    return msgspec.structs.replace(new, commitment=commitment(new.setup, name))


async def _hosted(house: House, caller: Caller, request: wire.AtTable) -> Table:
    table = await house.table(request.table)
    if table.facts.host != caller.person:
        raise NotYours("not_host", "only the host of the table can do that")
    return table


@answers(wire.Start)
async def start(house: House, caller: Caller, request: wire.Start) -> None:
    table = await _hosted(house, caller, request)
    bot = players.named(table.facts.game, request.level or USUAL)

    def started(facts: Facts) -> Facts:
        if facts.status == "playing":
            return facts
        _check_open(facts)
        if facts.rated:
            raise NoTable("rated", "a rated game waits for people; open an unrated one to play with bots")
        chairs = tuple(Chair(kind="bot", name=bot.name) if chair.kind == "open" else chair for chair in facts.chairs)
        return begun(table.id, house.now, msgspec.structs.replace(facts, chairs=chairs))

    await _change(house, table, started)
    caller.done(request, table.id)


@answers(wire.Cancel)
async def cancel(house: House, caller: Caller, request: wire.Cancel) -> None:
    table = await _hosted(house, caller, request)
    await _change(house, table, cancelled)
    caller.done(request, table.id)


def cancelled(facts: Facts) -> Facts:
    if facts.status != "cancelled":
        _check_open(facts)
    return msgspec.structs.replace(facts, status="cancelled")


@answers(wire.Remove)
async def remove(house: House, caller: Caller, request: wire.Remove) -> None:
    table = await _hosted(house, caller, request)

    def removed(facts: Facts) -> Facts:
        _check_open(facts)
        chair = facts.chairs[request.seat] if request.seat < len(facts.chairs) else Chair()
        if chair.kind == "open" or chair.person == caller.person:
            raise NoSeat("nobody", "there is nobody to remove from seat {seat}", seat=request.seat + 1)
        return facts.with_chair(request.seat, Chair())

    await _change(house, table, removed)
    caller.done(request, table.id)


@answers(wire.Leave)
async def leave(house: House, caller: Caller, request: wire.Leave) -> None:
    """Before the start the seat is free again; at a live table a bot plays on at once, if someone waits."""
    table = await house.table(request.table)
    own = table.facts.seats_of(caller.person)
    if table.facts.status == "open" and own:
        await _change(house, table, functools.partial(_without, own))
    await look_away(house, caller, table.id)
    if table.playing and table.facts.clock.kind != "days":
        for seat in own:
            await stand_in(table, seat)
    caller.done(request, table.id)


def _without(seats: list[Seat], facts: Facts) -> Facts:
    _check_open(facts)
    for seat in seats:
        facts = facts.with_chair(seat, Chair())
    return facts


async def stand_in(table: Table, seat: Seat) -> None:
    """Let a bot play for an absent person, if another person is there to play with."""
    others = any(table.is_present(other) for other in table.facts.people if other != seat)
    seated = sum(isinstance(entry, Seated) for entry in table.match.log)
    if others and seated <= MOST_SEATED:

        def make(match: AnyMatch, at: int) -> Sequence[Entry]:
            return [] if match.outcome or table.bot(seat) else [Seated(seat=seat, occupant=STAND_IN, at=at)]

        await table.commit(make)


@answers(wire.Rematch)
async def rematch(house: House, caller: Caller, request: wire.Rematch) -> None:
    """Begin again with the same players, everyone one seat further, once all people have asked for it."""
    table = await house.table(request.table)
    shown = table.ears.get(caller)
    own = table.facts.seats_of(caller.person) or ([] if shown is None else [shown])
    if table.facts.status not in ("playing", "over") or not own or table.match.outcome is None:
        raise NoTable("no_rematch", "a rematch is for the players of a finished game")
    if not table.facts.next:
        _check_number(house, caller)

    def asked(facts: Facts) -> Facts:
        if facts.next:
            return facts
        seats = tuple(sorted({*facts.rematch, *own}))
        everyone = set(facts.people) <= set(seats)
        return msgspec.structs.replace(facts, rematch=seats, next=new_id() if everyone else "")

    def opened(facts: Facts) -> list[Any]:
        return opening(facts.next, _again(table.id, facts, house.now), house.now) if facts.next else []

    await _change(house, table, asked, also=opened)
    caller.done(request, table.facts.next or table.id)


def _again(table: str, facts: Facts, now: int) -> Facts:
    chairs = (*facts.chairs[1:], facts.chairs[0])
    new = Facts(
        game=facts.game, game_version=facts.game_version, options=facts.options, components=facts.components,
        chairs=chairs, clock=facts.clock, host=facts.host, public=facts.public,
        rated=facts.rated and all(chair.rating is not None for chair in chairs), origin=facts.origin or table,
    )  # fmt: skip
    return begun(facts.next, now, new)
