"""A table in memory: its match as stored, and those who watch it.

The store is the truth. A play is tried on a copy, stored, and only then folded and told; whoever stored the next number
first was first, and the other looks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from ... import games, wire
from ...core.errors import IllegalAction, Refusal
from ...core.game import AnyGame, Outcome, Seat, Watcher
from ...core.match import AnyMatch, Entry, Match, Play, Resign, Seated
from ..connection import Connection
from ..house_time import HouseTime
from ..sharing import Asker
from ..storage.database import Step
from ..storage.facts import Facts
from ..storage.store import Store
from ..storage.tables import Logged, MessageKey, sitting
from .audience import Asked, Audience
from .chronicle import Chronicle
from .clocks import Clocks
from .describing import described
from .offers import Offers
from .scene import Scene

Make: TypeAlias = Callable[[AnyMatch, int], Sequence[Entry]]
"""What to add to a match at this time; it may refuse. Asked again where others were first."""


Also: TypeAlias = Callable[[Facts], Sequence[Step]]
"""What is stored together with new facts."""


def no_more(facts: Facts) -> Sequence[Step]:
    return ()


SOMEONE: Seat = -1
"""Where someone is noted to look from who has no seat, so that other workers know of it."""

SLICE = 200
"""How many entries are folded before others have their turn."""

LONGEST = 5000
"""How many entries a log may have before people play no more; players at random need some 300 where it takes longest.

