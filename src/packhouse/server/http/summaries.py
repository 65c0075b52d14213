"""What a list tells of a match, from the store if it isn't in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ... import games
from ...core.game import Outcome, Seat
from ...core.match import AnyMatch, Match
from ...wire import Seen, SeenPlay
from ..house import House
from ..storage.facts import Facts
from ..storage.tables import Logged
from ..tables.chronicle import Chronicle

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


async def summary(house: House, table: str, facts: Facts, own: Sequence[Seat]) -> Summary:
    """Look at a match without keeping it in memory, and let no one wait for it."""
    found = house.tables.in_memory(table)
    if not facts.seed:
        return Summary()
    if found is not None and found.loaded and found.begun:
        return _seen(found.match, found.chronicle, own)
    log = await house.store.tail(table, 0)
    return await house.queues.lists.serve(partial(asyncio.to_thread, _folded, facts, log, own))


def _folded(facts: Facts, log: Sequence[Logged], own: Sequence[Seat]) -> Summary:
    setup = facts.setup
    match: AnyMatch = Match(games.load(setup), setup)
    chronicle = Chronicle(match)
    for entry, _ in log:
        chronicle.add(match, entry)
        match.add(entry)
    return _seen(match, chronicle, own)


def _seen(match: AnyMatch, chronicle: Chronicle, own: Sequence[Seat]) -> Summary:
    told = chronicle.told(own[0] if len(own) == 1 else None)
    outcome = match.outcome
    waits_for = () if outcome else match.game.active(match.state) - set(match.resigned)
    return Summary(
        to_act=not set(own).isdisjoint(waits_for),
        outcome=outcome,
        seen=tuple(told[_last_play(told, own) :][-MOST_SEEN:]),
        at=told[-1].at if told else 0,
        resigned={seat: seat in match.late for seat in match.resigned},
    )


def _last_play(told: Sequence[Seen], own: Sequence[Seat]) -> int:
    """Return the number of the last play of one's own, or 0."""
    plays = (number for number, seen in enumerate(told, 1) if isinstance(seen, SeenPlay) and seen.seat in own)
    return max(plays, default=0)
