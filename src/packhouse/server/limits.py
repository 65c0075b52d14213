"""How much one address or person may ask for: so many things in a time, and so many at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from weakref import WeakValueDictionary

from .config import Config

MOST_KEYS = 20_000

WIDER = {0: 1, 56: 2, 48: 4}
"""How many times as much as one address IPv6 networks around it may do, by bits: each may be one customer's."""


class Bucket:
    """Holds ``burst`` tokens and gets ``rate`` new ones a second; who finds too few is not let through."""

    __slots__ = ("__weakref__", "_burst", "_clock", "_rate", "_tokens", "used")

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

    def has(self, cost: float = 1.0) -> bool:
        """Say whether it would be let through just after another was."""
        return cost <= self._tokens


class Rate:
    """A bucket for each key. Those that must be full again are forgotten, as a new one would be no different."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], most: int = MOST_KEYS) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the longest unused first
        self._held: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        """Those that someone holds still, forgotten or not: else a second one of the same key would be beside it."""

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1.0) -> bool:
        return self.bucket(key).allow(cost)

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or self._held.get(key) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[key] = self._held[key] = bucket
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


class NetworkRate:
    """A rate for each address, and as one holder of IPv6 has many networks, for the networks around it together."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rates = [Rate(rate * times, burst * times, clock) for times in WIDER.values()]

    def allow(self, key: str) -> bool:
        """Say whether an address (``address_key``) may, and every network that it is in."""
        networks = [key, *(around(key, bits) for bits in WIDER if bits)]
        buckets = [rate.bucket(name) for rate, name in zip(self._rates, networks, strict=True) if name]
        return all(bucket.has() for bucket in buckets) and all(bucket.allow() for bucket in buckets)


def around(key: str, bits: int) -> str:
    """Return the IPv6 network of so many bits around an address; empty for any other address."""
    return str(ip_network(key).supernet(new_prefix=bits)) if key.endswith("/64") else ""


class Limits:
    """How much the house lets anyone do, by address, and by seat or account where that is named."""

    def __init__(self, config: Config, clock: Callable[[], float]) -> None:
        self.connections = AtOnce(config.connections)
        self.arriving = Rate(rate=5, burst=2 * config.connections, clock=clock)
        self.messages = Rate(config.address_rate, burst=2 * config.address_rate, clock=clock)
        self.exporting = Rate(rate=0.05, burst=5, clock=clock)
        self.listing = Rate(rate=2, burst=40, clock=clock)
        self.requests = Rate(rate=20, burst=100, clock=clock)
        self.signing_in = NetworkRate(rate=0.2, burst=10, clock=clock)
        self.guessing = Rate(rate=1 / 30, burst=20, clock=clock)
        """For an account: tries from devices that nobody has signed in to it with; from those, for each of them."""
        self.creating = NetworkRate(config.creations, burst=60 * config.creations, clock=clock)
        self.saying = Rate(rate=0.5, burst=5, clock=clock)
        """For a seat."""
        self.offering = Rate(rate=0.05, burst=4, clock=clock)
        """For a seat."""


def address_key(address: str) -> str:
    """Return what stands for whoever uses this address: with IPv6, one customer has 2^64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not found.ipv4_mapped:
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found.ipv4_mapped) if isinstance(found, IPv6Address) else str(found)
