"""Crates, which each player numbers from 1: which can be chosen, and what goes in and out."""

from __future__ import annotations

from ...core.game import Seat
from .actions import Crate
from .state import Mark, State


class Crates:
    def __init__(self, each: int) -> None:
        self.each = each
        """How many a player has."""
        self.of = (range(each), range(each, 2 * each))
        """By seat: as the state has them."""
        self._numbered = tuple(tuple(enumerate(crates, 1)) for crates in self.of)

    def open(self, state: State, seat: Seat) -> list[Crate]:
        closed = state.closed
        return [number for number, crate in self._numbered[seat] if not closed[crate]]  # PP-17

    def with_trays(self, state: State, seat: Seat) -> list[Crate]:
        """Return the open ones whose top tray can be taken."""
        closed, crates = state.closed, state.crates
        return [number for number, crate in self._numbered[seat] if crates[crate] and not closed[crate]]

    def fewest(self, state: State, seat: Seat) -> list[Crate]:
        """Return the open ones that hold the fewest trays (PP-7)."""
        closed, crates = state.closed, state.crates
        heights = [(len(crates[crate]), number) for number, crate in self._numbered[seat] if not closed[crate]]
        least = min(heights)[0]
        return [number for height, number in heights if height == least]

    def put(self, state: State, seat: Seat, crate: Crate, apples: int) -> None:
        state.crates[self.of[seat][crate - 1]] += (apples,)

    def take_top(self, state: State, seat: Seat, crate: Crate) -> int:
        index = self.of[seat][crate - 1]
        *below, top = state.crates[index]
        state.crates[index] = tuple(below)
        return top

    def close(self, state: State, seat: Seat, crate: Crate, mark: Mark) -> None:
        state.closed[self.of[seat][crate - 1]] = mark

    def all_closed(self, state: State) -> bool:
        """Say whether a player has no open one left (PP-18)."""
        closed = state.closed
        return None not in closed[: self.each] or None not in closed[self.each :]
