"""The rules of Sealed Bids: hands and bids are hidden, prizes are drawn round by round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Self

import msgspec
from msgspec import Meta

from packhouse.core.components import Components
from packhouse.core.game import Game, Outcome, Reason, Seat, Watcher, rank
from packhouse.core.notation import Action
from packhouse.core.options import Options
from packhouse.core.rng import KeyedRng, Rng, Seed

DECK = range(1, 25)


class Choices(Options, frozen=True):
    hand: Annotated[int, Meta(ge=1, le=5)] = 4


class Bid(Action, frozen=True):
    """Offer a card face down. To the others it is a card unknown: ``bid -``."""

    card: int | None


class State(msgspec.Struct):
    rng: KeyedRng
    """Draws the prizes."""
    prize: int
    spare: list[int]
    """The cards that nobody was dealt."""
    hands: list[list[int]]
    bids: list[int | None]
    shown: list[list[int]]
    points: list[int]

    def copy(self) -> Self:
        return type(self)(
            self.rng.copy(),
            self.prize,
            self.spare[:],
            [hand[:] for hand in self.hands],
            self.bids[:],
            [cards[:] for cards in self.shown],
            self.points[:],
        )


class View(msgspec.Struct, frozen=True):
    prize: int
    hand: tuple[int, ...]
    bid: int | None
    choosing: tuple[Seat, ...]
    shown: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


class Sealed(Game[State, Bid, View]):
    name = "sealed"
    title = "Sealed Bids"
    seats = range(2, 5)
    hidden = True
    state = State
    actions = (Bid,)
    options = Choices

    def __init__(self, options: Choices, box: Components) -> None:
        self.hand = options.hand

    def start(self, seats: int, seed: Seed) -> State:
        rng = KeyedRng.from_seed(seed)
        deck = list(DECK)
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(self.hand)) for _ in range(seats)]
        return State(rng, rng.roll(), deck, hands, [None] * seats, [[] for _ in range(seats)], [0] * seats)

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset(seat for seat, bid in enumerate(state.bids) if bid is None and state.hands[seat])

    def legal(self, state: State, seat: Seat) -> list[Bid]:
        return [Bid(card) for card in state.hands[seat]]

    def apply(self, state: State, seat: Seat, action: Bid) -> None:
        assert action.card is not None
        state.hands[seat].remove(action.card)
        state.bids[seat] = action.card
        if None not in state.bids:
            self._reveal(state)

    def _reveal(self, state: State) -> None:
        bids = [bid for bid in state.bids if bid is not None]
        state.points[bids.index(max(bids))] += state.prize
        for cards, bid in zip(state.shown, bids, strict=True):
            cards.append(bid)
        state.bids = [None] * len(bids)
        state.prize = state.rng.roll() if state.hands[0] else 0

    def proposable(self, state: State, seat: Seat) -> bool:
        """The first bid may be a bot's idea."""
        return not state.shown[seat]

    def outcome(self, state: State) -> Outcome | None:
        if self.active(state):
            return None
        cheapest_first = [-sum(cards) for cards in state.shown]
        ranks = rank(*zip(state.points, cheapest_first, strict=True))
        return Outcome(tuple(state.points), ranks, Reason("hands_empty"))

    def view(self, state: State, watcher: Watcher) -> View:
        return View(
            prize=state.prize,
            hand=() if watcher is None else tuple(state.hands[watcher]),
            bid=None if watcher is None else state.bids[watcher],
            choosing=tuple(sorted(self.active(state))),
            shown=tuple(map(tuple, state.shown)),
            points=tuple(state.points),
        )

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        world.rng = rng.fork()
        others = [seat for seat in range(len(state.hands)) if seat != watcher]
        # Sorted first, so that the true deal has no part in what is drawn.
        unknown = sorted(self._unknown(state, others))
        rng.shuffle(unknown)
        for seat in others:
            world.hands[seat] = sorted(unknown.pop() for _ in world.hands[seat])
            world.bids[seat] = None if world.bids[seat] is None else unknown.pop()
        world.spare = unknown
        return world

    def _unknown(self, state: State, others: list[Seat]) -> Iterator[int]:
        yield from state.spare
        for seat in others:
            yield from state.hands[seat]
            bid = state.bids[seat]
            if bid is not None:
                yield bid

    def seen(self, state: State, seat: Seat, action: Bid, watcher: Watcher) -> Bid:
        return action if watcher == seat else Bid(None)
