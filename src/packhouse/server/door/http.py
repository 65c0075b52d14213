"""Plain HTTP with bounds: a request has a deadline and a size, one waits for another, an address has so many lines."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from .doorkeeper import NAME, Doorkeeper
from .in_turn import InTurn
from .sips import Sips

LARGEST_HEAD = 16 * 1024
"""Bytes of a request's first line and headers."""

LARGEST_REQUEST = 256 * 1024
"""Bytes of all of it, whatever they are: what frames the parts of a body may be longer than the body, and not end."""

LINGERING = 60.0
"""Seconds in which whoever is being answered must have read something, however little."""


class Bound(NamedTuple):
    """Why a connection is ended before its request is there."""

    status: int
    code: str
    sentence: str

    def answer(self) -> bytes:
        body = msgspec.json.encode({"code": self.code, "sentence": self.sentence, "fields": {}})
        head = STATUS_LINE[self.status] + b"content-type: application/json\r\nconnection: close\r\n"
        return head + b"content-length: %d\r\n\r\n" % len(body) + body


TOO_MANY = Bound(429, "too_many_connections", "too many connections from your internet address; close some")
TOO_LARGE = Bound(
    431, "too_large", f"this is too large; send at most {LARGEST_HEAD} bytes of headers, and {LARGEST_REQUEST} in all"
)
TOO_SLOW = Bound(408, "too_slow", "the request took too long to arrive; send it again")


class BoundedHttp(HttpToolsProtocol):
    def __init__(self, *, app_state: dict[str, Any], key: str, **given: Any) -> None:
        super().__init__(app_state=app_state, **given)
        self._doorkeeper: Doorkeeper = app_state[NAME]
        self._key: str | None = key
        """Whose connection it is, for as long as it is counted."""
        self._deadline: asyncio.TimerHandle | None = None
        self._taken = 0
        """Bytes of the request that is being read, as far as it came."""
        self._in_head = True
        self._answered: RequestResponseCycle | None = None
        """The request whose turn it is; uvicorn's own “cycle” is the one that was read last."""
        self._next_look: asyncio.TimerHandle | None = None
        self._unread = 0
        """Bytes that held everything up at the last look."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.flow = InTurn(transport, self.pipeline)
        self._look_later()
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self.pipeline.clear()
        if self._answered is not None:  # else what is said to them is an error, and a page in the log
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head and self._deadline is None:  # not the first request of this connection
            self._wait_for_request()
        self._taken += len(data)
        super().data_received(data)
        if self._taken > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST) and not self.transport.is_closing():
            self._end(TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # and not behind a body, where nobody needs any
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._taken = True, 0
        self._stop_waiting()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        if self._is_answering():  # which would go on in the middle of what the socket says
            self.transport.abort()
            return
        self._let_go()  # sockets are counted by whom they are from, which a proxy tells
        super().handle_websocket_upgrade()

    def resume_writing(self) -> None:
        self._unread = 0
        super().resume_writing()

    def _is_answering(self) -> bool:
        is_told = self.cycle is None or self.cycle.response_complete
        return not is_told or self.transport.get_write_buffer_size() > 0

    def _look_later(self) -> None:
        self._next_look = self.loop.call_later(LINGERING, self._look_at_reader)

    def _look_at_reader(self) -> None:
        """Hang up where nothing goes on before someone reads, and they have read nothing since the last look."""
        is_held_up = self.flow.write_paused or self.transport.is_closing()
        unread = self.transport.get_write_buffer_size() if is_held_up else 0
        if 0 < self._unread <= unread:
            self.transport.abort()
        else:
            self._unread = unread
            self._look_later()

    def _wait_for_request(self) -> None:
        self._deadline = self.loop.call_later(self._doorkeeper.patience, self._end, TOO_SLOW)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._next_look is not None:
            self._next_look.cancel()
            self._next_look = None
        if self._key is not None:
            self._doorkeeper.leave(self._key)
            self._key = None

    def _end(self, why: Bound) -> None:
        """Say why, if nothing else is being said, and hang up."""
        self._doorkeeper.refused(why.code)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(why.answer())
        self.transport.close()


class Http(Sips):
    kind = BoundedHttp

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        doorkeeper: Doorkeeper = self._given["app_state"][NAME]
        key = doorkeeper.enter(get_remote_addr(transport))
        if key is None:
            doorkeeper.refused(TOO_MANY.code)
            transport.write(TOO_MANY.answer())
            transport.close()
        else:
            self._given["key"] = key
            super().connection_made(transport)
