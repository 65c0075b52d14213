"""Queues in front of what is scarce: the urgent first, then who came first, and only so many."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

from ..core.errors import Refusal

T = TypeVar("T")

Place: TypeAlias = asyncio.Future[bool]
"""Answered with True when its turn has come, with False when someone urgent needed it."""


class Busy(Refusal):
    """So many wait already that it is better to come again later."""


class Queue:
    """Lets ``at_once`` pieces of work go on and ``waiting`` more wait; the others are told that it is busy."""

    def __init__(self, at_once: int, waiting: int, busy: Callable[[], Busy]) -> None:
        self._free, self._most, self._busy = at_once, waiting, busy
        self._urgent: deque[Place] = deque()
        self._patient: deque[Place] = deque()
        self._at_work: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._urgent) + len(self._patient)

    async def serve(self, work: Callable[[], Coroutine[Any, Any, T]], urgent: bool = False) -> T:
        """Wait for a turn and do the work: it keeps its turn to its end, even if no one waits for it any more."""
        await self._turn(urgent)
        task = asyncio.create_task(work())
        self._at_work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def close(self) -> None:
        """Cancel all that is waiting or going on, and begin nothing more."""
        self._closed = True
        for place in (*self._urgent, *self._patient, *self._at_work):
            place.cancel()

    async def _turn(self, urgent: bool) -> None:
        if self._closed:
            raise self._busy()
        if self._free:
            self._free -= 1
            return
        place = self._join(urgent)
        try:
            called = await asyncio.shield(place)  # shielded, so that only we take it from the queue
        except asyncio.CancelledError:
            self._give_up(place)
            raise
        if not called:
            raise self._busy()

    def _join(self, urgent: bool) -> Place:
        if self.waiting >= self._most:
            if not (urgent and self._patient):
                raise self._busy()
            self._patient.pop().set_result(False)
        place = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._patient).append(place)
        return place

    def _give_up(self, place: Place) -> None:
        for queue in (self._urgent, self._patient):
            if place in queue:
                queue.remove(place)
        if place.done() and not place.cancelled() and place.result():
            self._next()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._at_work.discard(task)
        self._next()

    def _next(self) -> None:
        queue = self._urgent or self._patient
        if queue and not self._closed:
            queue.popleft().set_result(True)
        else:
            self._free += 1


class Queues:
    """The queues of one worker for what takes time to work out beside the event loop."""

    def __init__(self) -> None:
        self.positions = Queue(at_once=2, waiting=100, busy=_busy)
        """For what a position leads or led to: previews, whether an undo is free, and what was before."""
        self.lists = Queue(at_once=1, waiting=200, busy=_busy)
        """For lists of matches, which must keep nobody from playing."""
        self.questions = Queue(at_once=1, waiting=100, busy=_busy)
        """For what bots and reviews are asked: one at a time, so that tables have the other processes."""

    def close(self) -> None:
        self.positions.close()
        self.lists.close()
        self.questions.close()


def _busy() -> Busy:
    return Busy("busy", "the house has too much to work out; try again in a moment")
