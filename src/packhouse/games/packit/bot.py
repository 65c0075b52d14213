"""The bots of Pack-It."""

from __future__ import annotations

from ...bots.bot import Player
from ...bots.greedy import Greedy
from ...core.game import Seat
from .rules import PackIt
from .state import State


def lead(game: PackIt, state: State, seat: Seat) -> float:
    white, red = game.scores(state)
    return white - red if seat == 0 else red - white


PLAYERS = (Player("greedy", Greedy(lead)),)
