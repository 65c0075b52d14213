"""Requests that wait for their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from .. import wire
from ..core.errors import Field, Refusal

NOT_NOW = {"busy", "database_down", "too_fast"}
"""Refusals that pass by themselves: such a request is sent again, as if it had not been answered."""

Send: TypeAlias = Callable[[bytes], Awaitable[None]]


class Answers:
    """Each request is sent until it is answered: a request has an id, so that asking twice does no harm."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._waiting: dict[str, tuple[bytes, asyncio.Future[wire.AnyMessage]]] = {}
        self._failed: Exception | None = None

    async def of(self, request: wire.AnyRequest, send: Send) -> wire.AnyMessage:
        """Return the answer, or raise the refusal."""
        if self._failed is not None:
            raise self._failed
        frame, answer = wire.encode(request), asyncio.get_running_loop().create_future()
        self._waiting[request.id] = frame, answer
        try:
            while not answer.done():
                await send(frame)
                await asyncio.wait([answer], timeout=self._patience)
            return _checked(answer.result())
        finally:
            del self._waiting[request.id]

    def unanswered(self) -> list[bytes]:
        """Return the requests to send again on a new socket, oldest first."""
        return [frame for frame, answer in self._waiting.values() if not answer.done()]

    def hear(self, request_id: str, message: wire.AnyMessage) -> None:
        """Hand a message to whoever waits for it, if anyone still does."""
        if isinstance(message, wire.Refused) and message.code in NOT_NOW:
            return
        _, answer = self._waiting.get(request_id, (b"", None))
        if answer is not None and not answer.done():
            answer.set_result(message)

    def fail(self, error: Exception) -> None:
        """Tell everyone who waits, and whoever asks from now on."""
        self._failed = self._failed or error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)


def refusal(code: str, sentence: str, fields: Mapping[str, Field]) -> Refusal:
    """Return a refusal whose sentence was filled in by the house already."""
    made = Refusal(code, sentence.replace("{", "{{").replace("}", "}}"), **fields)
    made.sentence = sentence
    return made


def _checked(message: wire.AnyMessage) -> wire.AnyMessage:
    if isinstance(message, wire.Refused):
        raise refusal(message.code, message.sentence, message.fields)
    return message
