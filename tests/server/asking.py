"""Asking a room's house over HTTP, and knocking at its socket, without a server around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from packhouse.server.sockets.arrival import arrive

from .browser import Answer
from .room import Room

AT = "play.example.org"


def unheard(message: Message) -> None:
    pass


async def asked(
    room: Room, routes: Sequence[Route], path: str, query: str = "", client: str = "10.0.0.1", method: str = "GET",
    headers: Mapping[str, str] | None = None, body: bytes = b"", hear: Callable[[Message], None] = unheard,
) -> Answer:  # fmt: skip
    """Ask for an address inside a house, from elsewhere unless the client says otherwise."""
    app = Starlette(routes=list(routes))
    app.state.house = room.house
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    async def send(message: Message) -> None:
        hear(message)
        sent.append(message)

    given = [(name.encode(), value.encode()) for name, value in {"host": AT, **(headers or {})}.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": given, "query_string": query.encode()}
    scope |= {"scheme": "https", "client": (client, 5000), "server": ("10.0.0.2", 443)}
    await app(scope, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], found, sent[1].get("body", b""))


async def knock(room: Room, receive: Receive, send: Send, client: str = "10.0.0.1", **headers: str) -> None:
    """Open a socket to a house, and stay until it is over."""
    given = [(name.encode(), value.encode()) for name, value in ({"host": AT} | headers).items()]
    scope: Scope = {
        "type": "websocket", "path": "/socket", "headers": given, "query_string": b"", "scheme": "wss",
        "client": (client, 5000), "server": ("10.0.0.2", 443), "extensions": {"websocket.http.response": {}},
    }  # fmt: skip
    await arrive(room.house, WebSocket(scope, receive, send), receive, send)


async def denied(room: Room, client: str = "10.0.0.1", **headers: str) -> int:
    """Return with which status a house keeps someone out of its socket."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await knock(room, receive, send, client, **headers)
    return int(sent[0]["status"])
