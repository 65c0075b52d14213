"""The rules of Attic: lay tiles in turns, as long as there is room; only you know which of yours was lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Self, TypeAlias

import msgspec
from msgspec import Meta

from packhouse.core.components import Components
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Aim, Game, Goal, Outcome, Reason, Seat, Watcher, alone, rank
from packhouse.core.notation import Action
from packhouse.core.options import Options
from packhouse.core.rng import KeyedRng, Rng, Seed
from packhouse.kit.grid import drawn, rectangle
from packhouse.kit.masks import bits
from packhouse.kit.polyominoes import Shape, is_chiral, mirrored, placements, shape

SQUARES = 5
"""How many squares a tile has."""


class Box(Components, frozen=True):
    columns: Annotated[int, Meta(ge=5, le=26)]
    rows: Annotated[int, Meta(ge=5, le=26)]
    copies: Annotated[int, Meta(ge=1, le=9)]
    tiles: dict[str, tuple[str, ...]]


class Choices(Options, frozen=True):
    lost: Annotated[int, Meta(ge=1, le=3)] = 1
    """How many tiles of each seat were lost."""
    both_sides: bool = True
    """Whether tiles may be turned over."""
    goal: Literal[75, 80, 85] = 80
    """Squares to cover for whoever plays alone."""


Side: TypeAlias = Literal["front", "back"]


class Lay(Action, frozen=True):
    """Lay a tile: which, how, and where its first square is, counted row by row from the bottom."""

    tile: str
    side: Side
    turn: int
    """Quarter turns clockwise."""
    cell: str


class Stop(Action, frozen=True):
    """Lay no more."""


Either: TypeAlias = Lay | Stop


class State(msgspec.Struct):
    covered: list[int]
    """By seat, the squares under its tiles, as bits."""
    laid: list[list[str]]
    left: list[list[str]]
    lost: list[list[str]]
    stopped: list[bool]
    turn: Seat = 0

    def copy(self) -> Self:
        laid, left, lost = ([tiles[:] for tiles in piles] for piles in (self.laid, self.left, self.lost))
        return type(self)(self.covered[:], laid, left, lost, self.stopped[:], self.turn)

    @property
    def taken(self) -> int:
        taken = 0
        for mask in self.covered:
            taken |= mask
        return taken


class View(msgspec.Struct, frozen=True):
    covered: tuple[tuple[str, ...], ...]
    laid: tuple[tuple[str, ...], ...]
    """By seat, the tiles that everyone saw it lay."""
    mine: tuple[str, ...]
    """What one has left to lay."""
    stopped: tuple[bool, ...]
    turn: Seat | None


class Attic(Game[State, Either, View]):
    name = "attic"
    title = "Attic"
    seats = range(1, 5)
    hidden = True
    chance = False
    state = State
    actions = (Lay, Stop)
    options = Choices
    components = Box

    def __init__(self, options: Choices, box: Box) -> None:
        self.choices = options
        self.floor = rectangle(box.columns, box.rows)
        self.copies = box.copies
        self.tiles = {name: shape(drawn(rows)) for name, rows in box.tiles.items()}
        self.lays = {tile: dict(self._lays(tile)) for tile in self.tiles}
        """By tile, the squares under each way to lay it, as bits."""

    def _lays(self, tile: str) -> Iterator[tuple[Lay, int]]:
        front = self.tiles[tile]
        sides: dict[Side, Shape] = {"front": front}
        if self.choices.both_sides and is_chiral(front):
            sides["back"] = mirrored(front)
        for side, up in sides.items():
            for laid in placements(self.floor, up).all:
                yield Lay(tile, side, laid.turn, self.floor.cells[laid.cell]), laid.mask

    def start(self, seats: int, seed: Seed) -> State:
        laid, left, lost = ([tiles[:] for _ in range(seats)] for tiles in ([], sorted(self.copies * [*self.tiles]), []))
        state, rng = State([0] * seats, laid, left, lost, [False] * seats), KeyedRng.from_seed(seed)
        for seat in range(seats):
            self._lose(state, seat, self.choices.lost, rng)
        return state

    def _lose(self, state: State, seat: Seat, count: int, rng: Rng) -> None:
        """Have so many of the tiles that a seat hasn't laid be the lost ones."""
        unlaid = sorted(state.left[seat] + state.lost[seat])
        rng.shuffle(unlaid)
        state.lost[seat] = sorted(unlaid[:count])
        state.left[seat] = sorted(unlaid[count:])

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset(() if all(state.stopped) else {state.turn})

    def legal(self, state: State, seat: Seat) -> list[Either]:
        taken = state.taken
        found: list[Either] = []
        for tile in dict.fromkeys(state.left[seat]):
            found += [lay for lay, mask in self.lays[tile].items() if not mask & taken]
        return [*found, Stop()]

    def check(self, state: State, seat: Seat, action: Either) -> None:
        refusal = self._refusal(state, seat, action)
        if refusal:
            raise refusal

    def _refusal(self, state: State, seat: Seat, action: Either) -> IllegalAction | None:
        """Know without a list of three thousand why an action isn't legal; None: it is."""
        if isinstance(action, Stop):
            return None
        if action.tile not in state.left[seat]:
            return IllegalAction("no_such_tile", "you have no tile {tile} to lay; choose another", tile=action.tile)
        mask = self.lays[action.tile].get(action)
        if mask is None:
            return IllegalAction("off_the_floor", "tile {tile} can’t lie there like that", tile=action.tile)
        if mask & state.taken:
            return IllegalAction("taken", "something stands there already; choose free squares")
        return None

    def alike(self, state: State, seat: Seat, shown: Either | None, watcher: Watcher) -> list[Either]:
        """Everything is laid openly, so that nothing but the play itself looks like it."""
        return [shown] if shown is not None and self._refusal(state, seat, shown) is None else []

    def apply(self, state: State, seat: Seat, action: Either) -> None:
        if isinstance(action, Stop):
            state.stopped[seat] = True
        else:
            state.covered[seat] |= self.lays[action.tile][action]
            state.left[seat].remove(action.tile)
            state.laid[seat].append(action.tile)
        seats = len(state.stopped)
        following = ((seat + step) % seats for step in range(1, seats + 1))
        state.turn = next((other for other in following if not state.stopped[other]), seat)

    def outcome(self, state: State) -> Outcome | None:
        if not all(state.stopped):
            return None
        points = [mask.bit_count() for mask in state.covered]
        if len(points) > 1:
            return Outcome(tuple(points), rank(*points), Reason("all_stopped"))
        grade = "packed" if len(self.floor) - points[0] < SQUARES else ""
        goal = Goal(reached=points[0] >= self.choices.goal, points=self.choices.goal, grade=grade)
        return alone(goal, Reason("all_stopped"), points[0])

    def aim(self, state: State) -> Aim | None:
        if len(state.covered) > 1:
            return None
        return Aim(points=self.choices.goal, score=state.taken.bit_count())

    def view(self, state: State, watcher: Watcher) -> View:
        return View(
            covered=tuple(tuple(self.floor.cells[cell] for cell in bits(mask)) for mask in state.covered),
            laid=tuple(map(tuple, state.laid)),
            mine=() if watcher is None else tuple(state.left[watcher]),
            stopped=tuple(state.stopped),
            turn=None if all(state.stopped) else state.turn,
        )

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        for seat in range(len(state.lost)):
            if seat != watcher:
                self._lose(world, seat, len(state.lost[seat]), rng)
        return world
