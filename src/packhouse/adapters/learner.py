"""A single learner's environment: an exercise in Gymnasium's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

from ..core.extras import needs
from ..core.rng import SEED_BITS, Seed
from ..games.parts import Exercise
from ..kit.vectors import Vector
from .numbered import Mask
from .observing import BOUND

with needs("learning"):
    import gymnasium
    from gymnasium import spaces

Info: TypeAlias = dict[str, Any]
"""``action_mask``: a 1 for each action that is legal now."""

LONGEST = 5_000
"""Steps after which an episode is cut short: who never does what is legal would never come to an end."""
ILLEGAL = -0.01
"""What an action costs that isn't legal; it changes nothing else."""
WORDS = SEED_BITS // 32


class Learner(gymnasium.Env[Vector, np.int64]):
    def __init__(self, exercise: Exercise) -> None:
        self.metadata = {"render_modes": []}
        self.exercise = exercise
        width = len(exercise.features(exercise.start(0)))
        self.observation_space = spaces.Box(-BOUND, BOUND, (width,), np.float32)
        self.action_space = spaces.Discrete(exercise.size)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Vector, Info]:
        super().reset(seed=seed)
        self.state = self.exercise.start(self._drawn())
        self.steps = 0
        return self._seen(), self._info()

    def _drawn(self) -> Seed:
        words = self.np_random.integers(1 << 32, size=WORDS, dtype=np.uint64)
        return sum(int(word) << 32 * place for place, word in enumerate(words))

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, Info]:
        is_legal = int(action) in self.exercise.legal(self.state)
        if is_legal:
            self.exercise.act(self.state, int(action))
        self.steps += 1
        is_over = not self.exercise.legal(self.state)
        is_cut_short = self.steps >= LONGEST and not is_over
        reward = self.exercise.reward(self.state) if is_over else 0.0
        return self._seen(), reward if is_legal else ILLEGAL, is_over, is_cut_short, self._info()

    def action_masks(self) -> Mask:
        """Return a 1 for each action that is legal now."""
        found = np.zeros(self.exercise.size, np.int8)
        found[list(self.exercise.legal(self.state))] = 1
        return found

    def _seen(self) -> Vector:
        return np.clip(self.exercise.features(self.state), -BOUND, BOUND)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}
