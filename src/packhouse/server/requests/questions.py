"""Asking a bot or a review for someone: beside, one question of theirs at a time, and they may play on meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from ... import wire
from ...core.errors import Refusal
from ...core.game import Seat
from ..connection import Connection
from ..queues import Busy
from ..tasks import Tasks

Asker: TypeAlias = Connection | tuple[str, Seat] | tuple[str, str, int]
"""Who asks: a connection, a seat at a table, whatever its devices, or a request of a connection."""

Think: TypeAlias = Callable[[], Awaitable[wire.Message]]


class Question(NamedTuple):
    """A request that is thought about, and whom its answer is for."""

    id: str
    connection: Connection


class Questions:
    """All that is thought about now, by who asked."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._asked: dict[Asker, Question] = {}

    def __len__(self) -> int:
        return len(self._asked)

    def is_asked(self, asker: Asker, request: wire.Request, connection: Connection) -> bool:
        """Say whether this was asked before and its answer is on its way; refuse a second question of one asker."""
        if asker not in self._asked:
            return False
        if self._asked[asker].id != request.id:
            raise Busy("busy", "your last question is still being worked on; wait for its answer")
        self._asked[asker] = Question(request.id, connection)  # whoever asks again hears it on their new connection
        return True

    def ask(self, asker: Asker, request: wire.Request, connection: Connection, think: Think) -> None:
        """Have it thought about beside, and tell whoever asked last what came of it."""
        self._asked[asker] = Question(request.id, connection)
        self._tasks.spawn(self._answer(asker, request, think))

    def asked_by(self, asker: Asker) -> Connection:
        """Return the connection that waits for an asker's answer."""
        return self._asked[asker].connection

    async def _answer(self, asker: Asker, request: wire.Request, think: Think) -> None:
        try:
            message = await self._thought(request, think)
        finally:
            question = self._asked.pop(asker)
        question.connection.tell(wire.encode(message))

    async def _thought(self, request: wire.Request, think: Think) -> wire.Message:
        try:
            return await think()
        except Refusal as refusal:
            return _refused(request, refusal)
        except Exception as error:
            self._tasks.trouble(f"a question failed: {type(request).__name__}", error)
            return _refused(request, Refusal("trouble", "something went wrong here; try again"))


def _refused(request: wire.Request, refusal: Refusal) -> wire.Refused:
    return wire.Refused(id=request.id, code=refusal.code, sentence=str(refusal), fields=refusal.fields)
