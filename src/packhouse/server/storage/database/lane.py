"""A thread that takes whatever is queued in one go, and answers the event loop once for all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeAlias, TypeVar

from .answers import down, give

W = TypeVar("W")
Waiting: TypeAlias = tuple[asyncio.Future[Any], W]


class Lane(Generic[W]):
    """Work goes in from the event loop that made the lane; an answer that is an error is raised to its asker."""

    def __init__(self, name: str, do: Callable[[list[W]], Sequence[Any]], most: int) -> None:
        self._do = do
        self._most = most
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Waiting[W]] | None] = SimpleQueue()
        self._gathered: list[Waiting[W]] = []
        self._ended = False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, work: W) -> asyncio.Future[Any]:
        if self._ended:
            raise down(None)
        future = self._loop.create_future()
        if not self._gathered:  # waking the thread costs more than the rest: once for all of this round of the loop
            self._loop.call_soon(self._hand_over)
        self._gathered.append((future, work))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def end(self) -> None:
        """Finish what is queued."""
        self._ended = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._taken():
            try:
                answers = self._do([work for _, work in batch])
            except Exception as error:  # a thread that died would leave everyone waiting
                answers = [down(error)] * len(batch)
            self._loop.call_soon_threadsafe(_give_all, batch, answers)

    def _taken(self) -> list[Waiting[W]]:
        """Wait for work and take all there is; nothing once the lane has ended."""
        batch: list[Waiting[W]] = []
        while (gathered := self._queue.get()) is not None:
            batch += gathered
            if len(batch) >= self._most or self._queue.empty():
                return batch
        if batch:
            self._queue.put(None)
        return batch


def _give_all(batch: list[Waiting[W]], answers: Sequence[Any]) -> None:
    for (future, _), answer in zip(batch, answers, strict=True):
        give(future, answer)
