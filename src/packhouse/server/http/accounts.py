"""Accounts, one's own games, and the records of finished matches, over HTTP."""

from __future__ import annotations

import asyncio
import functools
import io
import logging
import zipfile
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ...bots.levels import LEVELS, USUAL, level_of
from ...core.errors import Refusal
from ...core.game import AnyGame
from ...games import players, turns
from ...wire.answers import Choice, Form, Game, Me, Who
from ..gate import address, cookie_for, is_secure, visitor
from ..house import House
from ..people.names import clean_name, name_key
from ..people.sessions import clear_cookie_header
from ..storage.accounts import Account
from ..storage.facts import Facts
from ..storage.records import TABLE_ID, record_text
from ..tables.lobby import open_tables
from ..tables.table import NoTable
from .lists import bests_of, rated_games
from .replies import answered, body, json

LOG = logging.getLogger(__name__)

MOST_GAMES = 1000
"""In one file; the answer's link leads to the next."""


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=400)]


class Change(msgspec.Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=400)]
    new: Annotated[str, Meta(max_length=400)]


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=400)]


@answered
async def sign_up(request: Request) -> Response:
    """Give a guest an account; what they have played as a guest stays theirs."""
    house: House = request.app.state.house
    wanted = await body(request, Credentials)
    _slow_down(house, request)
    who = await visitor(house, request)
    if who.account:
        raise Refusal("signed_in", "you have an account; sign out to make another")
    name = clean_name(wanted.name)
    account = Account(who.person, name, await house.passwords.hash(wanted.password), 1)
    if not await house.store.sign_up(account, name_key(name), house.time.wall):
        raise Refusal("name_taken", "the name {name} is taken; choose another", name=name)
    house.connections.hang_up(account.person, account.epoch)  # whoever else had the guest's cookie
    LOG.info("an account was opened", extra={"details": {"person": account.person}})
    return _signed_in(house, request, account)


@answered
async def sign_in(request: Request) -> Response:
    house: House = request.app.state.house
    given = await body(request, Credentials)
    _slow_down(house, request)
    account = await house.store.account_named(name_key(clean_name(given.name)))
    right = await house.passwords.verify(account.password if account else None, given.password)
    if account is None or not right:
        LOG.info("a sign-in failed", extra={"details": {"address": address(request)}})
        raise Refusal("wrong_password", "the name or the password is wrong; try again")
    if house.passwords.needs_rehash(account.password):
        better = await house.passwords.hash(given.password)
        await house.store.better_hash(account.person, account.password, better)
    return _signed_in(house, request, account)


def _signed_in(house: House, request: Request, account: Account) -> Response:
    cookie = cookie_for(house, request, account.person, account.epoch)
    return json(Who(person=account.person, account=account.name), cookie=cookie)


def _slow_down(house: House, request: Request) -> None:
    """Passwords are for people who mistype, not for programs that guess."""
    if not house.limits.signing_in.allow(address(request)):
        raise Refusal("too_fast", "too many tries; wait a moment")


@answered
async def sign_out(request: Request) -> Response:
    house: House = request.app.state.house
    return json({}, cookie=clear_cookie_header(is_secure(house.config, request)))


@answered
async def change_password(request: Request) -> Response:
    """Change it, which ends every other session."""
    house: House = request.app.state.house
    change = await body(request, Change)
    account = await _proved(house, request, change.old)
    await house.store.new_password(account.person, await house.passwords.hash(change.new), house.time.wall)
    renewed = await house.store.account(account.person)
    assert renewed is not None
    house.connections.hang_up(renewed.person, renewed.epoch)
    return _signed_in(house, request, renewed)


@answered
async def close_account(request: Request) -> Response:
    """Forget the account, its ratings and its name at every table."""
    house: House = request.app.state.house
    account = await _proved(house, request, (await body(request, Farewell)).password)
    for name in await house.store.sittings(account.person):
        await house.tables.alter(name, functools.partial(_without_name, account.person))
    await house.store.close_account(account.person, house.time.wall)
    house.connections.hang_up(account.person, account.epoch + 1)
    LOG.info("an account was closed", extra={"details": {"person": account.person}})
    return json({}, cookie=clear_cookie_header(is_secure(house.config, request)))


def _without_name(person: str, facts: Facts) -> Facts:
    for seat in facts.seats_of(person):
        chair = msgspec.structs.replace(facts.chairs[seat], name="someone", rating=None)
        facts = facts.with_chair(seat, chair)
    return msgspec.structs.replace(facts, suits=False) if facts.host == person else facts  # nothing more is learned


