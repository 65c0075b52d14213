"""Sockets with bounds: what isn't a message is counted too, and nobody is answered who doesn't read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from .doorkeeper import NAME, Doorkeeper
from .inbox import Inbox
from .sips import Sips

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

LINGERING = 10.0
"""Seconds to read the last words in; whoever doesn't is cut off, with all that waits for them."""


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Counts what an honest client sends hardly any of: pings, pongs, parts of messages, bytes that end none.

    Messages are counted where they are read.
    """

    def __init__(self, *, app_state: dict[str, Any], **given: Any) -> None:
        super().__init__(app_state=app_state, **given)
        self._doorkeeper: Doorkeeper = app_state[NAME]
        self._noise = self._doorkeeper.noise()
        self._pace = self._doorkeeper.pace()
        self._app, self.app = self.app, self._serve
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # with all that uvicorn asks of its queue

    def data_received(self, data: bytes) -> None:
        waiting = self.queue.qsize()
        super().data_received(data)
        if self.queue.qsize() > waiting:
            return
        if self.handshake_initiated:
            self._count()
        else:  # HTTP’s parser takes heads that this one doesn’t, and nothing would end it
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._end_later()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.transport.is_closing():  # it is refused, and nothing runs that would end it
            self._end_later()

    def handle_ping(self) -> None:
        if self._count():
            answers = self.conn.data_to_send()
            if self.writable.is_set():  # else the last ones aren't read yet, and would pile up
                self.transport.write(b"".join(answers))

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # nobody is there to read the rest

    def send_receive_event_to_app(self) -> None:
        """Read on until a second message waits: most are heard at once, and uvicorn would stop at each of them."""
        if self.close_sent:  # nobody hears it: reading goes on for the other side's last word alone
            self.frames = []
            self._count()
            return
        is_first = self.queue.empty()
        self.read_paused |= is_first
        super().send_receive_event_to_app()
        if is_first:
            self.read_paused = False

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if not self._pace.allow():
            await asyncio.sleep(self._doorkeeper.pause)
        elif not self.queue.empty():  # whoever sends many at once takes turns with the others
            await asyncio.sleep(0)
        return message

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)
        if self.initial_response is not None:
            self.handshake_complete = True  # by a refusal; uvicorn would log a fault of ours

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end_later()

    def _end_later(self) -> None:
        self.loop.call_later(LINGERING, self.transport.abort)

    def _count(self) -> bool:
        """Say whether they may go on; end it if they may not."""
        if self.transport.is_closing():
            return False
        if self._noise.allow():
            return True
        self._doorkeeper.refused("too_fast")
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()  # which says so to both sides, and closes
        return False


class WebSocket(Sips):
    kind = BoundedWebSocket
