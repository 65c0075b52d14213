"""The tables that this worker has in memory; the store has them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..storage.facts import Facts
from ..worker import Worker
from .presence import Presence
from .table import Observer, Table


class Tables:
    def __init__(self, worker: Worker, presence: Presence, observer: Observer) -> None:
        self._worker, self._presence, self._observer = worker, presence, observer
        self._in_memory: dict[str, Table] = {}

    def __len__(self) -> int:
        return len(self._in_memory)

    def __contains__(self, name: str) -> bool:
        return name in self._in_memory

    def __iter__(self) -> Iterator[Table]:
        """Give each that is in memory now, whichever come and go meanwhile."""
        return iter(list(self._in_memory.values()))

    def in_memory(self, name: str) -> Table | None:
        return self._in_memory.get(name)

    async def load(self, name: str) -> Table:
        """Return a table, from the store if need be."""
        table = self._in_memory.get(name)
        if table is not None and table.loaded:
            table.used = self._worker.time.wall
            return table
        table = self._in_memory.setdefault(name, Table(name, self._worker.store, self._worker.time, self._observer))
        table.used = self._worker.time.wall
        try:
            await table.load()
            await self._presence.find(table)
        except BaseException:
            if not table.loaded and self._in_memory.get(name) is table:
                del self._in_memory[name]
            raise
        if self._in_memory.setdefault(name, table) is not table:  # another's attempt to load it had failed meanwhile
            return await self.load(name)
        self._count()
        return table

    def drop(self, table: Table) -> None:
        """Forget a table that nobody watches; the store has it."""
        if self._in_memory.get(table.id) is table and not table.connections:
            del self._in_memory[table.id]
            self._count()

    async def alter(self, name: str, alter: Callable[[Facts], Facts]) -> None:
        """Change what a table says of people, without loading its match where it isn't in memory, nor touching it."""
        if name in self._in_memory:
            await (await self.load(name)).change(alter, touches=False)
            return
        store = self._worker.store
        while (stored := await store.table(name)) and (new := alter(stored.facts)) != stored.facts:
            if await store.change(name, stored.version, new, None):
                return

    def _count(self) -> None:
        self._worker.metrics.tables.set(len(self._in_memory))