async def _proved(house: House, request: Request, password: str) -> Account:
    """Return the account of whoever asks, if they know its password."""
    _slow_down(house, request)
    account = await house.store.account((await visitor(house, request)).person)
    if account is None or account.is_closed:
        raise Refusal("not_signed_in", "sign in first")
    if not await house.passwords.verify(account.password, password):
        raise Refusal("not_your_password", "that isn’t your password; try again")
    return account


@answered
async def me(request: Request) -> Response:
    """Who one is, one's ratings, and one's tables."""
    house: House = request.app.state.house
    who = await visitor(house, request)
    found = await house.store.tables_of(who.person, house.config.lobby)
    rated = rated_games(await house.store.ratings(who.person))
    bests = await bests_of(house, who.person, who.person)
    shown = Me(person=who.person, account=who.account, ratings=rated, bests=bests, tables=open_tables(found))
    return json(shown, cookie=who.cookie)


@answered
async def my_levels(request: Request) -> Response:
    """Return the levels that suit whoever asks, by game."""
    house: House = request.app.state.house
    who = await visitor(house, request)
    known = {} if who.cookie else await house.store.strengths(who.person)  # as in the list of one's tables
    return json({game: level_of(strength) for game, strength in known.items()})


@answered
async def my_games(request: Request) -> Response:
    """All one's finished games, as records in a ZIP file."""
    house: House = request.app.state.house
    if not house.limits.exporting.allow(address(request)):
        raise Refusal("too_fast", "you have just had your games; wait a moment")
    who, page = await visitor(house, request), _page(request)
    found = await house.store.tables_of(who.person, MOST_GAMES, (page - 1) * MOST_GAMES)
    over = [name for name, facts in found if facts.status == "over"]
    records = {f"{name}.record": await record_text(house.store, name) for name in over}
    packed = await asyncio.to_thread(_packed, records)
    headers = {"content-disposition": 'attachment; filename="packhouse-games.zip"', "cache-control": "no-store"}
    if len(found) == MOST_GAMES:
        headers["link"] = f'</api/me/games?page={page + 1}>; rel="next"'
    return Response(packed, headers=headers, media_type="application/zip")


def _page(request: Request) -> int:
    text = request.query_params.get("page", "1")
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 6 and int(text)):
        raise Refusal("page", "pages are counted from 1")
    return int(text)


def _packed(files: dict[str, str]) -> bytes:
    room = io.BytesIO()
    with zipfile.ZipFile(room, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return room.getvalue()


@answered
async def record(request: Request) -> Response:
    house: House = request.app.state.house
    name = request.path_params["table"]
    if not TABLE_ID.fullmatch(name):
        raise NoTable("no_such_table", "there is no such match")
    text = await record_text(house.store, name)
    return Response(text, media_type="text/plain; charset=utf-8")


@answered
async def shelf(request: Request) -> Response:
    """Every game with its seats, its levels and the form of its options."""
    return json([_described(games.kind(name)) for name in games.names()])


@functools.cache  # every page asks, and trying out options takes its time
def _described(game: type[AnyGame]) -> Game:
    name = game.name
    (schema,), parts = msgspec.json.schema_components([game.options])
    defaults, usual = msgspec.structs.asdict(game.options()), games.setup(name, game.seats[0], 0)
    changes = tuple(Choice(option=option, value=value) for option, value in turns.changes(usual))
    return Game(
        game=name, title=game.title, version=game.version, seats=tuple(game.seats), sides=game.sides,
        hidden=game.hidden, draws=game.draws, live=game.live, live_changes=changes,
        bots=tuple(players.offered(name)), levels=LEVELS, usual=USUAL,
        options=Form(schema=schema, parts=parts, defaults=defaults),
    )  # fmt: skip


ROUTES = [
    Route("/api/account", sign_up, methods=["POST"]),
    Route("/api/account", close_account, methods=["DELETE"]),
    Route("/api/session", sign_in, methods=["POST"]),
    Route("/api/session", sign_out, methods=["DELETE"]),
    Route("/api/password", change_password, methods=["POST"]),
    Route("/api/games", shelf, methods=["GET"]),
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me/levels", my_levels, methods=["GET"]),
    Route("/api/me/games", my_games, methods=["GET"]),
    Route("/api/tables/{table}/record", record, methods=["GET"]),
]
