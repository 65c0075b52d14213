"""Links into the house as QR codes, over HTTP."""

from __future__ import annotations

import asyncio
import functools
import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...core.errors import Refusal
from .. import network, qr
from ..gate import address, our_origins
from ..house import House
from ..sharing import Asker
from .replies import answered

LONGEST = 200
WRITTEN = re.compile(r"[!-~]*")
"""What links are written with; other letters would make a code several times as large, and as long to draw."""


@answered
async def code(request: Request) -> Response:
    """Draw a link; none to elsewhere, or the house would lend its name to any site."""
    house: House = request.app.state.house
    if not house.limits.listing.allow(address(request)):
        raise Refusal("too_fast", "too many pictures; wait a moment")
    link = request.query_params.get("link", "")
    if len(link) > LONGEST:
        raise Refusal("too_large", "that is too large; send at most {most} characters", most=LONGEST)
    if not WRITTEN.fullmatch(link):
        raise Refusal("unreadable", "this can’t be read: {why}", why="write what isn’t a plain letter as in %20")
    ours = (*our_origins(house.config, request), *network.told_to(request, house.config.host))
    if not link.startswith(tuple(f"{origin}/" for origin in ours)):
        raise Refusal("other_site", "this link leads elsewhere; give one to this server")
    drawn = await house.queues.lists.serve(functools.partial(asyncio.to_thread, qr.svg, link), Asker(address(request)))
    return Response(drawn, headers={"cache-control": "private, max-age=3600"}, media_type="image/svg+xml")


ROUTES = [Route("/api/qr", code, methods=["GET"])]
