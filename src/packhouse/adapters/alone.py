"""A game for one as an exercise."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.rng import Seed
from ..kit.vectors import Vector
from .learner import LONGEST
from .numbered import Numbered
from .position import Position


class Alone:
    """Its reward is half the goal, half how near the points came to it."""

    def __init__(self, rules: Numbered) -> None:
        self.rules = rules
        self.size = rules.size

    def start(self, seed: Seed) -> Position:
        return Position(self.rules, seed, LONGEST + 1)  # the learner counts, too, and says where it cuts short

    def legal(self, state: Position) -> Sequence[int]:
        return list(state.legal(0))

    def act(self, state: Position, number: int) -> None:
        state.choose(number)

    def features(self, state: Position) -> Vector:
        return state.observation(0)

    def reward(self, state: Position) -> float:
        return state.rewards()[0]
