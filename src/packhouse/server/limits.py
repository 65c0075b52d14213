"""How much one address or person may ask for: so many things in a time, and so many at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from .config import Config

MOST_KEYS = 20_000


class Bucket:
    """Holds ``burst`` tokens and gets ``rate`` new ones a second; who finds too few is not let through."""

    __slots__ = ("_burst", "_clock", "_rate", "_tokens", "used")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens = burst
        self.used = clock()

    def allow(self, cost: float = 1.0) -> bool:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self.used) * self._rate)
        self.used = now
        if cost > self._tokens:
            return False
        self._tokens -= cost
        return True


class Rate:
    """A bucket for each key. Those that must be full again are forgotten, as a new one would be no different."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], most: int = MOST_KEYS) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the longest unused first

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1.0) -> bool:
        return self.bucket(key).allow(cost)

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[key] = bucket
        bucket.allow(0.0)  # a bucket just used is never among the forgotten
        self._forget()
        return bucket

    def _forget(self) -> None:
        full_since = self._clock() - self._burst / self._rate
        while len(self._buckets) > self._most or next(iter(self._buckets.values())).used < full_since:
            self._buckets.popitem(last=False)


class AtOnce:
    """Lets each key have ``limit`` things at once, such as connections."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._inside: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        if self._inside.get(key, 0) >= self._limit:
            return False
        self._inside[key] = self._inside.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class Limits:
    """How much the house lets anyone do, by address."""

    def __init__(self, config: Config, clock: Callable[[], float]) -> None:
        self.connections = AtOnce(config.connections)
        self.arriving = Rate(rate=5, burst=4 * config.connections, clock=clock)
        self.messages = Rate(config.address_rate, burst=2 * config.address_rate, clock=clock)
        self.exporting = Rate(rate=0.05, burst=5, clock=clock)
        self.listing = Rate(rate=2, burst=40, clock=clock)
        self.requests = Rate(rate=20, burst=100, clock=clock)
        self.signing_in = Rate(rate=0.2, burst=10, clock=clock)
        self.creating = Rate(config.creations, burst=60 * config.creations, clock=clock)


def address_key(address: str) -> str:
    """Return what stands for whoever uses this address: with IPv6, one customer has 2^64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not found.ipv4_mapped:
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found.ipv4_mapped) if isinstance(found, IPv6Address) else str(found)
