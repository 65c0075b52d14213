"""A worker: one of the processes that serve the same house, with what all its parts need."""

from __future__ import annotations

import os
import socket

from .config import Config
from .house_time import HouseTime
from .luck import Luck
from .metrics import Metrics
from .storage.database import Database
from .storage.store import Store
from .tasks import Tasks

ALIVE = 5_000
"""Milliseconds without a heartbeat after which a worker counts as dead."""


class Worker:
    def __init__(self, config: Config, database: Database, time: HouseTime, luck: Luck) -> None:
        self.config = config
        self.time = time
        self.luck = luck
        self.metrics = Metrics()
        self.store = Store(database, self.metrics)
        self.tasks = Tasks(self.metrics)
        self.name = f"{socket.gethostname()}/{os.getpid()}/{luck.token(6)}"
        """Tells, on the same machine, which process it was."""

    @property
    def is_alone(self) -> bool:
        """Whether no other worker can serve this house."""
        return self.store.database.sole
