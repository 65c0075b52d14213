"""What a list tells of a match, from the store if it isn't in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from ... import games
from ...core.game import Outcome, Seat, Watcher
from ...core.match import AnyMatch, Match
from ...wire import Seen, SeenPlay
from ..house import House
from ..sharing import Asker
from ..storage.facts import Facts
from ..storage.tables import Logged
from ..tables.chronicle import Chronicle
from ..tables.clocks import Clocks

T = TypeVar("T")

MOST_SEEN = 100
"""How much a summary tells of what happened."""


class Summary(NamedTuple):
    """A match as someone sees it who has these seats; whoever has several on one device sees what a spectator does."""

    to_act: bool = False
    """Whether one of these seats is to act."""
    outcome: Outcome | None = None
    seen: tuple[Seen, ...] = ()
    """What happened since one of these seats played last."""
    at: int = 0
    """When they were last told something, in the match's time; when something was played unnoticed is a secret."""
    resigned: Mapping[Seat, bool] = {}
    """The seats that gave up, and whether their clocks did."""
    left: int | None = None
    """Milliseconds that these seats have left for a move by correspondence; None: nobody waits for them so."""


class Looked(NamedTuple):
    """A match, what was told of it, and its clocks."""

    match: AnyMatch
    chronicle: Chronicle
    clocks: Clocks


async def summary(house: House, who: Asker, table: str, facts: Facts, own: Sequence[Seat]) -> Summary:
    """Tell what is new to someone who has these seats; where nothing has begun, there is nothing."""
    if not facts.seed:
        return Summary()
    now = max(0, house.time.now - facts.started)
    return await look(house, who, table, facts, lambda at: _seen(at.match, at.chronicle, own, at.clocks, now))


async def look(house: House, who: Asker, table: str, facts: Facts, tell: Callable[[Looked], T]) -> T:
    """Look at a match without keeping it in memory, and let no one wait for it."""
    found = house.tables.in_memory(table)
    if found is not None and found.loaded and found.begun:
        return tell(Looked(found.match, found.chronicle, found.clocks))

    async def told() -> T:
        log = await house.store.tail(table, 0)
        return await asyncio.to_thread(lambda: tell(_folded(facts, log)))

    return await house.queues.lists.serve(told, who)


def eyes(own: Sequence[Seat]) -> Watcher:
    """Return from where someone looks who has these seats: others may look at a device with several of them."""
    return own[0] if len(own) == 1 else None


def _folded(facts: Facts, log: Sequence[Logged]) -> Looked:
    setup = facts.setup
    match: AnyMatch = Match(games.load(setup), setup)
    chronicle = Chronicle(match)
    clocks = Clocks(facts.clock, match, _active(match), facts.bots(match.occupants))
    for entry, _ in log:
        public = chronicle.public
        chronicle.add(match, entry)
        match.add(entry)
        clocks.follow(match, entry, _active(match), facts.bots(match.occupants), public=chronicle.public > public)
    return Looked(match, chronicle, clocks)


def _active(match: AnyMatch) -> frozenset[Seat]:
    return frozenset() if match.outcome else match.game.active(match.state)


def _seen(match: AnyMatch, chronicle: Chronicle, own: Sequence[Seat], clocks: Clocks, now: int) -> Summary:
    told = chronicle.told(eyes(own))
    waiting = set(own) & (_active(match) - set(match.resigned))
    by_mail = waiting if clocks.clock.kind == "days" else ()
    left = [left for seat in by_mail if (left := clocks.left_of(seat, now)) is not None]
    return Summary(
        to_act=bool(waiting),
        outcome=match.outcome,
        seen=tuple(told[_last_play(told, own) :][-MOST_SEEN:]),
        at=told[-1].at if told else 0,
        resigned={seat: seat in match.late for seat in match.resigned},
        left=min(left, default=None),
    )


def _last_play(told: Sequence[Seen], own: Sequence[Seat]) -> int:
    """Return the number of the last play of one's own, or 0."""
    plays = (number for number, seen in enumerate(told, 1) if isinstance(seen, SeenPlay) and seen.seat in own)
    return max(plays, default=0)
