"""What happens when a clock runs out."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import notation
from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Play
from ..tables.stand_ins import giving_up
from ..tables.table import Table


async def run_out(table: Table) -> bool:
    """Play what the game says, or let those give up whose time is up; return whether there was anything to do."""

    def make(match: AnyMatch, at: int) -> Sequence[Entry]:
        if match.outcome is not None:
            return []
        plays = _phase_plays(match, at) if table.clocks.phase_is_over(at) else []
        late = [] if plays else _late(table, at)
        return plays or [entry for seat in late for entry in giving_up(table, match, seat, at, late=True)]

    return await table.commit(make)


def _late(table: Table, at: int) -> list[Seat]:
    """Return whose time is up, one at a time; where a phase ends without plays of its own, whoever was to act."""
    slow = table.active if table.clocks.phase_is_over(at) else []
    return [seat for seat in [*table.clocks.late(at), *slow] if seat not in table.match.resigned][:1]


def _phase_plays(match: AnyMatch, at: int) -> list[Entry]:
    timeout = match.game.timeout(match.state)
    plays = timeout.plays if timeout else {}
    return [
        Play(seat=seat, action=notation.write(action), late=True, at=at)
        for seat, actions in plays.items()
        for action in actions
    ]
