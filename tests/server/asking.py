"""Asking a room's house over HTTP, without a server around it."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message

from .browser import Answer
from .room import Room

AT = "play.example.org"


async def asked(
    room: Room, routes: Sequence[Route], path: str, query: str = "", client: str = "10.0.0.1", **headers: str
) -> Answer:
    """Ask for an address inside a house, from elsewhere unless the client says otherwise."""
    app = Starlette(routes=list(routes))
    app.state.house = room.house
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    given = [(name.encode(), value.encode()) for name, value in ({"host": AT} | headers).items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": given, "query_string": query.encode()}
    scope |= {"scheme": "https", "client": (client, 5000), "server": ("10.0.0.2", 443)}
    await app(scope, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], found, sent[1].get("body", b""))
