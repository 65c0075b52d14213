"""Numbers and how often each came, which merge exactly: in whatever order, by however many processes."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from .intervals import reach_of_mean


class Spread(msgspec.Struct):
    """Points are few and whole, or nearly: counting each keeps quartiles too, where running means would round."""

    counts: dict[float, int] = {}

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        spread = cls()
        for value in values:
            spread.add(value)
        return spread

    def add(self, value: float) -> None:
        value = float(value)  # 3 and 3.0 are one key, and the first to come would be shown
        self.counts[value] = self.counts.get(value, 0) + 1

    def merge(self, other: Spread) -> None:
        for value, count in other.counts.items():
            self.counts[value] = self.counts.get(value, 0) + count

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    @property
    def sum(self) -> float:
        return math.fsum(value * count for value, count in self.counts.items())  # the same in any order

    @property
    def mean(self) -> float:
        return self.sum / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation of whatever these are a sample of; it takes two of them."""
        mean = self.mean
        squares = math.fsum(count * (value - mean) ** 2 for value, count in self.counts.items())
        return math.sqrt(squares / (self.count - 1))

    @property
    def error(self) -> float:
        """Half the width of the interval that holds the true mean 95 times of 100."""
        return reach_of_mean(self.count) * self.deviation / math.sqrt(self.count)

    def quantile(self, part: float) -> float:
        """Return the smallest number that at least this part of all doesn't exceed: 0 the least, 1 the most."""
        rank, passed = part * self.count, 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= rank:
                return value
        raise ValueError("there are no numbers")


class Summary(msgspec.Struct, frozen=True):
    """A spread in some figures; what a single number can't tell is None."""

    mean: float
    error: float | None
    deviation: float | None
    least: float
    quartiles: tuple[float, float, float]
    most: float

    def __format__(self, form: str) -> str:
        """Write the mean with its error bar, as in ``47.43 ± 0.05``."""
        error = "" if self.error is None else f" ± {format(self.error, form)}"
        return format(self.mean, form) + error


def summary(spread: Spread) -> Summary:
    several = spread.count > 1
    least, lower, middle, upper, most = (spread.quantile(part) for part in (0, 0.25, 0.5, 0.75, 1))
    return Summary(
        mean=spread.mean,
        error=spread.error if several else None,
        deviation=spread.deviation if several else None,
        least=least,
        quartiles=(lower, middle, upper),
        most=most,
    )
