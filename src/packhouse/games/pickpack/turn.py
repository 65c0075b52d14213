"""The turn: move the grabber, then spend a Rush Order to move again, or end it (PP-6, PP-13)."""

from __future__ import annotations

from ...core.game import Seat
from .actions import End, Grab, Move, Spend
from .board import Board
from .crates import Crates
from .state import State
from .tiles import Effect, Tiles


class Turn:
    def __init__(self, board: Board, crates: Crates, tiles: Tiles) -> None:
        self.board = board
        self.crates = crates
        self.tiles = tiles
        self.effects: dict[type[Move], Effect] = {Grab: self._grab, **tiles.effects}
        self._grabs = [[Grab(cell, crate) for crate in range(crates.each + 1)] for cell in board.cells]
        """Every one by cell and crate, since most moves are grabs; crates count from 1."""

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the grabber, with all that is to be chosen."""
        found: list[Move] = []
        fewest, trays, broken, tiles = self.crates.fewest(state, seat), state.trays, state.broken, state.tiles
        ends, choices = self.board.ends[seat], self.tiles.choices
        for cell in self.board.reach[seat][state.grabber]:  # PP-6
            if trays[cell]:  # PP-7
                grabs = self._grabs[cell]
                found += [grabs[crate] for crate in fewest]
            elif not broken[cell]:  # PP-9
                one, other = ends[cell]
                tile, second = tiles[one], tiles[other]
                if tile:  # PP-8
                    found += choices[tile](state, seat, cell)
                if second and second != tile:  # with two of a kind it makes no difference which is used
                    found += choices[second](state, seat, cell)
        return found

    def can_move(self, state: State, seat: Seat) -> bool:
        trays = state.trays
        for cell in self.board.reach[seat][state.grabber]:
            if trays[cell]:
                return True
        return bool(self.moves(state, seat))

    def move(self, state: State, seat: Seat, action: Move) -> None:
        self.effects[type(action)](state, seat, action)
        state.grabber = self.board.cell[action.cell]
        if self.crates.all_closed(state):  # PP-18
            state.phase = "over"
        elif state.rush[seat] > state.fresh and self._can_rush(state, seat):
            state.phase = "rush"
        else:
            self.end(state, seat)

    def _grab(self, state: State, seat: Seat, action: Grab) -> None:  # PP-7
        cell = self.board.cell[action.cell]
        self.crates.put(state, seat, action.crate, state.trays[cell])
        state.trays[cell] = 0

    def _can_rush(self, state: State, seat: Seat) -> bool:
        """Say whether there would be a move, were a Rush Order spent: the room that it leaves counts (PP-13)."""
        state.rush[seat] -= 1
        possible = self.can_move(state, seat)
        state.rush[seat] += 1
        return possible

    def spend(self, state: State, seat: Seat, action: Spend) -> None:  # PP-13
        state.rush[seat] -= 1
        state.rushed[seat] += 1
        state.again = True
        state.phase = "move"

    def end(self, state: State, seat: Seat, action: End | None = None) -> None:
        state.turn, state.fresh, state.again = 1 - seat, 0, False
        state.phase = "move" if self.can_move(state, state.turn) else "over"  # PP-18
