"""Links into the house as QR codes, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...core.errors import Refusal
from .. import network, qr
from ..gate import address, our_origins
from ..house import House
from .replies import answered

LONGEST = 200


@answered
async def code(request: Request) -> Response:
    """Draw a link; none to elsewhere, or the house would lend its name to any site."""
    house: House = request.app.state.house
    if not house.limits.listing.allow(address(request)):
        raise Refusal("too_fast", "too many pictures; wait a moment")
    link = request.query_params.get("link", "")
    if len(link) > LONGEST:
        raise Refusal("too_large", "that is too large; send at most {most} characters", most=LONGEST)
    ours = (*our_origins(house.config, request), *network.told_to(request, house.config.host))
    if not link.startswith(tuple(f"{origin}/" for origin in ours)):
        raise Refusal("other_site", "this link leads elsewhere; give one into the house")
    return Response(qr.svg(link), headers={"cache-control": "private, max-age=3600"}, media_type="image/svg+xml")


ROUTES = [Route("/api/qr", code, methods=["GET"])]
