"""Who is there: whose devices are connected to this worker, and whose to another."""

from __future__ import annotations

from collections.abc import Iterable

from ... import wire
from ..worker import ALIVE, Worker
from .table import Observer, Table


class Presence:
    def __init__(self, worker: Worker, observer: Observer) -> None:
        self._worker, self._observer = worker, observer
        self._store = worker.store

    async def note(self, table: Table) -> None:
        """Write down which seats' people are connected here, where that has changed, and tell everyone."""
        async with table.door:  # else whoever comes and goes at once might be stored as gone and come
            here = table.present_here()
            if here == table.noted:
                return
            if not self._worker.is_alone:
                for seat in here - table.noted:
                    await self._store.come(table.id, seat, self._worker.name)
                for seat in table.noted - here:
                    await self._store.go(table.id, seat, self._worker.name)
            table.noted = here
        await self.look(table)

    def may_differ(self, table: Table) -> bool:
        """Say whether there may be something to note: most who are heard again have another device there."""
        return table.door.locked() or table.present_here() != table.noted

    async def look(self, table: Table) -> None:
        """See who is there, and tell everyone."""
        await self.find(table)
        table.tell(_present(table))
        self._observer.table_changed(table)

    async def look_everywhere(self, tables: Iterable[Table]) -> None:
        """See who is left, now that a worker has gone."""
        for table in tables:
            if table.loaded and table.present_elsewhere:
                await self.look(table)

    async def find(self, table: Table) -> None:
        """Learn who is connected to another worker."""
        if not self._worker.is_alone:
            alive = self._worker.time.wall - ALIVE
            table.present_elsewhere = await self._store.present_elsewhere(table.id, self._worker.name, alive)


def _present(table: Table) -> wire.Present:
    chairs = table.facts.chairs
    present = (chair.is_persons and table.is_present(seat) for seat, chair in enumerate(chairs))
    return wire.Present(table=table.id, seats=tuple(present))
