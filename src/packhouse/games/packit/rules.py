"""The rules of Pack-It, clause by clause (``rules.md``)."""

from __future__ import annotations

from ...core.errors import BadSetup, IllegalAction
from ...core.game import Game, Outcome, Reason, Seat, Watcher, rank
from ...core.rng import KeyedRng, Rng, Seed
from ...kit.grid import Cell
from ...kit.masks import Picker
from .actions import Pack
from .board import HEX_SHAPES, build
from .components import Box
from .options import Choices
from .state import State, View

WHITE, RED = 0, 1
TURNS = (frozenset({WHITE}), frozenset({RED}))
NOBODY: frozenset[Seat] = frozenset()


class PackIt(Game[State, Pack, View]):
    name = "packit"
    title = "Pack-It"
    seats = range(2, 3)
    sides = ("White", "Red")  # PI-1
    hidden = False
    chance = False
    draws = True
    state = State
    actions = (Pack,)
    options = Choices
    components = Box

    def __init__(self, options: Choices, box: Box) -> None:
        if options.neighbours and options.board in HEX_SHAPES:  # PI-9f
            raise BadSetup("neighbours_on_hex", "neighbours is a choice for square boards; leave it out here")
        size = options.size or box.size(options.board)
        self.board = build(options.board, size, options.neighbours)
        self.komi = self.board.packet_size / 2 if options.komi is None else options.komi  # PI-7, PI-11
        self.full = self.board.full
        self.bit = {cell: 1 << index for index, cell in enumerate(self.board.cells)}
        self.packet = {  # PI-3
            cell: self.board.near[index] | 1 << index for index, cell in enumerate(self.board.cells)
        }
        self._seeds = options.seeds
        self._seed_cells = self._checked_seeds(options)
        self._packs = Picker([Pack(cell) for cell in self.board.cells])
        self._cells = Picker(self.board.cells)

    def start(self, seats: int, seed: Seed) -> State:
        seeds = self._drawn_seeds(seed) if self._seeds else self._seed_cells  # PI-10
        covered = sum(self.bit[cell] for cell in seeds)
        return State(covered, covered)

    def active(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.white | state.red == self.full else TURNS[state.turn]  # PI-5

    def legal(self, state: State, seat: Seat) -> list[Pack]:
        return self._packs.pick(self.full ^ (state.white | state.red))

    def apply(self, state: State, seat: Seat, action: Pack) -> None:
        if seat == WHITE:  # PI-4: covering does it all, see State
            state.white |= self.packet[action.centre]
        else:
            state.red |= self.packet[action.centre]
        state.turn = 1 - seat

    def outcome(self, state: State) -> Outcome | None:
        if state.white | state.red != self.full:
            return None
        scores = self.scores(state)
        return Outcome(scores, rank(*scores), Reason("board_full"))  # PI-8

    def view(self, state: State, watcher: Watcher) -> View:
        white, red = state.white, state.red
        return View(
            white=self.cells(white & ~red),
            red=self.cells(red & ~white),
            neutral=self.cells(white & red),
            empty=self.cells(self.full ^ (white | red)),
            scores=self.scores(state),
            turn=state.turn,
        )

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        return state.copy()

    def check(self, state: State, seat: Seat, action: Pack) -> None:
        if action.centre not in self.bit:
            raise self._off_board(action.centre)
        if self.bit[action.centre] & (state.white | state.red):
            raise IllegalAction("taken", "{cell} is taken; choose an empty cell", cell=action.centre)

    def _off_board(self, cell: Cell) -> IllegalAction:
        line = [other for other in self.board.cells if other[0] == cell[:1]]
        near = line or self.board.cells
        return IllegalAction(
            "off_board", "{cell} isn’t on the board; choose from {first} to {last}",
            cell=cell, first=near[0], last=near[-1],
        )  # fmt: skip

    def scores(self, state: State) -> tuple[float, float]:
        white, red = state.white & ~state.red, state.red & ~state.white
        return white.bit_count(), red.bit_count() + self.komi  # PI-6, PI-7

    def cells(self, bits: int) -> tuple[Cell, ...]:
        return tuple(self._cells.pick(bits))

    def _checked_seeds(self, options: Choices) -> tuple[Cell, ...]:
        cells = tuple(Cell(name.lower()) for name in options.seed_cells)
        if cells and options.seeds:
            raise BadSetup("seeds_twice", "give seeds or seed_cells, not both")
        for cell in cells:
            if cell not in self.bit:
                raise BadSetup(
                    "seed_off_board", "seed_cells: {cell} isn’t on the board; choose another cell", cell=cell
                )
        if len(set(cells)) < len(cells):
            raise BadSetup("seed_repeated", "seed_cells names a cell twice; name it once")
        if max(len(cells), options.seeds) >= len(self.board):
            raise BadSetup("seeds_fill", "seeds must leave a cell empty: at most {most}", most=len(self.board) - 1)
        return cells

    def _drawn_seeds(self, seed: Seed) -> tuple[Cell, ...]:
        cells = list(self.board.cells)
        KeyedRng.from_seed(seed).stream("seeds").shuffle(cells)
        return tuple(cells[: self._seeds])
