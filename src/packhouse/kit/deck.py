"""Cards face down, the discards that become a new pile, and dealing anew what a watcher can't know."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import Generic, Self, TypeVar

import msgspec

from ..core.rng import KeyedRng, Rng

Card = TypeVar("Card", bound=int | str)
"""A card by its number or name: cards have an order of their own, which is no luck."""


class Deck(msgspec.Struct, Generic[Card]):
    """A part of a state: ``deck = Deck.shuffled("trucks", range(1, 49), rng)``, then ``deck.draw(rng)``.

    Each shuffle draws from a stream of its own, so that it comes out the same whatever else was drawn before.
    """

    name: str
    """Of the stream."""
    pile: list[Card]
    """Face down; the last one is on top."""
    discards: list[Card]
    """Face up, in the order in which they were discarded."""
    shuffles: int = 0

    @classmethod
    def shuffled(cls, name: str, cards: Iterable[Card], rng: KeyedRng) -> Self:
        deck = cls(name, [], list(cards))
        deck.reshuffle(rng)
        return deck

    def reshuffle(self, rng: KeyedRng) -> None:
        """Make the discards the new pile; in which order they were discarded is no luck."""
        self.pile, self.discards = sorted(self.discards), []
        rng.stream(self.name, self.shuffles).shuffle(self.pile)
        self.shuffles += 1

    def draw(self, rng: KeyedRng) -> Card:
        """Take the top of the pile; if it has run out, of the discards shuffled anew."""
        if not self.pile:
            self.reshuffle(rng)
        return self.pile.pop()

    def copy(self) -> Self:
        return type(self)(self.name, self.pile[:], self.discards[:], self.shuffles)


def redeal(rng: Rng, *hidden: MutableSequence[Card]) -> None:
    """Deal anew, as many to each, the cards of places that a watcher can't look into: a pile, others' hands.

    Before they are shuffled they are put in order: nothing of how they truly lie is left.
    """
    cards = sorted(card for place in hidden for card in place)
    rng.shuffle(cards)
    dealt = iter(cards)
    for place in hidden:
        place[:] = [next(dealt) for _ in place]
