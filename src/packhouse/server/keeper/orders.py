"""What operators order from a command line, followed by every running worker with its next heartbeat."""

from __future__ import annotations

from ..people.bans import Bans, person_target
from ..people.connections import Connections
from ..tables.tables import Tables
from ..worker import Worker


class Orders:
    """Reads the operators' log: what they changed in the store may be in memory here."""

    def __init__(self, worker: Worker, tables: Tables, connections: Connections, bans: Bans) -> None:
        self._worker, self._tables, self._connections, self._bans = worker, tables, connections, bans
        self._seen = 0

    async def begin(self) -> None:
        """Take what was ordered before as done."""
        self._seen = await self._worker.store.last_deed()
        await self._bans.look()

    async def follow(self) -> None:
        await self._bans.forget_ended()
        new = await self._worker.store.deeds_since(self._seen)
        if not new:
            return
        self._seen = new[-1].number
        await self._bans.look()
        self._connections.hang_up_where(self._bans.is_out)
        renamed = {deed.target for deed in new if deed.deed == "rename"}
        # They come back by their new name.
        self._connections.hang_up_where(lambda person, address: person_target(person) in renamed)
        for table in self._tables:
            if table.loaded and (renamed or table.id in {deed.target for deed in new}):
                await table.look_again()
