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
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ...bots.levels import LEVELS, USUAL, level_of
from ...core.errors import Refusal
from ...core.game import AnyGame
from ...games import players, turns
from ...wire.answers import Choice, Form, Game, Me, Privacy, SignedIn, Who
from ..gate import address, is_secure, signed_in, visitor
from ..house import House
from ..people.devices import COOKIE as DEVICE
from ..people.devices import DEVICE_BYTES, set_device_header
from ..people.looks import looks
from ..people.names import check_honest, clean_name, name_key
from ..people.sessions import clear_cookie_header
from ..sharing import Asker
from ..storage.accounts import Account
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
    check_honest(name, account=True)
    account = Account(who.person, name, await house.passwords.hash(wanted.password, _asker(request)), 1)
    if not await house.store.sign_up(account, name_key(name), looks(name), house.time.wall):
        if await house.store.account_named(name_key(name)):
            raise Refusal("name_taken", "the name {name} is taken; choose another", name=name)
        raise Refusal("name_alike", "{name} looks too much like another’s name; choose another", name=name)
    LOG.info("an account was opened", extra={"details": {"person": account.person}})
    return await _let_in_again(house, request, account)  # nobody else who had the guest's cookie


@answered
async def sign_in(request: Request) -> Response:
    house: House = request.app.state.house
    given = await body(request, Credentials)
    _slow_down(house, request)
    key = name_key(clean_name(given.name))
    account = await house.store.account_named(key)
    is_known = _back_off(house, request, key, account)
    hashed = account.password if account else None
    right = await house.passwords.verify(hashed, given.password, _asker(request), urgent=is_known)
    if account is None or not right:
        LOG.info("a sign-in failed", extra={"details": {"address": address(request)}})
        raise Refusal("wrong_password", "the name or the password is wrong; try again")
    house.bans.check_person(account.person)
    if house.passwords.needs_rehash(account.password):
        better = await house.passwords.hash(given.password, _asker(request))
        await house.store.better_hash(account.person, account.password, better)
    return await _welcomed(house, request, account)


async def _welcomed(house: House, request: Request, account: Account) -> Response:
    device = house.devices.named(account, house.luck.token(DEVICE_BYTES))
    cookie = set_device_header(device, is_secure(house.config, request))
    answer = json(Who(person=account.person, account=account.name), cookie=cookie)
    answer.headers.append("set-cookie", await signed_in(house, request, account))
    return answer


def _slow_down(house: House, request: Request) -> None:
    """Passwords are for people who mistype, not for programs that guess."""
    if not house.limits.signing_in.allow(address(request)):
        raise Refusal("too_fast", "too many tries; wait a moment")


def _back_off(house: House, request: Request, key: str, account: Account | None) -> bool:
    """Slow down who guesses one account's password, from wherever; return whether it is a device of its owner's.

    Such a one counts apart: nobody else's guesses keep it out.
    """
    device = house.devices.token_of(request.cookies.get(DEVICE, ""), account) if account else ""
    _count_try(house, f"device {device}" if device else f"name {key}")
    return bool(device)


def _count_try(house: House, key: str) -> None:
    if not house.limits.guessing.allow(key):
        sentence = "too many tries for this name; wait a minute, or sign in on a device that you have used before"
        raise Refusal("too_many_tries", sentence)


def _asker(request: Request) -> Asker:
    """Return whose share of the time for passwords it is: an address's, of that of whoever holds it."""
    return Asker(address(request), address(request))


@answered
async def sign_out(request: Request) -> Response:
    """End the session here, so that its cookie is void wherever it was copied to."""
    house: House = request.app.state.house
    who = await visitor(house, request)
    if who.session:
        await house.store.end_session(who.session, house.time.wall)
        house.connections.sign_out(who.session)
    return json({}, cookie=clear_cookie_header(is_secure(house.config, request)))


@answered
async def change_password(request: Request) -> Response:
    """Change it, which ends every session and seat token, and begins another session."""
    house: House = request.app.state.house
    change = await body(request, Change)
    account = await _proved(house, request, change.old)
    hashed = await house.passwords.hash(change.new, _asker(request))
    await house.store.new_password(account.person, hashed, house.time.wall)
    return await _renewed(house, request, account.person)


@answered
async def sessions(request: Request) -> Response:
    """List where one is signed in."""
    house: House = request.app.state.house
    who = await visitor(house, request)
    found = await house.store.sessions_of(who.person) if who.session else []
    return json(
        [
            SignedIn(device=one.device, since=one.created, used=one.used, here=one.key == who.session)
            for one in found
        ]
    )  # fmt: skip


