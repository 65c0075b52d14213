"""What other workers announce, and what follows from it here."""

from __future__ import annotations

from .. import wire
from .keeper.keeper import Keeper
from .tables.lobby import Lobby
from .tables.presence import Presence
from .tables.table import Table
from .tables.tables import Tables
from .worker import Worker

WORKER_DIED = "buried -"


def phrase_said(table: str, seat: int, phrase: str) -> str:
    return f"said {table} {seat} {phrase}"


class Announcements:
    def __init__(self, worker: Worker, tables: Tables, presence: Presence, lobby: Lobby, keeper: Keeper) -> None:
        self._tasks, self._store = worker.tasks, worker.store
        self._tables, self._presence, self._lobby, self._keeper = tables, presence, lobby, keeper

    def hear(self, announcement: str) -> None:
        """Follow what is announced; a fault at its table, such as a game's, costs no other what came with it."""
        what, name, *rest = announcement.split(" ", 3)
        if what == "buried":
            self._tasks.spawn(self.look_around())
        if what == "table":
            self._lobby.look_again()
        table = self._tables.in_memory(name)
        if table is None:
            return
        try:
            self._hear_of(table, what, rest)
        except Exception as error:
            self._tasks.trouble(f"table {name} can’t follow what another worker announced", error)
            if what == "entries":
                self._tasks.spawn(table.hear_of_entries(int(rest[0])))

    def _hear_of(self, table: Table, what: str, rest: list[str]) -> None:
        match what:
            case "table":
                self._tasks.spawn(table.look_again())
            case "entries":
                number, logged = int(rest[0]), self._store.heard("".join(rest[1:]))
                if not table.hear_entry(number, logged):
                    self._tasks.spawn(table.hear_of_entries(number))
            case "unkept":
                self._keeper.ask_again(table)
            case "present" if table.loaded:
                self._tasks.spawn(self._presence.look(table))
            case "said":
                table.tell(wire.Said(table=table.id, seat=int(rest[0]), phrase=rest[1]))

    def look_at_all(self) -> None:
        """Look at everything again: something may have been missed."""
        for table in self._tables:
            self._tasks.spawn(table.look_again())
            if table.loaded:
                self._tasks.spawn(self._presence.look(table))
        self._lobby.look_again()

    async def look_around(self) -> None:
        """See who is left and what nobody keeps, now that a worker has gone."""
        await self._presence.look_everywhere(self._tables)
        for table in self._tables:
            self._keeper.ask_again(table)
