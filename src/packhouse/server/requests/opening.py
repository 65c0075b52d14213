"""Opening a table, beginning its match, or cancelling it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ... import games, wire
from ...bots.levels import USUAL, level_of
from ...core.errors import BadSetup, Refusal
from ...core.match import Play
from ...games import players
from ..connection import Connection
from ..house import House
from ..people.ratings import fresh
from ..people.strengths import FIRST
from ..storage.facts import Chair, Facts
from ..tables.phases import begun, begun_if_full, cancelled, check_open
from ..tables.table import NoTable, Table
from .chairs import Grants, addressed, check_wishes
from .naming import check_seats
from .registry import answers
from .watching import NotYours, check_attention, show, token_of


@answers(wire.Create)
async def create(house: House, connection: Connection, request: wire.Create) -> None:
    """Open a table; if every seat is filled, it begins at once."""
    name = house.sessions.table_id(connection.person, request.id)
    check_attention(connection, name)
    if await house.store.table(name) is None:
        await check_tables(house, connection)  # before anything is built: whoever has enough shall cost nothing
        await check_seats(house, connection, request.name, request.seats, public=request.public)
        wanted = await _fitted(house, connection, request)
        box = await _box(house, connection, request)
        facts = _checked(connection, wanted, await grants(house, connection, request.game), box)
        facts = msgspec.structs.replace(facts, gentle=wanted.gentle, suits=_suits(request))
        now = house.time.now
        opener = house.sessions.opener(connection.address, connection.person)
        await house.store.open(name, begun_if_full(name, now, facts, house.luck), now, opener=opener)
    await show_new(house, connection, request, name)


async def _box(house: House, connection: Connection, request: wire.Create) -> dict[str, Any] | None:
    """Return what is in the own box that is asked for, with its game worked out beside the event loop."""
    if not request.box:
        return None
    if request.rated:
        raise BadSetup("rated_box", "rated games are played with the house’s own box; play unrated")
    check_boxes(house, connection)
    box = await house.store.box(request.game, request.box)
    if box is None:
        raise BadSetup("no_such_box", "this server doesn’t keep that box (any more); send its components file again")
    await house.store.use_box(request.game, request.box, house.time.wall)
    await asyncio.to_thread(games.setup, request.game, len(request.seats), 0, request.options, box)
    return box


def check_boxes(house: House, connection: Connection) -> None:
    """Refuse tables with own boxes to whoever opens them too fast: what is in a box is kept with each."""
    if not house.limits.boxes.allow(connection.address):
        raise Refusal("too_fast", "too many tables with boxes of their own from your internet address; wait a moment")


async def _fitted(house: House, connection: Connection, request: wire.Create) -> wire.Create:
    """Return what is asked for with the options and the levels that the house chooses for the host."""
    easy = games.kind(request.game).gentle
    is_gentle = request.gentle and bool(easy) and not await house.store.has_finished(connection.person, request.game)
    return msgspec.structs.replace(
        request, gentle=is_gentle, options={**easy, **request.options} if is_gentle else request.options,
        seats=await suited(house, connection, request.game, request.seats),
    )  # fmt: skip


async def suited(house: House, connection: Connection, game: str, wishes: list[wire.SeatWish]) -> list[wire.SeatWish]:
    """Return the wishes with a level for each bot that shall suit whoever asks."""
    if not any(map(_is_suited, wishes)):
        return wishes
    level = level_of((await house.store.strengths(connection.person)).get(game, FIRST))
    return [msgspec.structs.replace(wish, name=level) if _is_suited(wish) else wish for wish in wishes]


def _is_suited(wish: wire.SeatWish) -> bool:
    return wish.kind == "bot" and wish.name == wire.SUITS


def _suits(request: wire.Create) -> bool:
    """Say whether all bots shall suit the host: beside others, nobody knows against whom it was won."""
    bots = [wish for wish in request.seats if wish.kind == "bot"]
    return bool(bots) and all(map(_is_suited, bots))


async def grants(house: House, connection: Connection, game: str) -> Grants:
    """Return who gives seats to the person, with what others see of their rating."""
    rating = await house.store.rating(connection.person, game) or fresh()
    return Grants(connection, rating, house.luck)


async def show_new(house: House, connection: Connection, request: wire.Request, name: str) -> None:
    """Answer the host with the token of their seat, and let them watch."""
    table = await house.tables.load(name)
    own = table.facts.seats_of(connection.person)
    connection.done(request, name, token_of(house, table, own[0], connection.epoch) if own else "")
    await show(house, connection, table, own[0] if len(own) == 1 else None)


async def check_tables(house: House, connection: Connection) -> None:
    """Refuse one more table to whoever has enough, or opens them too fast."""
    check_number(house, connection)
    if await house.store.open_tables_of(connection.person) >= house.config.tables:
        raise Refusal("too_many_tables", "you can’t have more open tables; start or cancel one first")


def check_number(house: House, connection: Connection) -> None:
    if not house.limits.creating.allow(connection.address):
        raise Refusal("too_fast", "too many new tables from your internet address; wait a moment")


def _checked(connection: Connection, request: wire.Create, grants: Grants, box: dict[str, Any] | None) -> Facts:
    setup = games.setup(request.game, len(request.seats), 0, request.options, box)
    kinds = check_wishes(games.load(setup), request.clock, request.seats, setup)
    if request.rated and len(kinds) == 1:
        raise BadSetup(
            "rated_alone", "games played alone aren’t rated; play unrated, and your best score is still kept"
        )
    if request.rated and not connection.account:
        raise BadSetup("rated_guest", "rated games need an account: sign in first")
    if request.rated and {"bot", "local"} & set(kinds):
        raise BadSetup("rated_seats", "in a rated game everyone has an account: leave the other seats open")
    if request.rated and request.clock.kind == "none":
        raise BadSetup("rated_clock", "a rated game has a clock, so that nobody can stall it; choose one")
    chairs = grants.chairs(setup.game, request.seats, request.name)
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options, components=setup.components,
        clock=request.clock,
        chairs=tuple(addressed(chair, connection) for chair in chairs) if request.rated else chairs,
        host=connection.person, public=request.public, rated=request.rated, shuffle=request.shuffle,
    )  # fmt: skip


@answers(wire.Start)
async def start(house: House, connection: Connection, request: wire.Start) -> None:
    table = await hosted(house, connection, request)
    bot = players.named(table.facts.game, request.level or USUAL)

    def started(facts: Facts) -> Facts:
        if facts.status == "playing":
            return facts
        check_open(facts)
        if facts.rated:
            raise NoTable("rated_waits", "only people play rated games; open an unrated one to play against bots")
        chairs = tuple(Chair(kind="bot", name=bot.name) if chair.kind == "open" else chair for chair in facts.chairs)
        filled = msgspec.structs.replace(facts, chairs=chairs, suits=False)
        return begun(table.id, house.time.now, filled, house.luck)

    await table.change_or_refuse(started)
    connection.done(request, table.id)


async def hosted(house: House, connection: Connection, request: wire.AtTable) -> Table:
    """Return the table, if whoever asks is its host."""
    table = await house.tables.load(request.table)
    if table.facts.host != connection.person:
        raise NotYours("not_host", "only the host of the table can do that")
    return table


@answers(wire.Cancel)
async def cancel(house: House, connection: Connection, request: wire.Cancel) -> None:
    table = await hosted(house, connection, request)

    def given_up(facts: Facts) -> Facts:
        return msgspec.structs.replace(facts, status="cancelled") if _is_untouched(table) else cancelled(facts)

    await table.change_or_refuse(given_up)
    connection.done(request, table.id)


def _is_untouched(table: Table) -> bool:
    """Say whether nobody would miss a match: its host has only bots to play with, and has played nothing yet."""
    if not table.playing or not table.facts.is_against_bots or table.outcome:
        return False
    return not any(isinstance(entry, Play) and entry.seat in table.facts.people for entry in table.match.log)
