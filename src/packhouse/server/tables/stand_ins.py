"""Stand-ins: bots that play for people who are away, or who gave up where others play on."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Resign, Seated
from ..storage.facts import STAND_IN
from .table import Table

MOST_SEATED = 500
"""How often, coming and going, players may be stood in for in a match: nobody shall fill the house with one."""


async def seat_stand_in(table: Table, seat: Seat) -> None:
    """Let a bot play for an absent person, if another person is there to play with."""
    others = any(table.is_present(other) for other in table.facts.people if other != seat)
    seated = sum(isinstance(entry, Seated) for entry in table.match.log)
    if others and seated <= MOST_SEATED:

        def make(match: AnyMatch, at: int) -> Sequence[Entry]:
            return [] if match.outcome or table.bot(seat) else [Seated(seat=seat, occupant=STAND_IN, at=at)]

        await table.commit(make)


def giving_up(table: Table, match: AnyMatch, seat: Seat, at: int, *, late: bool = False) -> list[Entry]:
    """Return what follows when a seat gives up: where two or more others remain, a bot plays on for it.

    A try at a puzzle is over then: the others leave, too.
    """
    if table.facts.puzzle:
        others = [other for other in range(match.setup.seats) if other != seat][1:]
        return [Resign(seat=one, at=at) for one in (seat, *others)]
    entries: list[Entry] = [Resign(seat=seat, late=late, at=at)]
    if match.setup.seats - len(match.resigned) > 2 and not table.bot(seat):
        entries.append(Seated(seat=seat, occupant=STAND_IN, at=at))
    return entries
