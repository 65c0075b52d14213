"""Two ways to play the same deals: how far apart they are, and how many more games would make it certain."""

from __future__ import annotations

import math

import msgspec

from .intervals import reach, reach_of_mean
from .spread import Spread


class Apart(msgspec.Struct, frozen=True):
    """A difference, with the interval that holds the true one 95 times of 100."""

    value: float
    low: float
    high: float

    def is_certain(self, target: float = 0.0) -> bool:
        """Say whether it is clearly more or less than nothing, or clearly less than what matters."""
        return self.low > 0 or self.high < 0 or (-target < self.low and self.high < target)


def wins_apart(differences: Spread, tries: int = 1) -> Apart:
    """Return Bonett and Price's interval of what each deal's win was worth more, or less, when played the other way.

    One win gained and one lost are thought beside the deals, so that a few which happen to be alike don't seem to tell
    everything. ``tries`` is how many such intervals shall hold all together (Bonferroni).
    """
    beside = _with_two_more(differences)
    half = reach(tries) * beside.deviation * math.sqrt(beside.count - 1) / beside.count
    return Apart(differences.mean, beside.mean - half, beside.mean + half)


def scores_apart(differences: Spread, tries: int = 1) -> Apart:
    """Return the interval of the mean difference in points."""
    half = reach_of_mean(differences.count, tries) * differences.deviation / math.sqrt(differences.count)
    return Apart(differences.mean, differences.mean - half, differences.mean + half)


def games_to_go(differences: Spread, tries: int = 1, target: float = 0.0) -> int | None:
    """Return about how many more deals would make a difference in wins certain, were it as it looks now.

    Then the interval must end before nothing, or before what matters, whichever is further away. None: it looks as if
    there were no difference, and any would matter.
    """
    beside = _with_two_more(differences)
    gap = max(abs(beside.mean), target - abs(beside.mean))
    if gap == 0:
        return None
    needed = (reach(tries) * beside.deviation / gap) ** 2
    return max(1, math.ceil(needed) - differences.count)


def _with_two_more(differences: Spread) -> Spread:
    beside = Spread.of([-1, 1])
    beside.merge(differences)
    return beside
