"""The rules of Nim: nothing is hidden, and nothing is left to chance."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from packhouse.core.components import Components
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Game, Outcome, Reason, Seat, Watcher, rank
from packhouse.core.notation import Action
from packhouse.core.options import Options
from packhouse.core.rng import Rng, Seed


class Box(Components, frozen=True):
    heaps: tuple[Annotated[int, Meta(ge=1, le=9)], ...]


class Choices(Options, frozen=True):
    last: Literal["wins", "loses"] = "wins"
    most: Annotated[int, Meta(ge=1, le=3)] | None = None
    """How many counters a seat may take at once; None: a whole heap."""


class Take(Action, frozen=True):
    """Take counters from a heap. Heaps are counted from 1."""

    heap: int
    count: int


class State(msgspec.Struct):
    heaps: list[int]
    taken: list[int]
    turn: Seat = 0

    def copy(self) -> Self:
        return type(self)(self.heaps[:], self.taken[:], self.turn)


class View(msgspec.Struct, frozen=True):
    heaps: tuple[int, ...]
    taken: tuple[int, ...]
    turn: Seat


class Nim(Game[State, Take, View]):
    name = "nim"
    title = "Nim"
    seats = range(2, 5)
    hidden = False
    chance = False
    draws = True
    state = State
    actions = (Take,)
    options = Choices
    components = Box
    gentle: ClassVar = {"most": 3}

    def __init__(self, options: Choices, box: Box) -> None:
        self.heaps = box.heaps
        self.most = options.most or max(box.heaps)
        self.last_wins = options.last == "wins"

    def start(self, seats: int, seed: Seed) -> State:
        return State(list(self.heaps), [0] * seats)

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset({state.turn} if any(state.heaps) else ())

    def legal(self, state: State, seat: Seat) -> list[Take]:
        return [
            Take(heap, count)
            for heap, size in enumerate(state.heaps, 1)
            for count in range(1, min(size, self.most) + 1)
        ]

    def apply(self, state: State, seat: Seat, action: Take) -> None:
        state.heaps[action.heap - 1] -= action.count
        state.taken[seat] += action.count
        state.turn = (seat + 1) % len(state.taken)

    def outcome(self, state: State) -> Outcome | None:
        if any(state.heaps):
            return None
        last = (state.turn - 1) % len(state.taken)
        merits = [((seat == last) == self.last_wins, taken) for seat, taken in enumerate(state.taken)]
        return Outcome(tuple(state.taken), rank(*merits), Reason("last_taken", {"seat": last + 1}))

    def view(self, state: State, watcher: Watcher) -> View:
        return View(tuple(state.heaps), tuple(state.taken), state.turn)

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        return state.copy()

    def check(self, state: State, seat: Seat, action: Take) -> None:
        if not 1 <= action.heap <= len(state.heaps):
            raise IllegalAction(
                "no_such_heap", "there is no heap {heap}; choose one from 1 to {last}",
                heap=action.heap, last=len(state.heaps),
            )  # fmt: skip
        most = min(self.most, state.heaps[action.heap - 1])
        if not 1 <= action.count <= most:
            raise IllegalAction("count", "take 1 to {most} from heap {heap}", most=most, heap=action.heap)
