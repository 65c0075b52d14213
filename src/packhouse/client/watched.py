"""What there is to see at a table, always the newest, whatever was lost on the way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import UNSET

from .. import wire
from ..core.errors import Refusal
from ..core.game import Outcome
from .history import History

if TYPE_CHECKING:
    from .house import House

AboutTable: TypeAlias = wire.Table | wire.Update | wire.Said | wire.Present | wire.Warming


class Watched:
    """A table as it is seen from a seat, or by a spectator.

    ``async for update in table`` gives the newest update, then each that follows, until the match is over. Whoever is
    slow misses some; what happened in between is in ``seen``.
    """

    def __init__(self, house: House, table: str, **wish: Any) -> None:
        self.id = table
        self.token = ""
        """Opens the seat on any device, where one sat down with this client."""
        self.said: list[wire.Said] = []
        self.warming: set[int] = set()
        """The seats whose bots get ready for their first play."""
        self._house = house
        self._wish = wish
        """From where to look: ``seat``, ``token`` or ``spectate``."""
        self._facts: wire.Table | None = None
        self._history = History()
        self._given = 0
        self._news = asyncio.Event()
        self._gone: Refusal | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def facts(self) -> wire.Table:
        """What the table is: game, seats, status, offers."""
        assert self._facts is not None, "only a table that was opened is given out"
        return self._facts

    @property
    def newest(self) -> wire.Update | None:
        """The newest update; None before the start."""
        return self._history.newest

    @property
    def seat(self) -> int | None:
        """From whose eyes; None: a spectator's, or not yet known."""
        return self.newest.seat if self.newest else None

    @property
    def view(self) -> Any:
        return msgspec.json.decode(self.newest.view) if self.newest else None

    @property
    def legal(self) -> tuple[str, ...]:
        """What one may play now, in notation; empty while it is not one's turn."""
        return self._history.legal

    @property
    def proposable(self) -> bool:
        """Whether a bot may be asked how it would play on from one's seat."""
        return self.newest is not None and self.newest.proposable

    @property
    def seen(self) -> tuple[wire.Seen, ...]:
        """Everything that one saw happen, from the start."""
        return tuple(self._history.seen)

    @property
    def outcome(self) -> Outcome | None:
        return self.newest.outcome if self.newest else None

    async def update(self) -> wire.Update:
        """Return the newest update that this hasn't returned before, waiting for it."""
        self._given, update = await self._after(self._given)
        return update

    async def __aiter__(self) -> AsyncIterator[wire.Update]:
        given = 0
        while self.outcome is None or given < self._history.changes:
            given, update = await self._after(given)
            yield update

    async def _after(self, given: int) -> tuple[int, wire.Update]:
        """Wait for more changes than this, and return how many there were and what there is to see."""
        await self.until(lambda: self._history.changes > given)
        assert self.newest is not None
        return self._history.changes, self.newest

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of this table; after a long quiet look again, in case something was missed."""
        while not true():
            if self._gone is not None:
                raise self._gone
            try:
                async with asyncio.timeout(self._house.pulse):
                    await self._news.wait()
            except TimeoutError:
                await self.look()

    async def look(self) -> None:
        """Ask for everything that wasn't told yet."""
        self._history.doubt()
        await self._house.ask(wire.Watch, table=self.id, since=self._history.number, **self._wish)

    async def open(self) -> None:
        while self._facts is None:
            await self.look()

    async def resume(self) -> None:
        """Look again on a new socket, or tell whoever waits that the house won't have it."""
        try:
            await self.look()
        except Refusal as refusal:
            self.fail(refusal)

    def fail(self, refusal: Refusal) -> None:
        """Let nobody wait in vain."""
        self._gone = self._gone or refusal
        self._tell()

    def hear(self, message: AboutTable) -> None:
        match message:
            case wire.Table():
                self._hear_facts(message)
            case wire.Update():
                self._hear_update(message)
            case wire.Said():
                self.said.append(message)
            case wire.Present():
                self._hear_present(message)
            case wire.Warming():
                self.warming.add(message.seat)
        self._tell()

    def _hear_facts(self, facts: wire.Table) -> None:
        if facts.components is UNSET and self._facts is not None:
            known = self._facts
            facts = msgspec.structs.replace(facts, components=known.components, own_box=known.own_box)
        self._facts = facts
        if facts.status == "cancelled":
            self._gone = Refusal("cancelled", "the table was cancelled")

    def _hear_present(self, message: wire.Present) -> None:
        if self._facts is not None:
            seats = zip(self._facts.seats, message.seats, strict=True)
            now = tuple(msgspec.structs.replace(seat, present=present) for seat, present in seats)
            self._facts = msgspec.structs.replace(self._facts, seats=now)

    def _hear_update(self, update: wire.Update) -> None:
        self.warming -= {seen.seat for seen in update.seen if isinstance(seen, wire.SeenPlay)}
        if not self._history.take(update) and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look_quietly())

    async def _look_quietly(self) -> None:
        with contextlib.suppress(Refusal):
            await self.look()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
