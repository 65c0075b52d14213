"""Components in many games: how often each was on offer and taken, and what those won who had it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TypeAlias, TypeVar

import msgspec

from ..core.game import Outcome, Seat
from ..kit.offers import Offer
from .spread import Spread
from .tally import wins

K = TypeVar("K")

ABSENT = -1
"""In place of a number, for a seat to which nothing of the kind was on offer."""

Had: TypeAlias = tuple[tuple[int, ...], tuple[float, ...]]
"""A game by seats: how many each took of something, and what each won."""

Name: TypeAlias = tuple[str, str]
"""A component's kind, and its own name."""


class Component(msgspec.Struct):
    """Counts alone, so that it merges exactly."""

    dealt: bool = False
    picks: dict[tuple[int, int], int] = {}
    """How often it was taken, and on offer, in a game: in how many games so."""
    even: Spread = msgspec.field(default_factory=Spread)
    """At each offer, how likely it would have been taken, were all on offer alike."""
    had: dict[Had, int] = {}
    """In how many games so, of those in which it was on offer."""

    def merge(self, other: Component) -> None:
        merge(self.picks, other.picks)
        self.even.merge(other.even)
        merge(self.had, other.had)


class Offered(msgspec.Struct):
    """All components of some games."""

    games: dict[str, dict[Had, int]] = {}
    """By kind: games with anything of it on offer, as they look for a component that nobody took."""
    components: dict[Name, Component] = {}

    def add(self, offers: Iterable[Offer], outcome: Outcome) -> None:
        """Add all offers of one game."""
        took: dict[Name, Counter[Seat]] = defaultdict(Counter)
        number = Counter[Name]()
        there: dict[str, set[Seat]] = defaultdict(set)
        for offer in offers:
            there[offer.kind].add(offer.seat)
            for name in offer.offered:
                key = offer.kind, name
                self._of(key, dealt=offer.dealt).even.add(len(offer.taken) / len(offer.offered))
                number[key] += 1
                took[key][offer.seat] += name in offer.taken
        won = wins(outcome)
        seats = range(len(won))
        for kind, present in there.items():
            nobody = tuple(0 if seat in present else ABSENT for seat in seats)
            count(self.games.setdefault(kind, {}), (nobody, won))
        for key, by in took.items():
            had = tuple(by[seat] if seat in there[key[0]] else ABSENT for seat in seats)
            count(self.components[key].picks, (by.total(), number[key]))
            count(self.components[key].had, (had, won))

    def _of(self, key: Name, *, dealt: bool) -> Component:
        return self.components.setdefault(key, Component(dealt))

    def merge(self, other: Offered) -> None:
        for kind, games in other.games.items():
            merge(self.games.setdefault(kind, {}), games)
        for key, component in other.components.items():
            self._of(key, dealt=component.dealt).merge(component)

    def had(self, key: Name) -> dict[Had, int]:
        """Return every game of the component's kind; where it wasn't on offer, nobody took it."""
        component = self.components[key]
        found = dict(self.games[key[0]])
        for (had, won), games in component.had.items():
            nobody = tuple(min(0, one) for one in had)
            count(found, (nobody, won), -games)
            count(found, (had, won), games)
        return {game: games for game, games in found.items() if games}


def merge(counts: dict[K, int], others: dict[K, int]) -> None:
    for key, more in others.items():
        count(counts, key, more)


def count(counts: dict[K, int], key: K, more: int = 1) -> None:
    counts[key] = counts.get(key, 0) + more
