"""Hides the heaviest stones."""

from __future__ import annotations

from packhouse.bots.bot import Player
from packhouse.bots.greedy import Greedy
from packhouse.core.game import Seat

from .rules import Stash, State


def weight(game: Stash, state: State, seat: Seat) -> float:
    return sum(state.hidden[seat])


PLAYERS = (Player("greedy", Greedy(weight)),)
