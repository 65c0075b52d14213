"""Faults in states, actions and views as data."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from packhouse.core.game import Seat, Watcher
from packhouse.core.rng import Seed
from tests.contract import data
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim
from tests.toys.rollers import rules as rollers
from tests.toys.rollers.rules import Roll, Rollers, Stop
from tests.toys.sealed import rules as sealed
from tests.toys.sealed.rules import Sealed

from .fault import caught_by


class SharingState(sealed.State):
    def copy(self) -> Self:
        copy = super().copy()
        copy.points = self.points
        return copy


@caught_by(data.copies_are_independent)
class SharesPoints(Sealed):
    state = SharingState

    def start(self, seats: int, seed: Seed) -> sealed.State:
        return msgspec.convert(super().start(seats, seed), SharingState, from_attributes=True)


class ForgetfulState(nim.State):
    def __post_init__(self) -> None:
        """Begin with the first seat, wherever this state comes from."""
        self.turn = 0


@caught_by(data.states_are_json_both_ways)
class ForgetsTheTurn(Nim):
    state = ForgetfulState

    def start(self, seats: int, seed: Seed) -> nim.State:
        return msgspec.convert(super().start(seats, seed), ForgetfulState, from_attributes=True)


class Enough(Stop, frozen=True, tag="stop"):
    word: str = "Basta"


@caught_by(data.actions_are_notation_both_ways)
class WritesCapitals(Rollers):
    actions = (Roll, Enough)

    def legal(self, state: rollers.State, seat: Seat) -> list[rollers.Either]:
        return [Roll(), Enough()]


class EnoughAndOver(Stop, frozen=True, tag="stop"):
    why: str = "(over)"


@caught_by(data.actions_are_notation_both_ways)
class WritesParentheses(Rollers):
    actions = (Roll, EnoughAndOver)

    def legal(self, state: rollers.State, seat: Seat) -> list[rollers.Either]:
        return [Roll(), EnoughAndOver()]


class Hasty(Stop, frozen=True, tag="stop"):
    count: int = 1

    def __post_init__(self) -> None:
        """Count on, whenever one is made."""
        msgspec.structs.force_setattr(self, "count", self.count + 1)


@caught_by(data.actions_are_json_both_ways)
class CountsWhenDecoded(Rollers):
    actions = (Roll, Hasty)

    def legal(self, state: rollers.State, seat: Seat) -> list[rollers.Either]:
        return [Roll(), Hasty()]


class LongView(nim.View, frozen=True):
    numbers: tuple[int, ...] = ()


@caught_by(data.a_view_with_its_legal_actions_is_small)
class TellsAllItEverThought(Nim):
    def view(self, state: nim.State, watcher: Watcher) -> nim.View:
        return LongView(tuple(state.heaps), tuple(state.taken), state.turn, tuple(range(5_000)))


@caught_by(data.views_are_json_that_a_browser_reads_exactly)
class ShowsABitboard(Nim):
    def view(self, state: nim.State, watcher: Watcher) -> nim.View:
        return LongView(tuple(state.heaps), tuple(state.taken), state.turn, (1 << 60,))


@caught_by(data.the_gentle_set_up_can_be_played)
class IsGentleInAWayThatThereIsnt(Nim):
    gentle: ClassVar = {"most": 9}


@caught_by(data.the_gentle_set_up_can_be_played)
class IsGentleAsUsual(Nim):
    gentle: ClassVar = {"last": "wins"}
