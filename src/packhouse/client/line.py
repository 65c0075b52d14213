"""A socket to the house that is opened again whenever it is lost."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from http.cookies import SimpleCookie

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..core.errors import Refusal

COOKIES = ("packhouse", "__Host-packhouse")
"""What the house calls its cookie: the latter behind TLS."""
FIRST_DELAY, LONGEST_DELAY = 0.05, 2.0
STEADY = 1.0
"""Seconds that a socket must have held before it counts as a good one."""

TOO_MANY = 429

_chance = secrets.SystemRandom()


class Line:
    """One of several addresses, whichever answers; who one is stays the same, for the cookie is kept."""

    def __init__(self, addresses: Sequence[str], cookie: str, hear: Callable[[str | bytes], None]) -> None:
        self.address = addresses[0]
        self.cookie = cookie
        self._addresses = itertools.cycle(addresses)
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._was_open = False
        self.resumed = False
        """Whether the present socket knows all that the last one knew."""

    async def run(self, resume: Callable[[], Awaitable[None]]) -> None:
        """Keep a socket open for ever; ``resume`` makes each new one know what the last one knew."""
        clock, delays = asyncio.get_running_loop().time, _delays()
        while True:
            opened, self.address = clock(), next(self._addresses)
            with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed):
                await self._visit(resume)
            if clock() - opened > STEADY:
                delays = _delays()
            await asyncio.sleep(next(delays))

    async def send(self, frame: bytes) -> None:
        """Send, if the socket knows what came before; else ``resume`` sends it."""
        if self.resumed:
            await self.send_at_once(frame)

    async def send_at_once(self, frame: bytes) -> None:
        """Send, if there is a socket; what is lost is for the sender to send again."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)

    async def renew(self) -> None:
        """Let go of the socket, so that the next one is opened with the cookie of now."""
        if self._socket is not None:
            await self._socket.close()

    async def _visit(self, resume: Callable[[], Awaitable[None]]) -> None:
        async with await self._open() as socket:
            self._keep_cookie(socket)
            self._socket = socket
            resuming = asyncio.ensure_future(resume())
            try:
                async for frame in socket:
                    self._hear(frame)
            finally:
                self._socket, self.resumed = None, False
                resuming.cancel()

    async def _open(self) -> ClientConnection:
        headers = cookie_header(self.cookie)
        address = self.address.replace("http", "ws", 1).rstrip("/")
        try:
            return await connect(f"{address}/socket", additional_headers=headers, compression=None, close_timeout=1)
        except InvalidStatus as error:
            self._check(error.response.status_code)
            raise

    def _check(self, status: int) -> None:
        """Come again after a temporary trouble; who was never let in isn't wanted."""
        if not self._was_open and 400 <= status < 500 and status != TOO_MANY:
            raise Refusal(
                "turned_away", "the server at {address} refused the socket with status {status}",
                address=self.address, status=status,
            )  # fmt: skip

    def _keep_cookie(self, socket: ClientConnection) -> None:
        assert socket.response is not None
        self._was_open = True
        for header in socket.response.headers.get_all("Set-Cookie"):
            self.cookie = cookie_of(header) or self.cookie


def cookie_of(header: str) -> str:
    """Return the session that a Set-Cookie header gives; empty if it gives none."""
    given = SimpleCookie(header)
    return next((given[name].value for name in COOKIES if name in given), "")


def cookie_header(session: str) -> dict[str, str]:
    """Return the header that shows a session; the house reads the name that it gave."""
    return {"Cookie": "; ".join(f"{name}={session}" for name in COOKIES)} if session else {}


def _delays() -> Iterator[float]:
    """Wait longer each time, and not in step with everyone else who was cut off."""
    delay = FIRST_DELAY
    while True:
        yield delay * _chance.uniform(0.5, 1.0)
        delay = min(2 * delay, LONGEST_DELAY)
