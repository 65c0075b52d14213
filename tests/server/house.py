"""A real house: ``packhouse serve`` in processes of its own, of which nothing outlives the test."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from itertools import count
from pathlib import Path

TOYS = Path(__file__).parents[1] / "toys"
STARTING = STOPPING = 60.0

PORTS = count(20_000)
"""Below those that systems hand out: a house keeps its port while it is down."""

ROOMY = {
    "connections": 10_000,
    "rate": 1_000_000,
    "address_rate": 1_000_000,
    "tables": 10_000,
    "creations": 10_000,
    "bot_pace": 0,
    "bot_reaction": 0,
    "grace": 3600,
    "rated_together": True,
    "log": "warning",
}
"""Settings that stand in no test's way."""


class ServedHouse:
    """A server that can be killed and started again at the same address, with the same database."""

    def __init__(self, folder: Path, database: str = "", **settings: object) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'house.db'}"
        self._log = folder / f"{self.port}.log"
        self._settings = {f"PACKHOUSE_{name.upper()}": str(value) for name, value in (ROOMY | settings).items()}
        self._runs: list[subprocess.Popen[bytes]] = []

    @property
    def pid(self) -> int:
        return self._runs[-1].pid

    @property
    def log(self) -> str:
        """Everything that it has written, since the first start."""
        return self._log.read_text("utf-8")

    @property
    def is_running(self) -> bool:
        return self._runs[-1].poll() is None

    def start(self) -> None:
        words = ["--games", str(TOYS), "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--database", self.database]
        with self._log.open("ab") as log:
            run = subprocess.Popen(
                [sys.executable, "-m", "packhouse", *words], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True, env=os.environ | self._settings,
            )  # fmt: skip
        self._runs.append(run)
        self._wait_for_health()

    def kill(self) -> None:
        """End the server process without a warning; what it has started must notice by itself."""
        self._runs[-1].kill()
        self._runs[-1].wait()

    def is_deserted(self) -> bool:
        """Say whether nothing that the last run has started is left."""
        try:
            os.killpg(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def restart(self) -> None:
        self.kill()
        self.start()

    def terminate(self) -> int:
        """Ask it to stop, and return its exit code."""
        self._runs[-1].terminate()
        return self._runs[-1].wait(STOPPING)

    def clear(self) -> None:
        """Let nothing of any run be left."""
        for run in self._runs:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
            run.wait()

    def _wait_for_health(self) -> None:
        end = time.monotonic() + STARTING
        while not is_healthy(self.address):
            assert self.is_running, f"the server ended while it started:\n{self.log}"
            assert time.monotonic() < end, f"the server doesn’t get ready:\n{self.log}"
            time.sleep(0.02)


@contextlib.contextmanager
def served(folder: Path, database: str = "", **settings: object) -> Iterator[ServedHouse]:
    house = ServedHouse(folder, database, **settings)
    try:
        house.start()
        yield house
    finally:
        house.clear()


def free_port() -> int:
    """Return the next port that nobody has, and that no other process of tests gets while this one lives."""
    return next(port for port in PORTS if _takes(port))


def _takes(port: int) -> bool:
    """Say whether it could be had; the lock ends with this process, of whatever run of the tests it is."""
    with contextlib.suppress(OSError), socket.socket() as probe:
        lock = os.open(Path(tempfile.gettempdir()) / f"packhouse-port-{port}", os.O_CREAT | os.O_WRONLY)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        probe.bind(("127.0.0.1", port))
        return True
    return False


def is_healthy(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False
