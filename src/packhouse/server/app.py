"""The web application: the page, the socket, accounts and records over HTTP, and what operators look at."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import __version__, games, wire
from ..core.errors import Refusal
from . import logs
from .config import Config, from_environment
from .house import House
from .http import accounts, lists, pages, rulebooks
from .http.gate import Visitor, address, origin_is_ours, visitor
from .http.replies import answered, reply
from .keeper.keeper import Keeper
from .sockets.socket import Connection
from .storage.database import DatabaseDown, connect
from .storage.database.answers import down

HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def make(config: Config | None = None) -> ASGIApp:
    """Return the application; without settings, those of the environment."""
    config = config or from_environment()
    logs.set_up(config.log, config.plain)
    for folder in config.folders:
        games.add(Path(folder))
    house = House(config, connect(config.database))
    keeper = Keeper(house)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        house.spawn(keeper.run())
        _spare_the_collector()
        yield
        await house.close()

    page = pages.read()
    routes = [*_routes(), *accounts.ROUTES, *lists.ROUTES, *rulebooks.ROUTES, *pages.routes(page)]
    app = Starlette(routes=routes, exception_handlers={404: pages.lost(page)}, lifespan=lifespan)
    app.state.house = house
    return _with_socket(house, guarded(app))


def _spare_the_collector() -> None:
    """Look for garbage more rarely: looking as often as usual was a twentieth of the samples at a hundred tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _routes() -> list[Route]:
    return [
        Route("/health", health, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
    ]


def _with_socket(house: House, app: ASGIApp) -> ASGIApp:
    """Open sockets before anything else: each layer around one costs time with every message."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/socket":
            await socket(house, WebSocket(scope, receive, send), receive, send)
        else:
            await app(scope, receive, send)

    return door


def guarded(app: ASGIApp) -> ASGIApp:
    """Add the usual headers to every answer."""
    headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return guard


async def socket(house: House, websocket: WebSocket, receive: Receive, send: Send) -> None:
    who = address(websocket)
    if not origin_is_ours(house.config, websocket):
        why = Refusal("origin", "this page belongs to another site; open the house’s own")
        await websocket.send_denial_response(reply(why, 403))
    elif not house.arriving.allow(who) or not house.connections.enter(who):
        why = Refusal("too_many_connections", "too many connections from your address; close some")
        await websocket.send_denial_response(reply(why, 429))
    else:
        try:
            await _serve(house, websocket, receive, send)
        finally:
            house.connections.leave(who)


async def _serve(house: House, websocket: WebSocket, receive: Receive, send: Send) -> None:
    try:
        caller = await visitor(house, websocket)
    except DatabaseDown as refusal:
        await websocket.send_denial_response(reply(refusal, 503))
        return
    cookie = [(b"set-cookie", caller.cookie.encode())] if caller.cookie else []
    await websocket.accept(headers=cookie)
    connection = Connection(house, receive, send, caller, address(websocket))
    connection.tell(wire.encode(_welcome(caller)))
    with house.metrics.connections.track_inprogress():
        await connection.run()


def _welcome(caller: Visitor) -> wire.Welcome:
    return wire.Welcome(
        version=__version__, person=caller.person, account=caller.account, phrases=get_args(wire.Phrase)
    )


@answered
async def health(request: Request) -> Response:
    """Answer once the database does."""
    house: House = request.app.state.house
    try:
        await asyncio.wait_for(house.store.answers(), 5)
    except TimeoutError as error:
        raise down(error) from None
    facts = {"status": "ok", "version": __version__, "tables": len(house.tables)}
    return Response(msgspec.json.encode(facts), media_type="application/json")


@answered
async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    if request.client is None or request.client.host not in house.config.metrics:
        raise Refusal("not_for_you", "only the house’s own keepers may read this")
    house.metrics.thoughts_waiting.set(house.thinkers.waiting)
    body, kind = house.metrics.text()
    return Response(body, headers={"content-type": kind})
