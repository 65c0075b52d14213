"""Sets of numbers as the bits of one number: ``mask_of([0, 3]) == 0b1001``, and ``bits`` is the way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, compress
from operator import getitem
from typing import Generic, TypeVar

T = TypeVar("T")

CHAINED = chain.from_iterable
EIGHT_BITS = [[byte >> bit & 1 for bit in range(8)] for byte in range(256)]


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def bits(mask: int) -> Iterator[int]:
    """Return the numbers in a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Picker(Generic[T]):
    """Things that masks pick from, eight at a time, which is quick: ``Picker("abc").pick(0b101) == ["a", "c"]``."""

    __slots__ = ("_by_byte", "_bytes")

    def __init__(self, things: Sequence[T]) -> None:
        eights = [things[first : first + 8] for first in range(0, len(things), 8)]
        self._bytes = len(eights)
        self._by_byte = [[tuple(compress(eight, picked)) for picked in EIGHT_BITS] for eight in eights]

    def pick(self, mask: int) -> list[T]:
        return [*CHAINED(map(getitem, self._by_byte, mask.to_bytes(self._bytes, "little")))]
