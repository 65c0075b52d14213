"""Who knocks at the socket is let in or told why not, and welcomed."""

from __future__ import annotations

from asyncio import sleep
from typing import get_args

from starlette.types import Receive, Send
from starlette.websockets import WebSocket

from ... import __version__, wire
from ...core.errors import Refusal
from .. import network
from ..gate import Visitor, address, origin_is_ours, visitor
from ..house import House
from ..http.replies import reply
from ..storage.database import DatabaseDown
from .socket import Socket

LONGEST = 5.0
"""Seconds that a connection waits for its turn."""


async def arrive(house: House, websocket: WebSocket, receive: Receive, send: Send) -> None:
    who = address(websocket)
    if not origin_is_ours(house.config, websocket):
        why = Refusal("origin", "this page belongs to another site; open this server’s own")
        await _deny(house, websocket, why, 403)
    elif (wait := _turn(house, who)) is None:
        why = Refusal("too_many_connections", "too many connections from your internet address; close some")
        await _deny(house, websocket, why, 429)
    else:
        try:
            await sleep(wait)
            await _serve(house, websocket, receive, send)
        finally:
            house.limits.connections.leave(who)


def _turn(house: House, who: str) -> float | None:
    """Count a connection, and return in how many seconds it is its turn; none where it may not come in."""
    limits = house.limits
    wait = limits.entering.turn(who, LONGEST) if limits.arriving.allow(who) else None
    return wait if wait is not None and limits.connections.enter(who) else None


async def _serve(house: House, websocket: WebSocket, receive: Receive, send: Send) -> None:
    signing = house.sessions
    try:
        house.bans.check_address(address(websocket))
        who = await visitor(house, websocket)
    except Refusal as refusal:
        await _deny(house, websocket, refusal, 503 if isinstance(refusal, DatabaseDown) else 403)
        return
    cookie = [(b"set-cookie", who.cookie.encode())] if who.cookie else []
    await websocket.accept(headers=cookie)
    connected = Socket(house, receive, send, who, address(websocket))
    connected.tell(wire.encode(_welcome(who, network.told_to(websocket, house.config.host))))
    if house.sessions is not signing:  # a new key was taken up meanwhile, which ended all others’ cookies and sockets
        connected.hang_up()
    with house.metrics.connections.track_inprogress():
        await connected.run()


async def _deny(house: House, websocket: WebSocket, why: Refusal, status: int) -> None:
    house.metrics.refused(why.code)
    await websocket.send_denial_response(reply(why, status))


def _welcome(who: Visitor, addresses: tuple[str, ...]) -> wire.Welcome:
    return wire.Welcome(
        version=__version__, person=who.person, account=who.account, phrases=get_args(wire.Phrase), addresses=addresses
    )
