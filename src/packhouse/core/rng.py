"""Chance, handed in: the same on every release and platform, and not to be foretold from what it has shown."""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Self, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

Seed: TypeAlias = int
"""All the luck of a match in one number below 2**256."""

SEED_BITS = 256


class Rng:
    """What a rule or a bot may ask of chance."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """Return an integer of ``range(n)``, all equally likely."""
        raise NotImplementedError

    def fork(self) -> KeyedRng:
        """Return a generator whose future has nothing to do with this one's."""
        raise NotImplementedError

    def roll(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def choose(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class KeyedRng(Rng, msgspec.Struct):
    """BLAKE2b in counter mode: without the key, no number of draws tells the next one."""

    key: bytes
    drawn: int = 0

    @classmethod
    def from_seed(cls, seed: Seed) -> Self:
        return cls(seed.to_bytes(SEED_BITS // 8, "little"))

    def below(self, n: int) -> int:
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"no number below {n} can be drawn")
        limit = (1 << 64) // n * n  # draws from here on would favour the small numbers
        while (draw := int.from_bytes(self._next(b"draw", 8), "little")) >= limit:
            pass
        return draw % n

    def fork(self) -> KeyedRng:
        return KeyedRng(self._next(b"fork", 32))

    def stream(self, *name: str | int) -> KeyedRng:
        """Return the generator of this name: it depends on the key alone, not on what was drawn before."""
        label = msgspec.json.encode(name)
        return KeyedRng(blake2b(label, key=self.key, person=b"stream", digest_size=32).digest())

    def seed(self) -> Seed:
        """Return a seed for a whole match, from the next draw."""
        return int.from_bytes(self._next(b"seed", SEED_BITS // 8), "little")

    def copy(self) -> Self:
        return type(self)(self.key, self.drawn)

    def _next(self, purpose: bytes, size: int) -> bytes:
        counter = self.drawn.to_bytes(8, "little")
        self.drawn += 1
        return blake2b(counter, key=self.key, person=purpose, digest_size=size).digest()


class QuickRng(Rng):
    """For search and simulation: fast, repeatable, and never a match's own luck.

    Only ``random()`` is used of the standard generator: it alone is promised to stay the same.
    """

    __slots__ = ("_unit",)

    def __init__(self, seed: int) -> None:
        self._unit = random.Random(seed).random  # noqa: S311 — nothing secret hangs on it

    def below(self, n: int) -> int:
        return int(self._unit() * n)

    def choose(self, items: Sequence[T]) -> T:
        return items[int(self._unit() * len(items))]

    def fork(self) -> KeyedRng:
        return KeyedRng(b"".join(self.below(1 << 32).to_bytes(4, "little") for _ in range(8)))
