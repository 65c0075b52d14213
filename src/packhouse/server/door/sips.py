"""Reading a little at a time: whoever sends a lot at once is heard in turn with everyone else."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

SIP = 1024
"""Bytes read at once. The loop would read 256 KB, which may hold tens of thousands of frames, and nobody else is
heard while they are taken apart. Hardly any request is larger than this; the rest waits with the system."""

_BUFFER = memoryview(bytearray(SIP))
"""One for all: it is filled and emptied before anything else happens."""

_NOBODY = asyncio.Protocol()
"""Hears everything and does nothing."""


class Sips(asyncio.BufferedProtocol):
    """Hands what it reads to a protocol of uvicorn's, which would rather be handed everything."""

    kind: ClassVar[type[Any]]

    def __init__(self, **given: Any) -> None:
        self._given = given
        self._protocol: Any = _NOBODY

    def get_buffer(self, sizehint: int) -> memoryview:
        return _BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        self._protocol.data_received(bytes(_BUFFER[:nbytes]))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Build the protocol only here: whoever is turned away at the door costs none."""
        self._protocol = self.kind(**self._given)
        self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Take the head that HTTP has read before it made way for a socket."""
        self._protocol.data_received(data)

    def eof_received(self) -> None:
        self._protocol.eof_received()

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._protocol.connection_lost(exc)
