"""The heartbeat: each worker shows that it lives, and the others take over from those that don't."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..announcements import WORKER_DIED, Announcements
from ..metrics import forget_worker
from ..people.connections import Connections
from ..storage.database import DatabaseDown
from ..worker import ALIVE, Worker
from .keeper import Keeper
from .orders import Orders

LOG = logging.getLogger(__name__)


class Heartbeat:
    def __init__(
        self,
        worker: Worker,
        keeper: Keeper,
        connections: Connections,
        announcements: Announcements,
        orders: Orders,
        sign_with: Callable[[str], None],
    ) -> None:
        self._worker, self._keeper, self._orders = worker, keeper, orders
        self._connections, self._announcements = connections, announcements
        self._sign_with = sign_with
        self.fault: DatabaseDown | None = None
        """Why the last beat couldn't be saved, and so no play either."""

    async def beat(self) -> None:
        """Show that this worker lives, see who doesn't, whose cookies are void, and what operators want.

        It waits for no table: there may be thousands, or one whose lock is held for as long as a worker may be silent.
        """
        if not await self.show():
            self._keeper.begin_anew()
        if not self._worker.is_alone:
            await self._bury()
        await self._connections.hang_up_on_changed()
        await self._orders.follow()

    async def show(self) -> bool:
        """Show that this worker lives, and hear how long the house was down; False where the others thought it dead."""
        try:
            beat = await self._worker.store.beat(self._worker.name, self._worker.time.wall)
        except DatabaseDown as fault:
            self.fault = fault
            raise
        self.fault = None
        self._worker.time.down = beat.down
        self._sign_with(beat.secret)
        return beat.known

    async def _bury(self) -> None:
        buried = await self._worker.store.bury(self._worker.time.wall - ALIVE)
        if not buried:
            return
        LOG.warning("workers have died", extra={"details": {"workers": buried}})
        for worker in buried:
            forget_worker(worker)
        await self._worker.store.database.write(announce=WORKER_DIED)
        self._worker.tasks.spawn(self._announcements.look_around())
