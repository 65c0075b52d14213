"""How much one address or person may ask for: so many things in a time, and so many at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
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
        self._fill()
        if cost > self._tokens:
            return False
        self._tokens -= cost
        return True

    def wait(self) -> float:
        """Return in how many seconds a token is there that is taken in advance; no time where there is one."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate)

    def owe(self) -> None:
        """Take a token, there or not."""
        self._tokens -= 1

    @property
    def full_from(self) -> float:
        """When all its tokens are there again, if nobody takes more."""
        return self.used + (self._burst - self._tokens) / self._rate

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self.used) * self._rate)
        self.used = now

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
        self._forget(bucket.used)
        return bucket

    def _forget(self, now: float) -> None:
        while len(self._buckets) > self._most or next(iter(self._buckets.values())).full_from < now:
            self._buckets.popitem(last=False)


class AtOnce:
    """Lets each key have ``limit`` things at once, such as connections."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._inside: dict[str, int] = {}

    def has_room(self, key: str) -> bool:
        return self._inside.get(key, 0) < self._limit

    def enter(self, key: str) -> bool:
        if not self.has_room(key):
            return False
        self._inside[key] = self._inside.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class NetworkAtOnce:
    """So many things at once for each address, and as one holder of IPv6 has many networks, for those around it."""

    def __init__(self, limit: int) -> None:
        self._counts = [AtOnce(limit * times) for times in WIDER.values()]

    def enter(self, key: str) -> bool:
        """Let an address (``address_key``) in, unless it or a network that it is in has too many inside."""
        counts = self._counts_of(key)
        if not all(count.has_room(name) for count, name in counts):
            return False
        return all(count.enter(name) for count, name in counts)

    def leave(self, key: str) -> None:
        for count, name in self._counts_of(key):
            count.leave(name)

    def _counts_of(self, key: str) -> list[tuple[AtOnce, str]]:
        return [(count, name) for count, name in zip(self._counts, networks(key), strict=True) if name]


class NetworkRate:
    """A rate for each address, and as one holder of IPv6 has many networks, for the networks around it together."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rates = [Rate(rate * times, burst * times, clock) for times in WIDER.values()]

    def allow(self, key: str) -> bool:
        """Say whether an address (``address_key``) may, and every network that it is in."""
        buckets = self._buckets_of(key)
        return all(bucket.has() for bucket in buckets) and all(bucket.allow() for bucket in buckets)

    def turn(self, key: str, longest: float) -> float | None:
        """Return in how many seconds it is an address’s turn; none where that is too long, and it has no turn."""
        buckets = self._buckets_of(key)
        wait = max(bucket.wait() for bucket in buckets)
        if wait > longest:
            return None
        for bucket in buckets:
            bucket.owe()
        return wait

    def _buckets_of(self, key: str) -> list[Bucket]:
        return [rate.bucket(name) for rate, name in zip(self._rates, networks(key), strict=True) if name]


def networks(key: str) -> list[str]:
    """Return an address (``address_key``) and the networks around it, as in ``WIDER``; empty where there are none."""
    return [key, *(around(key, bits) for bits in WIDER if bits)]


def around(key: str, bits: int) -> str:
    """Return the IPv6 network of so many bits around an address; empty for any other address."""
    return _around(key, bits) if key.endswith("/64") else ""


@lru_cache(maxsize=2048)
def _around(key: str, bits: int) -> str:
    """Work it out, which takes as long as all else that a connection is measured by."""
    try:
        return _network(int(IPv6Address(key.removesuffix("/64"))), bits)
    except ValueError:  # a proxy's word for something else
        return ""


def holder(key: str) -> str:
    """Return what stands for whoever holds an address: of IPv6, the largest network that one customer is given."""
    return around(key, min(bits for bits in WIDER if bits)) or key


def home(key: str) -> str:
    """Return what stands for everyone behind one router: of IPv6, the network that most homes are given."""
    return around(key, 56) or key


def _network(address: int, bits: int) -> str:
    return f"{IPv6Address(address >> 128 - bits << 128 - bits)}/{bits}"


class Limits:
    """How much the house lets anyone do, by address, and by seat or account where that is named."""

    def __init__(self, config: Config, clock: Callable[[], float]) -> None:
        self.connections = NetworkAtOnce(config.connections)
        self.arriving = NetworkRate(rate=5, burst=2 * config.connections, clock=clock)
        self.entering = NetworkRate(rate=max(20, config.connections / 2), burst=3, clock=clock)
        """For those who may: they come in one after another, and not all at once between two moves of others."""
        self.messages = Rate(config.address_rate, burst=2 * config.address_rate, clock=clock)
        self.exporting = NetworkRate(rate=0.05, burst=5, clock=clock)
        self.listing = NetworkRate(rate=2, burst=40, clock=clock)
        self.asking = NetworkRate(rate=200, burst=1000, clock=clock)
        """For anything over plain HTTP; whoever asks more is slowed down. Opening the page asks for a dozen files."""
        self.requests = NetworkRate(rate=20, burst=100, clock=clock)
        """For what isn’t a file of the page."""
        self.signing_in = NetworkRate(rate=0.2, burst=10, clock=clock)
        self.guessing = Rate(rate=1 / 30, burst=20, clock=clock)
        """For an account: tries from devices that nobody has signed in to it with; from those, for each of them."""
        self.creating = NetworkRate(config.creations, burst=60 * config.creations, clock=clock)
        self.boxes = NetworkRate(config.creations / 10, burst=20 * config.creations, clock=clock)
        """For files of own boxes, and for tables with one: what is in a box is kept with each."""
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
        return _network(int(found), 64)
    return str(found.ipv4_mapped) if isinstance(found, IPv6Address) else str(found)
