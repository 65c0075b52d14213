"""Leavers: who is to act and away is waited for, then stood in for; whoever is back gets the seat back."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Seated
from ..storage.facts import OWNER
from ..tables.presence import Presence
from ..tables.stand_ins import seat_stand_in
from ..tables.table import Table
from ..worker import Worker


class Leavers:
    def __init__(self, worker: Worker, presence: Presence) -> None:
        self._worker, self._presence = worker, presence
        self._away: dict[str, dict[Seat, int]] = {}
        """Since when people who are to act have been away, by table."""

    def mind(self, table: Table) -> None:
        """Note who is to act and away; whoever is back gets the seat back."""
        away = self._away.setdefault(table.id, {})
        waited_for = table.active if table.facts.clock.kind != "days" else []
        for seat in table.facts.people:
            if table.is_present(seat) and table.bot(seat) and seat not in table.match.resigned:
                self._worker.tasks.spawn(_give_back(table, seat))
            if table.is_present(seat) or table.bot(seat) or seat not in waited_for:
                away.pop(seat, None)
            else:
                away.setdefault(seat, self._worker.time.now)

    def patience_ends(self, table: Table) -> list[int]:
        """Return when those who are away are waited for no more, in the house's time."""
        return [since + self._grace for since in self._away.get(table.id, {}).values()]

    async def replace(self, table: Table) -> None:
        """Let bots stand in for those who have been away too long."""
        away, now = self._away.get(table.id, {}), self._worker.time.now
        for seat, since in list(away.items()):
            if since + self._grace <= now:
                away[seat] = now
                await self._presence.look(table)
                if not table.is_present(seat):
                    await seat_stand_in(table, seat)

    def forget(self, table: Table) -> None:
        self._away.pop(table.id, None)

    @property
    def _grace(self) -> int:
        return round(self._worker.config.grace * 1000)


async def _give_back(table: Table, seat: Seat) -> None:
    def make(match: AnyMatch, at: int) -> Sequence[Entry]:
        return [Seated(seat=seat, occupant=OWNER, at=at)] if table.bot(seat) else []

    await table.commit(make)
