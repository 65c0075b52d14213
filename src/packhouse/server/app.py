"""The web application: the page, the socket, accounts and records over HTTP, and what operators look at."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import games
from ..core.errors import Refusal
from . import logs
from .config import Config, from_environment
from .door import doorkeeper
from .hosts import Hosts
from .house import House
from .http import accounts, boxes, invitations, links, lists, operators, pages, positions, puzzles, rulebooks
from .http.replies import STATUS, reply
from .metrics import Metrics
from .pace import paced
from .sockets.arrival import arrive
from .storage.database import connect

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

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await house.open()
        house.tasks.spawn(house.run())
        _spare_the_collector()
        yield {doorkeeper.NAME: doorkeeper.Doorkeeper(config, house.time.seconds, house.metrics)}
        await house.close()

    page = pages.read()
    routes = [*operators.ROUTES, *accounts.ROUTES, *links.ROUTES, *lists.ROUTES, *positions.ROUTES, *rulebooks.ROUTES]
    routes += [*boxes.ROUTES, *puzzles.ROUTES, *invitations.routes(page), *pages.routes(page)]
    app = Starlette(routes=routes, exception_handlers={404: pages.lost(page)}, lifespan=lifespan)
    app.state.house = house
    return paced(
        house.limits.asking, house.metrics, by_name(Hosts(config), house.metrics, _with_socket(house, guarded(app)))
    )


def _spare_the_collector() -> None:
    """Look for garbage more rarely: looking as often as usual was a twentieth of the samples at a hundred tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _with_socket(house: House, app: ASGIApp) -> ASGIApp:
    """Open sockets before anything else: each layer around one costs time with every message."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/socket":
            await arrive(house, WebSocket(scope, receive, send), receive, send)
        else:
            await app(scope, receive, send)

    return door


def by_name(hosts: Hosts, metrics: Metrics, app: ASGIApp) -> ASGIApp:
    """Answer to our own names alone."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        host = hosts.stranger(scope) if scope["type"] != "lifespan" else None
        if host is None:
            await app(scope, receive, send)
            return
        metrics.refused("host")
        sentence = "this server isn’t known as {host}; open it by its IP address, or set PACKHOUSE_HOSTS"
        why = reply(Refusal("host", sentence, host=host), STATUS["host"])
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(why)
        else:
            await why(scope, receive, send)

    return named


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
