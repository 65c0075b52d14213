"""The house as one worker has it: its parts, put together, opened and closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .announcements import Announcements
from .bots.pool import BotPool
from .boxes.checker import Checker, Checks
from .coaching import Coaching
from .config import Config
from .daily import Daily
from .house_time import HouseTime
from .keeper.forgetting import Forgetting
from .keeper.heartbeat import Heartbeat
from .keeper.keeper import Keeper
from .keeper.orders import Orders
from .limits import Limits
from .luck import Luck, SystemLuck
from .people.bans import Bans
from .people.connections import Connections
from .people.devices import Devices
from .people.looks import looks
from .people.passwords import Passwords
from .people.sessions import SECRET_BYTES, Sessions
from .queues import Queues
from .requests.questions import Questions
from .storage.database import Database
from .storage.workers import NEVER
from .tables.lobby import Lobby
from .tables.presence import Presence
from .tables.silence import Silence
from .tables.table import Table
from .tables.tables import Tables
from .worker import ALIVE, Worker

LOG = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two looks at what nobody asks for."""
LISTENING = 0.25
"""Seconds between two looks at who has gone silent."""


class House:
    """What all requests share. It is the observer of its tables: whatever changes at one comes here first."""

    sessions: Sessions
    devices: Devices

    def __init__(
        self,
        config: Config,
        database: Database,
        time: HouseTime | None = None,
        luck: Luck | None = None,
        bots: BotPool | None = None,
        boxes: Checks | None = None,
    ) -> None:
        self.worker = worker = Worker(config, database, time or HouseTime(), luck or SystemLuck())
        self.config, self.time, self.luck = worker.config, worker.time, worker.luck
        self.store, self.metrics, self.tasks = worker.store, worker.metrics, worker.tasks
        self.limits = Limits(config, worker.time.seconds)
        self.queues = Queues()
        self.questions = Questions(worker.tasks)
        self.bots = bots or BotPool(config.bot_processes, config.bot_waiting, config.folders)
        self.boxes = boxes or Checker(config.folders)
        self.coaching = Coaching(worker, lambda: self.bots)
        self.daily = Daily(worker.time)
        self.passwords = Passwords()
        self.connections = Connections(worker)
        self.lobby = Lobby(worker)
        self.presence = Presence(worker, observer=self)
        self.tables = Tables(worker, self.presence, observer=self)
        self.silence = Silence(worker, self.tables, self.presence)
        self.keeper = Keeper(worker, self.tables, self.presence, self.bots)
        self.forgetting = Forgetting(worker, self.tables, self.connections)
        self._announcements = Announcements(worker, self.tables, self.presence, self.lobby, self.keeper)
        self.bans = Bans(worker)
        self.orders = Orders(worker, self.tables, self.connections, self.bans)
        self.heartbeat = Heartbeat(
            worker, self.keeper, self.connections, self._announcements, self.orders, self.sign_with
        )
        self._secret = ""

    def table_changed(self, table: Table) -> None:
        """Show it in the lobby, note who moved, and let its keeper look what there is to do."""
        if table.facts.public:
            self.lobby.look_again()
        if table.moved:
            table.moved = False
            self.tasks.spawn(self.presence.note(table))
        self.keeper.look(table)

    def sign_with(self, secret: str) -> None:
        """Take up the key of all cookies; where it is a new one, whoever is here came in with one that is void now."""
        if secret != self._secret:
            self._secret = secret
            self.sessions, self.devices = Sessions(secret, self.time.seconds), Devices(secret)
            self.connections.hang_up_where(lambda person, address: True)

    async def open(self) -> None:
        store, database = self.store, self.store.database
        database.claim()
        await database.open()
        self.sign_with(await store.secret(self.luck.token(SECRET_BYTES)))
        await store.note_looks(looks)
        self.time.down = await store.wake(self.time.wall, 0 if database.sole else ALIVE)
        if database.sole:  # whatever another server has left behind is void
            await store.bury(NEVER)
        await self.orders.begin()
        await self.heartbeat.show()
        database.listen(self._announcements.hear, self._announcements.look_at_all)
        LOG.info("the house is open", extra={"details": {"worker": self.worker.name}})
        self.tasks.spawn(self.lobby.run())

    async def run(self) -> None:
        """Do again and again what nobody asks for; the heartbeat waits for nothing else."""
        await asyncio.gather(
            self._again_and_again("the heartbeat", self.heartbeat.beat, BEAT, leases=True),
            self._again_and_again("keeping tables", self.keeper.tend, BEAT, leases=True),
            self._again_and_again("forgetting", self.forgetting.step, BEAT),
            self._again_and_again("looking for who is silent", self.silence.look, LISTENING),
        )

    async def _again_and_again(
        self, what: str, work: Callable[[], Awaitable[None]], pause: float, *, leases: bool = False
    ) -> None:
        """Do it for ever; ``leases``: where it fails, the store may know of leases that this worker doesn't."""
        while True:
            try:
                await work()
            except Exception as error:
                self.keeper.is_unsure |= leases
                self.tasks.trouble(f"{what} failed", error)
            await asyncio.sleep(pause)

    async def close(self) -> None:
        details = {"worker": self.worker.name, "tables": len(self.tables)}
        LOG.info("the house closes", extra={"details": details})
        self.queues.close()
        await self.tasks.close()
        await self.store.leave(self.worker.name)
        self.bots.close()
        self.boxes.close()
        self.passwords.close()
        await self.store.database.close()
