"""What every connection is measured against, before anyone knows whose it is."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ..config import Config
from ..limits import Bucket, NetworkAtOnce, NetworkRate, address_key
from ..metrics import Metrics

NAME = "doorkeeper"
"""Where the application's state has it."""

BREATHS = 25.0
"""In how many breaths a second's messages are said; a page says a few when it opens, and then one at a time."""


class Doorkeeper:
    def __init__(self, config: Config, clock: Callable[[], float], metrics: Metrics) -> None:
        self._rate, self._clock, self._metrics = config.rate, clock, metrics
        self.patience = config.arrival
        self._proxies = _TrustedHosts(config.trusted)  # the same one that says whose word about addresses is taken
        self._inside = NetworkAtOnce(config.connections)
        self._arriving = NetworkRate(rate=20, burst=4 * config.connections, clock=clock)

    def noise(self) -> Bucket:
        """Return what a socket may send besides messages: pings, pongs, parts, and bytes that end nothing."""
        return Bucket(self._rate, 2 * self._rate, self._clock)

    def pace(self) -> Bucket:
        """Return what a socket may say in one breath; more is heard, but slowly."""
        return Bucket(self._rate, max(1.0, self._rate / BREATHS), self._clock)

    @property
    def pause(self) -> float:
        """Seconds between two messages of whoever is out of breath."""
        return 1 / self._rate

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Count a connection, and return whose it is, to leave by; none where too many of theirs are or came here."""
        host = client[0] if client else ""
        if host in self._proxies:  # which speaks for many, and has limits of its own
            return ""
        key = address_key(host)
        return key if self._arriving.allow(key) and self._inside.enter(key) else None

    def leave(self, key: str) -> None:
        if key:
            self._inside.leave(key)

    def refused(self, code: str) -> None:
        self._metrics.refused(code)
