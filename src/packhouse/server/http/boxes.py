"""Components files over HTTP: the game's own to start from, and someone's own to play with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ...core.errors import Refusal
from ...games.own_components import shipped_text
from ...wire.answers import Box
from ..gate import address, visitor
from ..house import House
from ..sharing import Asker
from .lists import slow_down
from .replies import answered, json, received

LARGEST_FILE = 64 * 1024
"""Bytes: nine times the largest of the games' own."""
TOML = "application/toml"
"""No plain form of another site can send it."""


@answered
async def house_box(request: Request) -> Response:
    house: House = request.app.state.house
    slow_down(house, request)
    game = games.kind(request.path_params["game"]).name
    headers = {"content-disposition": f'attachment; filename="{game}.toml"', "cache-control": "no-cache"}
    return Response(shipped_text(game), headers=headers, media_type=f"{TOML}; charset=utf-8")


@answered
async def own_box(request: Request) -> Response:
    """Check a file, and keep what is in it by its digest."""
    house: House = request.app.state.house
    game = games.kind(request.path_params["game"]).name
    if request.headers.get("content-type", "").split(";")[0].strip() != TOML:
        raise Refusal("toml_only", "send TOML, with the content type {kind}", kind=TOML)
    if not house.limits.boxes.allow(address(request)):
        raise Refusal("too_fast", "too many files; wait a moment")
    text = await received(request, LARGEST_FILE)
    who = await visitor(house, request)
    found = await house.boxes.check(game, text, Asker(address(request), who.person))
    if found.digest:
        await house.store.keep_box(game, found.digest, found.table, house.time.wall)
    return json(Box(game=game, box=found.digest, differs=tuple(found.differs), more=found.more))


ROUTES = [
    Route("/api/games/{game}/components", house_box, methods=["GET"]),
    Route("/api/games/{game}/boxes", own_box, methods=["POST"]),
]
