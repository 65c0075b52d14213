"""A table whose position may be exchanged for another that looks the same to someone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self, TypeAlias

from packhouse.core.game import AnyGame, Setup
from packhouse.core.match import Entry, Match, Play, Undo
from packhouse.server.house import House
from packhouse.server.tables.clocks import Clocks
from packhouse.server.tables.table import Table

States: TypeAlias = dict[int, Any]
"""The position after each play, by the play's number in the log; 0: the first position."""


class DreamMatch(Match[Any, Any]):
    """Remembers its positions, for they don't follow from its seed."""

    def __init__(self, game: AnyGame, setup: Setup, log: Iterable[Entry], states: States) -> None:
        super().__init__(game, setup)
        self.states = states
        self.state = states.setdefault(0, self.state).copy()
        for entry in log:
            self.add(entry)

    def copy(self) -> Self:
        twin = super().copy()
        twin.states = self.states
        return twin

    def at(self, number: int) -> Self:
        return type(self)(self.game, self.setup, self.log[:number], self.states)

    def exchange(self, state: Any) -> None:
        self.state = state.copy()
        self.states[self._last] = state.copy()

    @property
    def _last(self) -> int:
        return self.standing[-1] if self.standing else 0

    def _play(self, entry: Play) -> Play:
        number = len(self.log) + 1
        if number not in self.states:
            entry = super()._play(entry)
            self.states[number] = self.state.copy()
        else:
            self.standing.append(number)
            self.state = self.states[number].copy()
        return entry

    def _undo(self, entry: Undo) -> None:
        kept = [number for number in self.standing if number <= entry.to]
        assert kept != self.standing
        self.standing = kept
        self.state = self.states[self._last].copy()


class DreamTable(Table):
    def __init__(self, table: str, house: House, states: States) -> None:
        super().__init__(table, house.store, house.time, house)
        self.states = states

    def _begin(self) -> None:
        super()._begin()
        self._match = DreamMatch(self.match.game, self.match.setup, (), self.states)
        self._look_around()
        self.clocks = Clocks(self.facts.clock, self._match, self.active, self.bots)
