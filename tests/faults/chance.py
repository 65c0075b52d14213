"""Faults in chance and in what outlives a match."""

from __future__ import annotations

import random
from typing import ClassVar

from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng, Seed
from tests.contract import Case, data, matches
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim, Take
from tests.toys.sealed import rules as sealed
from tests.toys.sealed.rules import Bid, Sealed
from tests.toys.snap import rules as snap
from tests.toys.snap.rules import Snap

from .fault import cases, caught_by


@caught_by(data.the_log_replays_to_the_same_position)
@caught_by(matches.undo_never_redraws_chance)
class DrawsPrizesUnseeded(Sealed):
    def apply(self, state: sealed.State, seat: Seat, action: Bid) -> None:
        super().apply(state, seat, action)
        state.prize = random.randrange(1_000_000)


@caught_by(data.matches_share_nothing)
class ShufflesTheSameDeckOnAndOn(Snap):
    deck: ClassVar = list(snap.DECK)

    def start(self, seats: int, seed: Seed) -> snap.State:
        KeyedRng.from_seed(seed).shuffle(self.deck)
        return snap.State(self.deck[:], [], [[] for _ in range(seats)], set())


@caught_by(data.matches_share_nothing)
class CountsPlaysOfAllMatches(Nim):
    played = 0

    def apply(self, state: nim.State, seat: Seat, action: Take) -> None:
        super().apply(state, seat, action)
        type(self).played += 1
        state.taken[seat] += self.played


class ListsInTheOrderOfHashes(Nim):
    """Stable as long as the process lives: only another process shows it."""

    def legal(self, state: nim.State, seat: Seat) -> list[Take]:
        texts = {notation.write(action) for action in super().legal(state, seat)}
        return [notation.read(text, self.actions) for text in texts]


def in_the_order_of_hashes() -> list[Case]:
    return cases(ListsInTheOrderOfHashes)


def sound() -> list[Case]:
    return cases(Nim)
