"""What operators order from a command line, followed by every running worker with its next heartbeat."""

from __future__ import annotations

from ..people.bans import Bans, person_target
from ..people.connections import Connections
from ..storage.database import DatabaseDown
from ..tables.table import Table
from ..tables.tables import Tables
from ..worker import Worker

AT_TABLES = ("close", "rename")
"""The deeds that change tables: the one that is named, or each that the person sits at."""
ANEW = ("password", "rename")
"""The deeds after which whoever is here comes in anew. When it was is no help: the command's clock may not be ours."""


class Orders:
    """Reads the operators' log: what they changed in the store may be in memory here."""

    def __init__(self, worker: Worker, tables: Tables, connections: Connections, bans: Bans) -> None:
        self._worker, self._tables, self._connections, self._bans = worker, tables, connections, bans
        self._seen = 0
        self._owed: set[str] = set()
        """The tables that the store failed to show, so that they are to be looked at again."""

    async def begin(self) -> None:
        """Take what was ordered before as done."""
        self._seen = await self._worker.store.last_deed()
        await self._bans.look()

    async def follow(self) -> None:
        await self._bans.forget_ended()
        new = await self._worker.store.deeds_since(self._seen)
        if new:
            await self._bans.look()
            self._connections.hang_up_where(self._bans.is_out)
            changed = {deed.target for deed in new if deed.deed in ANEW}
            self._connections.hang_up_where(lambda person, address: person_target(person) in changed)
            self._seen = new[-1].number  # last: where the store fails before, the next beat does it all
        if meant := self._owed | {deed.target for deed in new if deed.deed in AT_TABLES}:
            self._owed = set()
            self._look_at(meant)

    def _look_at(self, meant: set[str]) -> None:
        """Look again at the tables that are meant, beside the heartbeat: a commit may hold any of them for long."""
        for table in self._tables:
            if table.loaded and not meant.isdisjoint(_targets(table)):
                self._worker.tasks.spawn(self._look(table))

    async def _look(self, table: Table) -> None:
        try:
            await table.look_again()
        except DatabaseDown:
            self._owed.add(table.id)
            raise


def _targets(table: Table) -> set[str]:
    """Return what a deed that changes the table may be aimed at."""
    return {table.id, *(person_target(chair.person) for chair in table.facts.chairs)}
