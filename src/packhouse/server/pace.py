"""Plain HTTP at a pace: whoever asks for more than people do is answered, but slowly."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from ..core.errors import Refusal
from .http.replies import STATUS, reply
from .limits import NetworkRate, address_key
from .metrics import Metrics

LONGEST = 5.0
"""Seconds that a request waits for its turn. A connection has one that waits, so only a proxy's could wait longer."""


def paced(asking: NetworkRate, metrics: Metrics, app: ASGIApp) -> ASGIApp:
    """Let the requests of an address begin no faster than ``asking`` says.

    Each is answered in an instant, but thousands a second leave no time between them, in which the threads that store
    plays would get hold of Python's lock.
    """

    async def pace(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            wait = asking.turn(address_key(scope["client"][0] if scope["client"] else ""), LONGEST)
            if wait is None:
                metrics.refused("too_fast")
                why = reply(Refusal("too_fast", "too many requests; wait a moment"), STATUS["too_fast"])
                await why(scope, receive, send)
                return
            if wait:
                await asyncio.sleep(wait)
        await app(scope, receive, send)

    return pace
