"""The rules of Stash: nobody notices a stone being hidden, so how many were hidden is a secret too."""

from __future__ import annotations

from typing import Annotated, Self, TypeAlias

import msgspec
from msgspec import Meta

from packhouse.core.components import Components
from packhouse.core.game import Game, Outcome, Reason, Seat, Watcher, rank
from packhouse.core.notation import Action
from packhouse.core.options import Options
from packhouse.core.rng import Rng, Seed


class Choices(Options, frozen=True):
    stones: Annotated[int, Meta(ge=2, le=8)] = 4


class Hide(Action, frozen=True):
    """Hide one of one's stones, which weigh 1, 2, 3 …; the others notice nothing."""

    stone: int


class Done(Action, frozen=True):
    """Hide no more, and say so."""


Either: TypeAlias = Hide | Done


class State(msgspec.Struct):
    hidden: list[list[int]]
    done: list[Seat]

    def copy(self) -> Self:
        return type(self)([stones[:] for stones in self.hidden], self.done[:])


class View(msgspec.Struct, frozen=True):
    mine: tuple[int, ...]
    done: tuple[Seat, ...]
    shown: tuple[tuple[int, ...], ...]
    """What everyone has hidden, once all are done."""


class Stash(Game[State, Either, View]):
    name = "stash"
    title = "Stash"
    seats = range(2, 5)
    hidden = True
    chance = False
    draws = True
    state = State
    actions = (Hide, Done)
    options = Choices

    def __init__(self, options: Choices, box: Components) -> None:
        self.stones = range(1, options.stones + 1)

    def start(self, seats: int, seed: Seed) -> State:
        return State([[] for _ in range(seats)], [])

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset(range(len(state.hidden))).difference(state.done)

    def legal(self, state: State, seat: Seat) -> list[Either]:
        return [*(Hide(stone) for stone in self.stones if stone not in state.hidden[seat]), Done()]

    def apply(self, state: State, seat: Seat, action: Either) -> None:
        if isinstance(action, Hide):
            state.hidden[seat].append(action.stone)
        else:
            state.done.append(seat)

    def proposable(self, state: State, seat: Seat) -> bool:
        """The first two stones may be a bot's idea."""
        return len(state.hidden[seat]) < 2

    def outcome(self, state: State) -> Outcome | None:
        if self.active(state):
            return None
        everything = [stone for stones in state.hidden for stone in stones]
        scores = tuple(sum(stone for stone in mine if everything.count(stone) == 1) for mine in state.hidden)
        return Outcome(scores, rank(*scores), Reason("all_done"))

    def view(self, state: State, watcher: Watcher) -> View:
        return View(
            mine=() if watcher is None else tuple(state.hidden[watcher]),
            done=tuple(state.done),
            shown=() if self.active(state) else tuple(map(tuple, state.hidden)),
        )

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        for seat in range(len(state.hidden)) if self.active(state) else ():
            if seat != watcher:
                world.hidden[seat] = [stone for stone in self.stones if rng.below(2)]
        return world

    def seen(self, state: State, seat: Seat, action: Either, watcher: Watcher) -> Either | None:
        return None if isinstance(action, Hide) and watcher != seat else action