@answered
async def end_other_sessions(request: Request) -> Response:
    """Sign out everywhere else, and end the seat tokens."""
    house: House = request.app.state.house
    who = await visitor(house, request)
    if not who.session:
        raise Refusal("not_signed_in", "sign in first")
    await house.store.end_all_sessions(who.person, house.time.wall)
    return await _renewed(house, request, who.person)


async def _renewed(house: House, request: Request, person: str) -> Response:
    renewed = await house.store.account(person)
    assert renewed is not None
    return await _let_in_again(house, request, renewed)


async def _let_in_again(house: House, request: Request, account: Account) -> Response:
    """Let whoever asks in, and hang up on all that came in before.

    Only then: a page that is hung up on comes back with the cookie that it has by now, and whoever has a void one is
    made someone new, whose cookie would take the place of the account's.
    """
    answer = await _welcomed(house, request, account)
    answer.background = BackgroundTask(_hang_up, house, account)
    return answer


async def _hang_up(house: House, account: Account) -> None:
    house.connections.hang_up(account.person, account.epoch)


@answered
async def close_account(request: Request) -> Response:
    """Forget the account, its ratings and its name at every table."""
    house: House = request.app.state.house
    account = await _proved(house, request, (await body(request, Farewell)).password)
    LOG.info("an account was closed", extra={"details": {"person": account.person}})
    return await _forgotten(house, request, account.person, account.epoch)


@answered
async def forget_guest(request: Request) -> Response:
    """Forget a guest and their name at every table; their cookie is void."""
    house: House = request.app.state.house
    _slow_down(house, request)
    who = await visitor(house, request)
    if who.account:
        raise Refusal("signed_in", "you have an account; delete it with your password")
    if who.cookie:
        return json({})  # nothing is kept of a newcomer
    return await _forgotten(house, request, who.person, who.epoch)


async def _forgotten(house: House, request: Request, person: str, epoch: int) -> Response:
    await house.forgetting.forget(person, epoch + 1)
    return json({}, cookie=clear_cookie_header(is_secure(house.config, request)))


async def _proved(house: House, request: Request, password: str) -> Account:
    """Return the account of whoever asks, if they know its password."""
    _slow_down(house, request)
    account = await house.store.account((await visitor(house, request)).person)
    if account is None or account.is_closed:
        raise Refusal("not_signed_in", "sign in first")
    _count_try(house, f"person {account.person}")
    if not await house.passwords.verify(account.password, password, _asker(request)):
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
async def privacy(request: Request) -> Response:
    """Say how long guests are remembered here."""
    house: House = request.app.state.house
    return json(Privacy(guest_days=house.config.guest_days))


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
        raise Refusal("too_fast", "you have just downloaded your games; wait a moment")
    who, page = await visitor(house, request), _page(request)
    found = await house.store.tables_of(who.person, MOST_GAMES, (page - 1) * MOST_GAMES)
    over = [name for name, facts in found if facts.status == "over"]
    records, asker = {}, Asker(address(request), who.person)
    for name in over:
        if await request.is_disconnected():
            return Response()  # nobody is there to take them
        records[f"{name}.record"] = await _record_of(house, asker, name)
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
        raise NoTable("no_such_table", "there is no such game; ask for its link again")
    who = await visitor(house, request)
    text = await _record_of(house, Asker(address(request), who.person), name)
    return Response(text, media_type="text/plain; charset=utf-8")


async def _record_of(house: House, who: Asker, table: str) -> str:
    """Return a record once it is their turn: a long match takes a while to fold."""
    return await house.queues.lists.serve(functools.partial(record_text, house.store, table), who)


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
        options=Form(schema=schema, parts=parts, defaults=defaults), has_box=bool(game.components.__struct_fields__),
    )  # fmt: skip


ROUTES = [
    Route("/api/account", sign_up, methods=["POST"]),
    Route("/api/account", close_account, methods=["DELETE"]),
    Route("/api/session", sign_in, methods=["POST"]),
    Route("/api/session", sign_out, methods=["DELETE"]),
    Route("/api/sessions", sessions, methods=["GET"]),
    Route("/api/sessions", end_other_sessions, methods=["DELETE"]),
    Route("/api/password", change_password, methods=["POST"]),
    Route("/api/games", shelf, methods=["GET"]),
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", forget_guest, methods=["DELETE"]),
    Route("/api/privacy", privacy, methods=["GET"]),
    Route("/api/me/levels", my_levels, methods=["GET"]),
    Route("/api/me/games", my_games, methods=["GET"]),
    Route("/api/tables/{table}/record", record, methods=["GET"]),
]
