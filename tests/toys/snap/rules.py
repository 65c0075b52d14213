"""The rules of Snap: a race, won by whoever the host hears first; the order of the deck is hidden."""

from __future__ import annotations

from typing import Self, TypeAlias, assert_never

import msgspec

from packhouse.core.components import Components
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Game, Outcome, Reason, Seat, Timeout, Watcher, rank
from packhouse.core.notation import Action
from packhouse.core.options import Options
from packhouse.core.rng import KeyedRng, Rng, Seed

DECK = range(1, 13)
SECONDS = 3.0


class Rules(Options, frozen=True):
    turns: bool = False
    """Whether the card on top is offered to one after another."""


class Grab(Action, frozen=True):
    """Take the card on top. It is named, so that a late hand never takes the next one."""

    card: int


class Leave(Action, frozen=True):
    """Let the card on top go, for this seat."""

    card: int


Either: TypeAlias = Grab | Leave


class State(msgspec.Struct):
    deck: list[int]
    """The last one is on top."""
    gone: list[int]
    """The cards that nobody took."""
    won: list[list[int]]
    left: set[Seat]

    def copy(self) -> Self:
        return type(self)(self.deck[:], self.gone[:], [cards[:] for cards in self.won], self.left.copy())


class View(msgspec.Struct, frozen=True):
    top: int | None
    gone: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    left: tuple[Seat, ...]


class Snap(Game[State, Either, View]):
    name = "snap"
    title = "Snap"
    seats = range(2, 6)
    hidden = True
    live = True
    state = State
    actions = (Grab, Leave)
    options = Rules

    def __init__(self, options: Rules, box: Components) -> None:
        self.live = not options.turns

    def start(self, seats: int, seed: Seed) -> State:
        deck = list(DECK)
        KeyedRng.from_seed(seed).shuffle(deck)
        return State(deck, [], [[] for _ in range(seats)], set())

    def active(self, state: State) -> frozenset[Seat]:
        waiting = [seat for seat in range(len(state.won)) if seat not in state.left] if state.deck else []
        return frozenset(waiting if self.live else waiting[:1])

    def legal(self, state: State, seat: Seat) -> list[Either]:
        return [Grab(state.deck[-1]), Leave(state.deck[-1])]

    def apply(self, state: State, seat: Seat, action: Either) -> None:
        match action:
            case Grab(card):
                state.won[seat].append(card)
                self._turn_up(state)
            case Leave(card):
                state.left.add(seat)
                if len(state.left) == len(state.won):
                    state.gone.append(card)
                    self._turn_up(state)
            case _:
                assert_never(action)

    def _turn_up(self, state: State) -> None:
        state.deck.pop()
        state.left.clear()

    def outcome(self, state: State) -> Outcome | None:
        if state.deck:
            return None
        scores = [sum(-1 if card % 2 else 1 for card in cards) for cards in state.won]
        merits = [(score, -len(cards)) for score, cards in zip(scores, state.won, strict=True)]
        return Outcome(tuple(scores), rank(*merits), Reason("deck_empty"))

    def view(self, state: State, watcher: Watcher) -> View:
        top = state.deck[-1] if state.deck else None
        return View(top, tuple(state.gone), tuple(map(tuple, state.won)), tuple(sorted(state.left)))

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        below = sorted(state.deck[:-1])
        rng.shuffle(below)
        world.deck = below + state.deck[-1:]
        return world

    def timeout(self, state: State) -> Timeout[Either] | None:
        slow = sorted(self.active(state)) if self.live else []
        return (
            Timeout(f"card {len(state.deck)}", SECONDS, {seat: (Leave(state.deck[-1]),) for seat in slow})
            if slow
            else None
        )

    def check(self, state: State, seat: Seat, action: Either) -> None:
        if action.card != state.deck[-1]:
            raise IllegalAction("gone", "{card} is not on top, {top} is", card=action.card, top=state.deck[-1])
