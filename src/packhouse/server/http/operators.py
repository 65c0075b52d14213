"""What whoever runs a server looks at: whether it answers, and what it counts."""

from __future__ import annotations

import asyncio
import hmac

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import __version__
from ...core.errors import Refusal
from ..house import House
from ..storage.database import DatabaseDown
from ..storage.database.answers import down, reason
from .replies import answered


@answered
async def health(request: Request) -> Response:
    """Answer once the database does, unless it couldn't save the last heartbeat: a full disk still reads."""
    house: House = request.app.state.house
    try:
        await asyncio.wait_for(house.store.answers(), 5)
    except TimeoutError as error:
        raise _why(down(error)) from None
    except DatabaseDown as fault:
        raise _why(fault) from None
    if house.heartbeat.fault:
        raise _why(house.heartbeat.fault)
    status = {"status": "ok", "version": __version__, "tables": len(house.tables)}
    return Response(msgspec.json.encode(status), media_type="application/json")


def _why(fault: DatabaseDown) -> DatabaseDown:
    return DatabaseDown(fault.code, "the database can’t save: {why}", why=reason(fault))


@answered
async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    if not _has_token(request, house.config.metrics_token):
        raise Refusal("not_for_you", "only whoever runs this server may read this, with the token that is set")
    house.metrics.thoughts_waiting.set(house.bots.waiting)
    body, kind = house.metrics.text()
    return Response(body, headers={"content-type": kind})


def _has_token(request: Request, token: str) -> bool:
    """Say whether it brings the token. Where it comes from says nothing: a proxy on this machine brings anyone."""
    given = request.headers.get("authorization", "").encode("utf-8")
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


ROUTES = [
    Route("/health", health, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
