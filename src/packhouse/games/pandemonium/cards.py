"""Priority cards: chosen in secret, revealed together, and the turn's winner (PM-6 to PM-8)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from .actions import AnyAction, Card, MissionName, Order, Swap
from .components import TURNS, Box
from .setting_up import MISSIONS
from .specials import EFFECTS
from .state import GREEN, NONE, RED, ROGUE, State, rival

CARDS = tuple(Card(number) for number in range(1, TURNS + 1))
ORDERS: tuple[AnyAction, ...] = (Order("first"), Order("second"))


class Cards:
    def __init__(self, box: Box) -> None:
        specials = {card.number: card.special for card in box.cards if card.special}
        self.effects = {number: EFFECTS[special] for number, special in specials.items()}
        self.missions = [MissionName(card.name) for card in box.missions]

    def hand(self, state: State, seat: Seat) -> list[AnyAction]:
        """Return the cards that haven't been played (PM-6)."""
        played = state.drivers[seat].played
        return [card for card in CARDS if card.number not in played]

    def choose(self, state: State, seat: Seat, action: Card) -> None:
        state.drivers[seat].chosen = action.number or 0
        state.waiting.remove(seat)
        if not state.waiting:
            self._reveal(state)

    def _reveal(self, state: State) -> None:
        """Show all cards, find the winner, and do what the cards say (PM-7, PM-8)."""
        if state.seats > 1:
            state.winner = _winner(state)
        for driver in state.drivers[: state.seats]:
            driver.played.append(driver.chosen)
            driver.chosen = 0
            effect = self.effects.get(driver.played[-1])
            if effect:
                effect(state, driver)
        state.phase = "swap"
        state.waiting = [seat for seat, driver in enumerate(state.drivers) if len(driver.missions) > MISSIONS]

    def swaps(self, state: State, seat: Seat) -> list[AnyAction]:
        return [Swap(self.missions[number]) for number in state.drivers[seat].missions]

    def swap(self, state: State, seat: Seat, action: Swap) -> None:
        assert action.mission is not None
        driver, number = state.drivers[seat], self.missions.index(action.mission)
        driver.missions.remove(number)
        driver.given_up.append(number)
        state.waiting.remove(seat)

    def orders(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        return ORDERS

    def order(self, state: State, action: Order) -> None:
        """Let the winner plan first or second, and the Rogue's player last (PM-7, PM-30)."""
        other = rival(state.winner)
        both = [state.winner, other] if action.when == "first" else [other, state.winner]
        state.planners = both + [ROGUE] * (state.seats == 3)


def _winner(state: State) -> Seat:
    """Return who of Red and Green has the lowest number; equal: who didn't win last turn, at first by lot (PM-7)."""
    red, green = state.drivers[RED].chosen, state.drivers[GREEN].chosen
    if red != green:
        return RED if red < green else GREEN
    return state.rng.stream("tie").below(2) if state.winner == NONE else rival(state.winner)