Each is folded again by whoever loads the table, and copied by whoever plays on from its end.
"""


class Observer(Protocol):
    """Whoever is told of every change at a table."""

    def table_changed(self, table: Table) -> None: ...


class NoTable(Refusal):
    """There is no such table, or not in the state that was asked for."""


class Table:
    """All that this worker knows of one table."""

    facts: Facts

    def __init__(self, table: str, store: Store, time: HouseTime, observer: Observer) -> None:
        self.id = table
        self.loaded = False
        self.used = 0
        """When someone last asked for it, by the wall clock."""
        self.lock = asyncio.Lock()
        self.door = asyncio.Lock()
        """Held by whoever notes who has come and gone."""
        self.audience = Audience()
        self.present_elsewhere: set[Seat] = set()
        self.moved = False
        """Whether people have moved to other seats, and it is still to be noted who is there."""
        self.noted: set[Seat] = set()
        """The seats whose people are known to be connected here."""
        self._store, self._time, self._observer = store, time, observer
        self.version = 0
        self._match: AnyMatch | None = None
        self._game: AnyGame | None = None
        self.outcome: Outcome | None = None
        self.active: tuple[Seat, ...] = ()
        self.bots: dict[Seat, str] = {}
        """The seats where bots play now, those of absent people included."""
        self.answered: dict[MessageKey, Entry] = {}
        """What became of each message of a seat."""
        self._news = False
        """Whether something was folded that the keeper hasn't looked at."""
        self._outdated = False
        """Whether something of what was told of the table is no longer so, though its facts are as stored."""

    @property
    def match(self) -> AnyMatch:
        if self._match is None:
            raise NoTable("not_started", "the game hasn’t started yet; wait until every seat is taken")
        return self._match

    @property
    def connections(self) -> dict[Connection, Watcher]:
        """Whoever watches, and from which seat."""
        return self.audience.connections

    @property
    def begun(self) -> bool:
        return self._match is not None

    @property
    def playing(self) -> bool:
        return self._match is not None and self.facts.status == "playing"

    @property
    def game(self) -> AnyGame:
        """The rules, which never change at a table: kept, as those for an own box take a while to work out."""
        if self._game is None:
            self._game = games.load(self.facts.setup)
        return self._game

    @property
    def now(self) -> int:
        """The match's time, in milliseconds since it began."""
        return max(0, self._time.now - self.facts.started)

    # From the store.

    async def load(self) -> None:
        async with self.lock:
            if not self.loaded:
                await self._load_facts()
                await self._catch_up()
                self.loaded = True
        self._observer.table_changed(self)

    async def look_again(self) -> None:
        """Take what was stored meanwhile: another worker changed the facts, or announcements may have been missed."""
        async with self.lock:
            await self._load_facts()
            await self._catch_up()
        self._observer.table_changed(self)

    def hear_entry(self, number: int, logged: Logged | None) -> bool:
        """Take an entry that another worker added and told of; False where that has to wait, or some are missing."""
        if logged is None or self._match is None or self.lock.locked() or len(self._match.log) + 1 < number:
            return False
        if len(self._match.log) < number:
            self._fold(*logged)
            self._tell_news()
            self._look_at_news()
        return True

    async def hear_of_entries(self, number: int) -> None:
        """Another worker added entries; a gap is loaded with them."""
        async with self.lock:
            if self._match is not None and len(self._match.log) < number:
                await self._catch_up()
        self._look_at_news()

    async def _load_facts(self) -> None:
        stored = await self._store.table(self.id)
        if stored is None:
            raise NoTable("no_such_table", "there is no such table; ask for its link again")
        if self._game is None and stored.facts.components is not None:  # an own box may take a tenth of a second
            self._game = await asyncio.to_thread(games.load, stored.facts.setup)
        self._take(stored.version, stored.facts)

    def _take(self, version: int, facts: Facts) -> None:
        """Take new facts, and tell of them."""
        if version == self.version:
            return
        old = self.facts if self.version else facts
        self.facts, self.version = facts, version
        self._people = set(facts.people)
        self._shared = facts.sharing
        if old.chairs != facts.chairs:
            self.audience.move(old, facts)
            self.moved = True
        begins = bool(facts.seed) and self._match is None
        if begins:
            self._begin()
        elif self.begun:
            self._look_at_seats()
        self.audience.tell_each(self.described)
        for connection in tuple(self.connections) if begins else ():
            self.tell_all(connection, 0)

    def _begin(self) -> None:
        setup, facts = self.facts.setup, self.facts
        self._match = Match(self.game, setup)
        self.chronicle = Chronicle(self._match)
        self._turns = [0] * setup.seats
        self._look_at_seats()
        self._look_around()
        self.clocks = Clocks(facts.clock, self._match, self.active, self.bots)
        self._times = [self.clocks.left(0)]

    async def _catch_up(self) -> None:
        """Fold what others have added, and tell everyone."""
        if self._match is not None:
            for done, (entry, key) in enumerate(await self._store.tail(self.id, len(self._match.log)), 1):
                self._fold(entry, key)
                if done % SLICE == 0:
                    await asyncio.sleep(0)
            self._tell_news()

    def _fold(self, entry: Entry, key: MessageKey | None, after: AnyMatch | None = None) -> None:
        """Take one more entry; ``after`` is the match with it, where that is known."""
        match, public, offers = self.match, self.chronicle.public, self._offers_told()
        self.chronicle.add(match, entry)
        if after is None:
            match.add(entry)
        else:
            match = self._match = after
        if isinstance(entry, Play):
            self._turns[entry.seat] += 1
        self._outdated |= isinstance(entry, Resign | Seated) or self._offers_told() != offers
        if isinstance(entry, Seated):
            self._look_at_seats()
        self._look_around()
        self.clocks.follow(match, entry, self.active, self.bots, public=self.chronicle.public > public)
        self._times.append(self.clocks.left(entry.at))
        self._news = True
        self._remember(key, entry)

    def _offers_told(self) -> tuple[wire.Offer | None, wire.Settled | None]:
        """Return what is told of offers to everyone; at most tables none was ever made."""
        has_any = self.facts.offer is not None or self.facts.settled is not None
        return self.offers.told if has_any else (None, None)

    def _remember(self, key: MessageKey | None, entry: Entry) -> None:
        if key is not None:
            self.answered[key] = entry

    def _look_at_news(self) -> None:
        if self._news:
            self._news = False
            self._observer.table_changed(self)

    # Changes.

    async def commit(self, make: Make, asked: Asked | None = None) -> bool:
        """Store what ``make`` gives, fold it and tell everyone; whoever asked for it hears it as the answer.

        Return whether there was anything to store.
        """
        arrival = self.now  # whoever waits for the lock isn't late for it
        try:
            async with self.lock:
                return await self._commit(make, arrival, asked)
        finally:
            self._look_at_news()

    async def _commit(self, make: Make, arrival: int, asked: Asked | None) -> bool:
        key = asked and asked.key
        while True:
            if asked and asked.key in self.answered:
                self._acknowledge_again(asked)
                return False
            twin = self._tried(make, arrival)
            entries = twin.log[len(self.match.log) :]  # as the log will have them, in their own notation
            if asked:  # clocks and bots still bring it to its end
                self._check_length(entries)
            if not entries or await self._append(entries, key):
                break
            await self._catch_up()
        for entry in entries[:-1]:
            self._fold(entry, None)
        if entries:
            self._fold(entries[-1], None, twin)
            self._remember(key, entries[0])
        self._tell_news(asked)
        return bool(entries)

    def _tried(self, make: Make, arrival: int) -> AnyMatch:
        """Return the match with what is to be added, or raise the refusal."""
        twin = self.match.copy()
        for entry in make(twin, self._not_before(arrival)):
            twin.add(entry)
        return twin

    def _check_length(self, entries: Sequence[Entry]) -> None:
        """Refuse plays past the longest log; giving up and agreeing add to it all the same."""
        if len(self.match.log) >= LONGEST and any(isinstance(entry, Play) for entry in entries):
            raise IllegalAction("too_long", "this game is too long for more moves; resign, or agree on a draw")

    def _acknowledge_again(self, asked: Asked) -> None:
        asked.connection.tell(wire.encode(wire.Done(id=asked.id, table=self.id)))

    async def change(
        self, alter: Callable[[Facts], Facts], also: Also = no_more, tries: int = 20, *, touches: bool = True
    ) -> bool:
        """Store the facts as ``alter`` makes them, with more steps in the same job, and tell everyone.

        False: others changed the table each time, or one of the further steps undid the job. What doesn't touch the
        table leaves it where it is in lists.
        """
        async with self.lock:
            for _ in range(tries):
                new = alter(self.facts)
                if new == self.facts:
                    return True
                moved = sitting(self.id, self.facts, new)
                now = self._time.now if touches else None
                if await self._store.change(self.id, self.version, new, now, *moved, *also(new)):
                    self._take(self.version + 1, new)
                    break
                await self._load_facts()
            else:
                return False
        self._observer.table_changed(self)
        return True

    async def change_or_refuse(self, alter: Callable[[Facts], Facts], also: Also = no_more) -> None:
        """Change the facts, or tell whoever wants it that they were too late each time."""
        if not await self.change(alter, also):
            raise Refusal("busy", "too many people change this table at once; try again")

    async def _append(self, entries: Sequence[Entry], key: MessageKey | None) -> bool:
        return await self._store.append(self.id, len(self.match.log) + 1, entries, key)

    def _not_before(self, arrival: int) -> int:
        log = self.match.log
        return max(arrival, log[-1].at if log else 0)

    # Who is who.

    def bot(self, seat: Seat) -> str:
        """Return the name of the bot that plays here now; empty where a person does."""
        return self.bots.get(seat, "")

    def _look_at_seats(self) -> None:
        self.bots = self.facts.bots(self.match.occupants)

    def _look_around(self) -> None:
        """Work out once what is asked for often."""
        match = self.match
        self.outcome = match.outcome
        self.active = () if self.outcome else tuple(sorted(match.game.active(match.state)))

    def times_at(self, entry: int) -> wire.Times | None:
        """Return what seats had left after an entry of the log; None where no clock is set."""
        return self._times[entry]

    def turn(self, seat: Seat) -> int:
        """Return how often the seat has played, taken back or not: what makes a play stale."""
        return self._turns[seat]

    def is_present(self, seat: Seat) -> bool:
        """Say whether the seat's person has a device connected, to this worker or to another."""
        return seat in self.present_elsewhere or seat in self.noted

    def everyone_is_there(self) -> bool:
        return self._people <= self.noted or self._people <= self.noted | self.present_elsewhere

    @property
    def rests(self) -> bool:
        """Whether bots needn't think: nobody watches, and nobody loses anything by it.

        A bot has no clock, so all can wait until someone looks; but by correspondence people look for its answer in
        their lists, and where a phase has an end, a bot that did nothing until then would have played worse for it.
        """
        if self.connections or self.present_elsewhere:
            return False
        is_awaited = self.facts.clock.kind == "days" or self.clocks.phase_ends is not None
        return not (is_awaited and any(seat not in self.match.resigned for seat in self.facts.people))

    @property
    def asker(self) -> Asker:
        """Whose share of what is scarce the table has: its host's, however many they open."""
        looking = {connection.person: connection.address for connection in self.connections}
        return Asker(looking.get(self.facts.host) or next(iter(looking.values()), ""), self.facts.host)

    def present_here(self) -> set[Seat]:
        """Return the seats whose people are here: they look from the seat, or share a device that is here.

        Where there are none but someone watches all the same, return ``SOMEONE``.
        """
        heard = [connection for connection in self.connections if not connection.is_silent]
        watchers = {self.connections[connection] for connection in heard}
        shared = {connection.person for connection in heard if connection.person in self._shared}
        here = {seat for seat in self._people if seat in watchers or self.facts.chairs[seat].person in shared}
        return here or ({SOMEONE} if self.connections else set())

    # Telling.

    def tell(self, message: wire.Message) -> None:
        self.audience.tell(message)

    def tell_all(self, connection: Connection, since: int, answer: str = "") -> None:
        """Tell one watcher all that happened past what they have been told, and what there is to see."""
        self.audience.tell_all(connection, self._scene(), since, answer)

    def _tell_news(self, asked: Asked | None = None) -> None:
        """Tell of new entries, and of what no stored facts tell: seats that changed hands, offers that lapsed."""
        if self._outdated:
            self._outdated = False
            self.audience.tell_each(self.described)
        self.audience.tell_news(self._scene(), asked)

    def _scene(self) -> Scene:
        seed = self.facts.seed if self.outcome else ""
        times = None if self.outcome else self.clocks.times(self.now)
        return Scene(self.id, self.match, self.chronicle, self._turns, self.active, self.outcome, times, seed)

    def described(self, connection: Connection, answer: str = "", *, box: bool = False) -> wire.Table:
        """Return what this table is to the connection's person."""
        return described(self, connection, answer, box=box)

    @property
    def offer(self) -> wire.Offer | None:
        """What is offered and not lapsed."""
        return self.offers.standing if self.begun else None

    @property
    def offers(self) -> Offers:
        return Offers(self.facts, self.match, self.chronicle)
