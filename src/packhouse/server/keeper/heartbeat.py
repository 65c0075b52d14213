"""The heartbeat: each worker shows that it lives, and the others take over from those that don't."""

from __future__ import annotations

import logging

from ..announcements import WORKER_DIED, Announcements
from ..metrics import forget_worker
from ..people.connections import Connections
from ..worker import ALIVE, Worker
from .keeper import Keeper

LOG = logging.getLogger(__name__)


class Heartbeat:
    def __init__(self, worker: Worker, keeper: Keeper, connections: Connections, announcements: Announcements) -> None:
        self._worker, self._keeper = worker, keeper
        self._connections, self._announcements = connections, announcements

    async def beat(self) -> None:
        """Show that this worker lives, see who doesn't, and whose cookies are void."""
        if not await self.show():
            await self._keeper.begin_anew()
        if not self._worker.is_alone:
            await self._bury()
        await self._connections.hang_up_on_changed()

    async def show(self) -> bool:
        """Show that this worker lives, and hear how long the house was down; False where the others thought it dead."""
        beat = await self._worker.store.beat(self._worker.name, self._worker.time.wall)
        self._worker.time.down = beat.down
        return beat.known

    async def _bury(self) -> None:
        buried = await self._worker.store.bury(self._worker.time.wall - ALIVE)
        if not buried:
            return
        LOG.warning("workers have died", extra={"details": {"workers": buried}})
        for worker in buried:
            forget_worker(worker)
        await self._worker.store.database.write(announce=WORKER_DIED)
        await self._announcements.look_around()
