"""The coach at work: a finished match goes piece by piece to the bots' processes, once, whoever asks for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from ..coach.judging import VERSION, judged
from ..coach.looking import Slice, slices, suspects
from ..coach.past import Past
from ..core.match import AnyMatch
from ..wire import Looking, Verdict, Weighed, encode
from .bots.pool import BotPool
from .connection import Connection, asker
from .limits import holder
from .queues import Busy
from .sharing import Asker
from .worker import Worker

SIZE = 6
"""Plays in a piece: so few that it takes a second or so, and a table's bot soon has its turn."""

MOST = 40
"""Matches that are looked over at a time, whoever asks."""
MOST_THERE = 8
"""Of them, those that are asked for from one address: it may be many guests, and keeps nobody elsewhere waiting."""
MOST_WAITING = 4
"""So often a connection may wait for the same match, as a page does that was left and opened again."""


class Work:
    """One match that is looked over, and who waits for it."""

    def __init__(self, table: str, asker: Asker) -> None:
        self.table, self.asker = table, asker
        self.waiting = Counter[Connection]()
        self.verdict: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()


class Coaching:
    def __init__(self, worker: Worker, bots: Callable[[], BotPool]) -> None:
        self._worker, self._bots = worker, bots
        self._works: dict[str, Work] = {}

    def __len__(self) -> int:
        return len(self._works)

    async def kept(self, table: str) -> Verdict | None:
        """Return a verdict that is there already."""
        text = await self._worker.store.verdict(table, VERSION)
        return None if text is None else msgspec.json.decode(text, type=Verdict)

    async def verdict(self, table: str, match: AnyMatch, connection: Connection) -> Verdict:
        """Have a match looked over, or wait with others for it."""
        work = self._works.get(table) or self._begun(table, match, asker(connection))
        if work.waiting[connection] >= MOST_WAITING:
            raise Busy("busy", "your last question is still being worked on; wait for its answer")
        work.waiting[connection] += 1
        return await asyncio.shield(work.verdict)

    def _begun(self, table: str, match: AnyMatch, who: Asker) -> Work:
        if any(other.asker == who for other in self._works.values()):
            raise Busy("coach_busy", "the coach is still looking at another match for you; wait until that is done")
        there = sum(holder(other.asker.address) == holder(who.address) for other in self._works.values())
        if len(self._works) >= MOST or there >= MOST_THERE:
            raise Busy("bots_busy", "the bots have too much to do; try again in a moment")
        work = self._works[table] = Work(table, who)
        self._worker.tasks.spawn(self._look_over(match, work))
        return work

    async def _look_over(self, match: AnyMatch, work: Work) -> None:
        try:
            verdict = await self._judged(match, work)
            await self._worker.store.keep_verdict(work.table, VERSION, msgspec.json.encode(verdict).decode())
            work.verdict.set_result(verdict)
        except Exception as error:
            work.verdict.set_exception(error)
            work.verdict.exception()  # whoever waits is told; if nobody does, it is no fault
        finally:
            work.verdict.cancel()  # where the house closes meanwhile
            del self._works[work.table]

    async def _judged(self, match: AnyMatch, work: Work) -> Verdict:
        past, outcome = await asyncio.to_thread(Past.of, match), match.outcome
        assert outcome
        text, found = msgspec.json.encode(past), list[Weighed]()
        first = slices(past, SIZE)
        for done, piece in enumerate(first):
            _tell(work, done, len(first))
            found += await self._looked(text, piece, work.asker)
        again = suspects(found)
        for done, piece in enumerate(again, len(first)):
            _tell(work, done, len(first) + len(again))
            (found[piece.first],) = await self._looked(text, piece, work.asker)
        return await asyncio.to_thread(judged, past, found, outcome)

    async def _looked(self, past: bytes, piece: Slice, asker: Asker) -> Sequence[Weighed]:
        told = await self._bots().look(past, msgspec.json.encode(piece), asker)
        return msgspec.json.decode(told, type=list[Weighed])


def _tell(work: Work, done: int, most: int) -> None:
    message = encode(Looking(table=work.table, done=done, all=most))
    for connection in work.waiting:
        connection.tell(message)
