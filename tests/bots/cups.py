"""Cups: one seat hides a ball or declines, the other stays to guess or leaves; what each should do is easily told.

Whoever declines or leaves settles for a draw. Of three cups a guess is right once in three times, so it is right to
hide, and right to leave; a searcher who thinks that guessers know where the ball is, or that it will know by itself
later, would do the opposite.
"""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

import msgspec

from packhouse.core.game import Game, Outcome, Reason, Seat, Watcher, rank
from packhouse.core.notation import Action
from packhouse.core.rng import Rng, Seed

CUPS = 3
HIDER, GUESSER = 0, 1


class Hide(Action, frozen=True):
    cup: int | None


class Guess(Action, frozen=True):
    cup: int


class Stay(Action, frozen=True):
    """Guess next."""


class Leave(Action, frozen=True):
    """Be content with a draw."""


Each: TypeAlias = Hide | Guess | Stay | Leave


class State(msgspec.Struct):
    phase: Literal["hide", "stay", "guess", "over"] = "hide"
    ball: int | None = None
    guess: int | None = None

    def copy(self) -> Self:
        return type(self)(self.phase, self.ball, self.guess)


class View(msgspec.Struct, frozen=True):
    phase: str


class Cups(Game[State, Each, View]):
    name = "cups"
    title = "Cups"
    seats = range(2, 3)
    hidden = True
    state = State
    actions = (Hide, Guess, Stay, Leave)

    def start(self, seats: int, seed: Seed) -> State:
        return State()

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset({"hide": {HIDER}, "stay": {GUESSER}, "guess": {GUESSER}, "over": ()}[state.phase])

    def legal(self, state: State, seat: Seat) -> list[Each]:
        match state.phase:
            case "hide":
                return [Leave(), *map(Hide, range(CUPS))]
            case "stay":
                return [Leave(), Stay()]
            case _:
                return [*map(Guess, range(CUPS))]

    def apply(self, state: State, seat: Seat, action: Each) -> None:
        match action:
            case Hide(cup):
                state.phase, state.ball = "stay", cup
            case Stay():
                state.phase = "guess"
            case Guess(cup):
                state.phase, state.guess = "over", cup
            case Leave():
                state.phase = "over"

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        found = 0 if state.guess is None else 1 if state.guess == state.ball else -1
        return Outcome((-found, found), rank(-found, found), Reason("guessed"))

    def view(self, state: State, watcher: Watcher) -> View:
        return View(state.phase)

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        if watcher != HIDER and world.ball is not None:
            world.ball = rng.below(CUPS)
        return world

    def seen(self, state: State, seat: Seat, action: Each, watcher: Watcher) -> Each:
        return Hide(None) if isinstance(action, Hide) and watcher != seat else action
