"""The page at a table that waits for players, with what chats show of a link to it."""

from __future__ import annotations

import asyncio
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ..gate import address, our_origins
from ..house import House
from ..storage.database import DatabaseDown
from ..storage.facts import Facts
from ..storage.records import TABLE_ID
from .pages import INDEX, Files, packed

PICTURES = "/previews/{game}.jpg"
SIZE = (800, 420)

SOON = 1.0
"""Seconds that the page waits for what is told of a table; without it, it does as well."""

HOW = "Open the link and sit down: there is nothing to sign up for."


def routes(files: Files) -> list[Route]:
    """Return what answers at a table's address; nothing where the page isn't built."""
    if INDEX not in files:
        return []
    index = files[INDEX]

    async def table(request: Request) -> Response:
        facts = await _open_table(request.app.state.house, request)
        if facts is None:
            return index.answer(request)
        told = _tags(facts, our_origins(request.app.state.house.config, request)[0], files)
        return packed(INDEX, index.plain.body.replace(b"</head>", f"{told}</head>".encode(), 1)).answer(request)

    return [Route("/table/{table}", table, methods=["GET"])]


async def _open_table(house: House, request: Request) -> Facts | None:
    """Look for it without loading its match; whoever asks in haste, or of a house in trouble, gets the plain page."""
    name = request.path_params["table"]
    if not TABLE_ID.fullmatch(name) or not house.limits.requests.allow(address(request)):
        return None
    known = house.tables.in_memory(name)
    if known is not None and known.loaded:
        facts = known.facts
    else:
        try:
            async with asyncio.timeout(SOON):
                stored = await house.store.table(name)
        except (DatabaseDown, TimeoutError):
            return None
        if stored is None:
            return None
        facts = stored.facts
    return facts if facts.status == "open" and facts.game in games.names() else None


def _inviter(facts: Facts) -> str:
    return f"{facts.inviter} (guest)" if facts.inviter_is_guest else facts.inviter


def _tags(facts: Facts, origin: str, files: Files) -> str:
    """Return what the invitation itself shows, and nothing else."""
    title = games.kind(facts.game).title
    told = {
        "og:type": "website",
        "og:site_name": "Packhouse",
        "og:title": f"{_inviter(facts)} invites you to {title}" if facts.inviter else f"You’re invited to {title}",
        "og:description": HOW,
    }
    picture = PICTURES.format(game=facts.game)
    if picture in files:
        told |= {"og:image": origin + picture, "og:image:alt": title}
        told |= {"og:image:width": str(SIZE[0]), "og:image:height": str(SIZE[1])}
    return "".join(f'<meta property="{escape(name)}" content="{escape(value)}" />' for name, value in told.items())
