"""Queues in front of what is scarce: everyone has a fair share of the turns, and only so many may wait."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeVar

from ..core.errors import Refusal
from .limits import holder
from .sharing import NOBODY, Asker, Path, Shares

T = TypeVar("T")

PATIENT = 4.0
"""How many times as much patient work counts as urgent: where both wait, it has a fifth of the time."""

LEAST = 0.001
"""Seconds that any work counts for: with however little to do, many pieces of it are much."""

USUAL = 0.1
"""Of the new, how much what was usual follows it."""


class Busy(Refusal):
    """So many wait already that it is better to come again later."""


class Turns(NamedTuple):
    """How many pieces of work go on at once: of one person, of one address, and in all."""

    person: int
    address: int
    all: int

    @classmethod
    def of(cls, person: int) -> Turns:
        """Leave one turn to others at the same address, and one to others elsewhere, however long work takes."""
        return cls(person, person + 1, person + 2)


class Place:
    """Of someone in the queue."""

    __slots__ = ("asker", "called", "urgent")

    def __init__(self, asker: Asker, urgent: bool) -> None:
        self.asker = asker._replace(address=holder(asker.address))  # else many networks would be many shares
        self.urgent = urgent
        self.called: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Answered with True when its turn has come, with False when others had a better right to wait."""

    @property
    def path(self) -> Path:
        return ("urgent" if self.urgent else "patient", *self.asker)


class Queue:
    """Lets as many pieces of work go on as there are turns and ``waiting`` more wait; others are told that it is busy.

    Whoever has had least of the time is next; of one person what is urgent, then what came first. Where too many wait,
    those lose their place who have most of them.
    """

    def __init__(
        self, turns: Turns, waiting: int, busy: Callable[[], Busy], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._turns, self._most, self._busy, self._clock = turns, waiting, busy, clock
        self._places: list[Place] = []
        self._shares = Shares()
        self._at_work: dict[asyncio.Task[Any], Place] = {}
        self._called = Counter[Path]()
        """How many turns each address and each person has."""
        self._usual = LEAST
        """Seconds that work took of late: counted when it begins, and set right at its end."""
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._places)

    async def serve(
        self, work: Callable[[], Coroutine[Any, Any, T]], asker: Asker = NOBODY, *, urgent: bool = False
    ) -> T:
        """Wait for a turn and do the work: it keeps its turn to its end, even if no one waits for it any more."""
        place = await self._turn(asker, urgent)
        task = asyncio.create_task(work())
        self._at_work[task] = place
        task.add_done_callback(partial(self._done, self._clock(), self._usual))
        return await asyncio.shield(task)

    def close(self) -> None:
        """Cancel all that is waiting or going on, and begin nothing more."""
        self._closed = True
        for place in self._places:
            place.called.cancel()
        for task in self._at_work:
            task.cancel()

    async def _turn(self, asker: Asker, urgent: bool) -> Place:
        if self._closed:
            raise self._busy()
        place = Place(asker, urgent)
        self._join(place)
        self._call()
        try:
            called = await asyncio.shield(place.called)  # shielded, so that only we take it from the queue
        except asyncio.CancelledError:
            self._give_up(place)
            raise
        if not called:
            raise self._busy()
        return place

    def _join(self, place: Place) -> None:
        self._shares.come(place.path, {other.path for other in self._places})
        self._places.append(place)
        if len(self._places) > self._most and self._next() is None:
            loser = self._heaviest()
            self._places.remove(loser)
            loser.called.set_result(False)

    def _heaviest(self) -> Place:
        """Return the place that is lost where too many wait: of the address and there of the person with most."""
        addresses = Counter(place.asker.address for place in self._places)
        persons = Counter(place.asker for place in self._places)

        def burden(place: Place) -> tuple[int, int, bool]:
            return addresses[place.asker.address], persons[place.asker], not place.urgent

        return max(reversed(self._places), key=burden)

    def _give_up(self, place: Place) -> None:
        if place in self._places:
            self._places.remove(place)
        if place.called.done() and not place.called.cancelled() and place.called.result():
            self._end(place, -self._usual)

    def _done(self, began: float, counted: float, task: asyncio.Task[Any]) -> None:
        took = max(LEAST, self._clock() - began)
        self._usual += USUAL * (took - self._usual)
        self._end(self._at_work.pop(task), took - counted)

    def _end(self, place: Place, seconds: float) -> None:
        """Take a turn back, and count what the work took beyond what was counted before."""
        self._called.subtract(self._holders(place))
        self._called += Counter[Path]()  # drops who has none
        self._count(place, seconds)
        self._call()
        if not self._places and not self._called:
            self._shares.forget()

    def _call(self) -> None:
        """Give turns to those who are next."""
        while not self._closed and (place := self._next()):
            self._places.remove(place)
            self._called.update(self._holders(place))
            self._shares.begin(place.path)
            self._count(place, self._usual)
            place.called.set_result(True)

    def _next(self) -> Place | None:
        """Return whose turn it is, if there is one to be had."""
        if not self._places or self._called[()] >= self._turns.all:
            return None
        return min(filter(self._may, self._places), key=self._right, default=None)

    def _right(self, place: Place) -> tuple[list[float], bool]:
        return self._shares.had(place.path), not place.urgent

    def _may(self, place: Place) -> bool:
        _, address, person = self._holders(place)
        return self._called[address] < self._turns.address and self._called[person] < self._turns.person

    def _count(self, place: Place, seconds: float) -> None:
        self._shares.count(place.path, seconds, weight=1.0 if place.urgent else PATIENT)

    def _holders(self, place: Place) -> tuple[Path, Path, Path]:
        """Return whose turns a place's turn is: everyone's, its address's and its person's."""
        return (), place.asker[:1], tuple(place.asker)


class Queues:
    """The queues of one worker for what takes time to work out beside the event loop."""

    def __init__(self) -> None:
        self.positions = Queue(Turns.of(1), waiting=100, busy=_busy)
        """For what a position leads or led to: previews, whether an undo is free, and what was before."""
        self.lists = Queue(Turns.of(1), waiting=200, busy=_busy)
        """For lists of matches, which must keep nobody from playing."""

    def close(self) -> None:
        self.positions.close()
        self.lists.close()


def _busy() -> Busy:
    return Busy("busy", "the server is too busy; try again in a moment")
