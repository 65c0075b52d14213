"""The round: roll, flip the trucks, load the ones grabbed, pay, and begin again (ZP-4)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...core.game import Seat
from ...core.rng import KeyedRng, Seed
from ...kit.deck import Deck
from . import scoring
from .components import Box
from .race import Race
from .state import Counts, Place, State
from .truck import Truck


def dealt(seats: int) -> int:
    """Return how many trucks are laid in front of each player (ZP-6)."""
    return 2 if seats <= 4 else 1


class Rounds:
    def __init__(self, box: Box, trucks: Mapping[int, Truck], race: Race, most: int | None) -> None:
        self.box = box
        self.trucks = trucks
        self.race = race
        self.most = most

    def start(self, seats: int, seed: Seed) -> State:
        places = [Place(sum(self.box.start)) for _ in range(seats)]  # ZP-1
        rng = KeyedRng.from_seed(seed)
        state = State(rng, places, Deck.shuffled("pile", self.trucks, rng), "ready", [])
        self.begin(state)
        return state

    def begin(self, state: State) -> None:
        """Put everything back that was used (ZP-9, ZP-17), and have everyone roll."""
        state.round += 1
        state.deck.discards += [place.truck for place in state.places if place.truck]
        for seat, place in enumerate(state.places):
            place.load = self._roll(state, seat)
            place.left, place.truck, place.heights, place.bars, place.takes = list(place.load), 0, [], [], 0
        state.phase, state.waiting = "ready", list(range(len(state.places)))
        if not self.race.live:  # ZP-6a
            self.flip(state)

    def _roll(self, state: State, seat: Seat) -> Counts:  # ZP-5
        dice = state.rng.stream("dice", state.round, seat)
        return tuple(dice.choose(piece.die) for piece in self.box.pieces)

    def flip(self, state: State) -> None:
        """Lay trucks in front of everyone, face up."""
        seats = len(state.places)
        for place in state.places:
            place.trucks = [state.deck.draw(state.rng) for _ in range(dealt(seats))]
        state.phase, state.waiting = "grab", list(range(seats))
        if not self.race.live:
            state.waiting = self.race.order(seats, state.rng.stream("order", state.round))

    def drive_up(self, state: State) -> None:
        """Discard the trucks that nobody chose, and have the others loaded."""
        for place in state.places:
            state.deck.discards += place.trucks  # ZP-9
            place.trucks = []
            place.heights = [0] * len(self.trucks[place.truck].cells)
        state.payments = tuple(msgspec.structs.replace(payment, bars=()) for payment in state.payments)
        state.phase, state.waiting = "load", list(range(len(state.places)))

    def settle(self, state: State) -> None:
        """Pay for the round, and end the game or begin the next one."""
        trucks = [self.trucks[place.truck] for place in state.places]
        state.payments = scoring.payments(trucks, state.places, self.box.bonus)
        state.ledger += (tuple(map(scoring.entry, state.payments)),)
        for place, payment in zip(state.places, state.payments, strict=True):
            place.points = payment.balance
        if self.is_last(state):
            state.phase = "over"
        else:
            self.begin(state)

    def is_last(self, state: State) -> bool:
        """Say whether the game ends after this round (ZP-16, ZP-19)."""
        return state.round == self.most or not all(place.points for place in state.places)
