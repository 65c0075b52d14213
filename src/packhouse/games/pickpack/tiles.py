"""Action tiles: for each what can be chosen, if it can be carried out at all (PP-10), and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, TypeAlias

from ...core.game import Seat
from ...kit.grid import Cell
from .actions import Activation, Malfunction, Move, OrderMixup, Premium, QualityControl, RushOrder, Wholesale
from .board import BLUE, RED, Board
from .components import Tile
from .crates import Crates
from .state import State

Effect: TypeAlias = Callable[[State, Seat, Any], None]
"""What an action of some kind does."""


class Tiles:
    def __init__(self, board: Board, crates: Crates, rush_section: int) -> None:
        self.board = board
        self.crates = crates
        self.rush_section = rush_section
        self.choices: dict[Tile, Callable[[State, Seat, int], Sequence[Activation]]] = {
            "premium": self._premiums, "wholesale": self._wholesales, "rush": self._rush_orders,
            "control": self._quality_controls, "mixup": self._order_mixups, "malfunction": self._malfunctions,
        }  # fmt: skip
        self.effects: dict[type[Move], Effect] = {
            Premium: self._premium, Wholesale: self._wholesale, RushOrder: self._rush_order,
            QualityControl: self._quality_control, OrderMixup: self._order_mixup, Malfunction: self._malfunction,
        }  # fmt: skip
        self._every_malfunction = tuple(
            tuple(self._all_malfunctions(seat, cell) for cell in board.cells) for seat in (RED, BLUE)
        )

    def _leaves(self, state: State, seat: Seat, action: Activation, tile: Tile) -> None:
        """Take the tile from its slot."""
        one, other = self.board.ends[seat][self.board.cell[action.cell]]
        state.tiles[one if state.tiles[one] == tile else other] = None

    def _turns_over(self, state: State, slot: int) -> None:
        state.spent[slot], state.tiles[slot] = state.tiles[slot], None  # PP-17

    def _is_used(self, state: State, seat: Seat, action: Activation, tile: Tile) -> None:
        """Turn the tile over where it lies."""
        one, other = self.board.ends[seat][self.board.cell[action.cell]]
        self._turns_over(state, one if state.tiles[one] == tile else other)

    def _premiums(self, state: State, seat: Seat, cell: int) -> list[Premium]:  # PP-11
        name = self.board.cells[cell]
        return [Premium(name, own) for own in self.crates.open(state, seat)]

    def _premium(self, state: State, seat: Seat, action: Premium) -> None:
        self._leaves(state, seat, action, "premium")
        self.crates.close(state, seat, action.own, "premium")

    def _wholesales(self, state: State, seat: Seat, cell: int) -> list[Wholesale]:  # PP-12
        name = self.board.cells[cell]
        return [Wholesale(name, theirs) for theirs in self.crates.open(state, 1 - seat)]

    def _wholesale(self, state: State, seat: Seat, action: Wholesale) -> None:
        self._leaves(state, seat, action, "wholesale")
        self.crates.close(state, 1 - seat, action.theirs, "wholesale")

    def _rush_orders(self, state: State, seat: Seat, cell: int) -> list[RushOrder]:  # PP-13
        return [RushOrder(self.board.cells[cell])] if state.rush[seat] < self.rush_section else []

    def _rush_order(self, state: State, seat: Seat, action: RushOrder) -> None:
        self._leaves(state, seat, action, "rush")
        state.rush[seat] += 1
        state.fresh += 1

    def _quality_controls(self, state: State, seat: Seat, cell: int) -> list[QualityControl]:  # PP-14
        name, fewest = self.board.cells[cell], self.crates.fewest(state, seat)
        return [
            QualityControl(name, theirs, own) for theirs in self.crates.with_trays(state, 1 - seat) for own in fewest
        ]

    def _quality_control(self, state: State, seat: Seat, action: QualityControl) -> None:
        self._is_used(state, seat, action, "control")
        self.crates.put(state, seat, action.own, self.crates.take_top(state, 1 - seat, action.theirs))

    def _order_mixups(self, state: State, seat: Seat, cell: int) -> list[OrderMixup]:  # PP-15
        name, mine = self.board.cells[cell], self.crates.with_trays(state, seat)
        return [OrderMixup(name, theirs, own) for theirs in self.crates.with_trays(state, 1 - seat) for own in mine]

    def _order_mixup(self, state: State, seat: Seat, action: OrderMixup) -> None:
        self._is_used(state, seat, action, "mixup")
        theirs = self.crates.take_top(state, 1 - seat, action.theirs)
        own = self.crates.take_top(state, seat, action.own)
        self.crates.put(state, 1 - seat, action.theirs, own)
        self.crates.put(state, seat, action.own, theirs)

    def _malfunctions(self, state: State, seat: Seat, cell: int) -> list[Malfunction]:  # PP-16
        slots = self.board.slots_of[1 - seat]
        face_up = [*state.trays, *state.tiles[slots.start : slots.stop]]
        return list(compress(self._every_malfunction[seat][cell], face_up))

    def _all_malfunctions(self, seat: Seat, cell: Cell) -> tuple[Malfunction, ...]:
        """Return the malfunctions of every tray and every tile of the other player's, on any grid."""
        slots = (self.board.slots[slot] for slot in self.board.slots_of[1 - seat])
        return tuple(Malfunction(cell, victim) for victim in (*self.board.cells, *slots))

    def _malfunction(self, state: State, seat: Seat, action: Malfunction) -> None:
        self._is_used(state, seat, action, "malfunction")
        slot, cell = self.board.slot.get(action.victim), self.board.cell.get(action.victim)
        if slot is not None:
            self._turns_over(state, slot)
            state.wrecked += (slot,)
        if cell is not None:
            state.broken[cell], state.trays[cell] = state.trays[cell], 0
