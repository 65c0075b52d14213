"""One request after the other: nothing more is read while one waits for its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sized

from uvicorn.protocols.http.flow_control import FlowControl


class InTurn(FlowControl):
    """uvicorn reads on with every answer, and whenever one asks for a body: whoever sends faster fills the memory."""

    def __init__(self, transport: asyncio.Transport, waiting: Sized) -> None:
        super().__init__(transport)
        self._waiting = waiting

    def resume_reading(self) -> None:
        if not self._waiting:
            super().resume_reading()
