"""Grabbing trucks: everyone at once in the live mode, one after another in the ordered one (ZP-7, ZP-8)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.game import Seat
from ...core.rng import Rng
from .actions import TOP, Grab, Prize
from .options import Choices
from .state import State


class Race:
    def __init__(self, options: Choices, trucks: Iterable[int]) -> None:
        self.live = options.mode == "live"
        self.weights = options.weights
        self.grabs = {number: Grab(Prize(str(number))) for number in trucks}

    def order(self, seats: int, rng: Rng) -> list[Seat]:
        """Draw the order in which seats pick: the next one is a seat as likely as its weight says."""
        weights = [*self.weights, *[1] * seats][:seats]
        lots = [seat for seat, weight in enumerate(weights) for _ in range(weight)]
        rng.shuffle(lots)
        return list(dict.fromkeys(lots))

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset(state.waiting if self.live else state.waiting[:1])

    def choices(self, state: State, seat: Seat) -> list[Grab]:
        """Return the trucks in front of others, and the top of the pile."""
        others = (place for other, place in enumerate(state.places) if other != seat)
        return [*(self.grabs[number] for place in others for number in place.trucks), TOP]

    def grab(self, state: State, seat: Seat, action: Grab) -> None:
        state.waiting.remove(seat)
        state.places[seat].truck = state.deck.draw(state.rng) if action == TOP else _taken(state, int(action.truck))
        if len(state.waiting) == 1:  # ZP-8
            self.grab(state, state.waiting[0], TOP)


def _taken(state: State, number: int) -> int:
    """Take a truck from the player it is in front of."""
    for place in state.places:
        if number in place.trucks:
            place.trucks.remove(number)
    return number
