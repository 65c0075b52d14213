"""Spawn cards: packages appear at locations, wherever these lie in the city (PM-21)."""

from __future__ import annotations

from .components import Box
from .state import State


class Spawning:
    def __init__(self, box: Box) -> None:
        number = {name: index for index, name in enumerate(box.locations)}
        self.low = [[number[name] for name in card.low] for card in box.spawns]
        self.high = [[number[name] for name in card.high] for card in box.spawns]
        self.bomb = [None if card.bomb is None else number[card.bomb] for card in box.spawns]

    def reveal(self, state: State) -> None:
        """Reveal this turn's cards; an empty deck spawns nothing."""
        for _ in range(min(state.spawns, len(state.deck))):
            card = state.deck.pop()
            state.spawned.append(card)
            for location in self.low[card]:
                state.low[state.city.index(location)] += 1
            for location in self.high[card]:
                state.high[state.city.index(location)] += 1
            bomb = self.bomb[card]
            if bomb is not None:
                state.bomb = state.city.index(bomb)
