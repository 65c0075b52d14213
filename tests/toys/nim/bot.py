"""Takes as much as it can at once."""

from __future__ import annotations

from packhouse.bots.bot import Player
from packhouse.bots.greedy import Greedy
from packhouse.core.game import Seat

from .rules import Nim, State


def taken(game: Nim, state: State, seat: Seat) -> float:
    return state.taken[seat]


PLAYERS = (Player("greedy", Greedy(taken)),)
