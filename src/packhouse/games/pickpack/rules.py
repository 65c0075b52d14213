"""The rules of Pick & Pack, clause by clause (``rules.md``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...core.game import Game, Outcome, Seat, Watcher
from ...core.rng import Rng, Seed
from . import refusals, scoring, seeing
from .actions import ALL, AnyAction, Done, End, Lay, Laying, Spend, Swap, Take
from .board import BLUE, RED, Board
from .components import Box
from .crates import Crates
from .laying import SetUp, masked
from .options import Choices
from .state import State, View
from .tiles import Effect, Tiles
from .turn import Turn

TURNS = (frozenset({RED}), frozenset({BLUE}))
NOBODY: frozenset[Seat] = frozenset()
SPEND, END = Spend(), End()
RARELY = 16
"""One in so many random actions of the set-up is any that is legal; the others lay a tile, or say done."""
STEP_BY_STEP = 2.5
"""How many times as long as usual bots wait where a turn goes on after a move."""


class PickPack(Game[State, AnyAction, View]):
    name = "pickpack"
    title = "Pick & Pack"
    seats = range(2, 3)
    sides = ("Red", "Blue")  # PP-1
    hidden = True
    chance = False
    least_plays = 12  # those with which tiles are laid among them
    draws = True
    state = State
    actions = ALL
    options = Choices
    components = Box
    gentle: ClassVar = {"beginners": True}  # PP-5

    def __init__(self, options: Choices, box: Box) -> None:
        self.box = box
        self.board = Board(box.grid)
        self.beginners = options.beginners
        self.hidden = not options.beginners  # their tiles are laid for all to see
        self.compensation = options.compensation  # PP-20
        self.crates = Crates(box.crates)
        self.set_up = SetUp(self.board, box)
        self.turn = Turn(self.board, self.crates, Tiles(self.board, self.crates, box.rush_section))
        self._effects: dict[type[AnyAction], Effect] = {
            Lay: self.set_up.lay, Take: self.set_up.take, Swap: self.set_up.swap, Done: self.set_up.done,
            **dict.fromkeys(self.turn.effects, self.turn.move), Spend: self.turn.spend, End: self.turn.end,
        }  # fmt: skip

    def start(self, seats: int, seed: Seed) -> State:
        return self.set_up.start(seed, beginners=self.beginners)

    def active(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case "set-up":
                return frozenset(seat for seat, done in enumerate(state.done) if not done)  # PP-4
            case "over":
                return NOBODY
            case _:
                return TURNS[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        match state.phase:
            case "set-up":
                return self.set_up.legal(state, seat)
            case "rush":
                return [SPEND, END]
            case _:
                return self.turn.moves(state, seat)

    def pace(self, state: State) -> float:
        """Let every step of a Rush Order be seen before the next."""
        return STEP_BY_STEP if state.phase == "rush" or state.again else 1.0

    def proposable(self, state: State, seat: Seat) -> bool:
        """Let a bot lay what is left in hand; the player looks it over, and is the one to say done."""
        return state.phase == "set-up" and bool(self.set_up.hand(state, seat))

    def apply(self, state: State, seat: Seat, action: AnyAction) -> None:
        self._effects[type(action)](state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        return scoring.outcome(self.crates, state, self.scores(state))

    def scores(self, state: State) -> tuple[float, float]:
        red, blue = scoring.scores(self.crates, state)
        return red, blue + self.compensation if self.compensation else blue  # PP-20; else whole numbers stay whole

    def view(self, state: State, watcher: Watcher) -> View:
        return seeing.view(self.board, self.crates, self.set_up, state, watcher, self.scores(state))

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        for seat in (RED, BLUE) if state.phase == "set-up" else ():
            if seat != watcher:
                self.set_up.lay_by_lot(world, seat, len(self.set_up.laid(state, seat)), rng)
                world.changes[seat] = 0  # swaps are among them, which nobody else notices
        return world

    def seen(self, state: State, seat: Seat, action: AnyAction, watcher: Watcher) -> AnyAction | None:
        return masked(action) if isinstance(action, Laying) and watcher != seat else action

    def check(self, state: State, seat: Seat, action: AnyAction) -> None:
        legal = self.legal(state, seat)
        if action not in legal:
            raise refusals.why(self.board, state, seat, action, legal)

    def sample(self, state: State, seat: Seat, rng: Rng) -> AnyAction:
        """Lay tiles at random without taking them back for ever: few of the set-up's actions lead on."""
        if state.phase == "set-up" and rng.below(RARELY):
            return self.set_up.sample(state, seat, rng)
        return rng.choose(self.legal(state, seat))
