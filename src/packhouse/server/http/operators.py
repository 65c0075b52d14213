"""What whoever runs a server looks at: whether it answers, and what it counts."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import __version__
from ...core.errors import Refusal
from ..house import House
from ..storage.database.answers import down
from .replies import answered


@answered
async def health(request: Request) -> Response:
    """Answer once the database does."""
    house: House = request.app.state.house
    try:
        await asyncio.wait_for(house.store.answers(), 5)
    except TimeoutError as error:
        raise down(error) from None
    status = {"status": "ok", "version": __version__, "tables": len(house.tables)}
    return Response(msgspec.json.encode(status), media_type="application/json")


@answered
async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    if request.client is None or request.client.host not in house.config.metrics:
        raise Refusal("not_for_you", "only whoever runs this server may read this")
    house.metrics.thoughts_waiting.set(house.bots.waiting)
    body, kind = house.metrics.text()
    return Response(body, headers={"content-type": kind})


ROUTES = [
    Route("/health", health, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
