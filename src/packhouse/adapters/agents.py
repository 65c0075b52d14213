"""What both kinds of PettingZoo's environments share: agents, spaces, luck, and a picture in letters."""

from __future__ import annotations

import secrets
from typing import Any, TypeAlias

import numpy as np

from ..core.extras import needs
from ..core.game import Seat
from ..core.rng import SEED_BITS, KeyedRng
from .numbered import Numbered
from .observing import BOUND
from .picture import picture
from .position import Position

with needs("learning"):
    from gymnasium import spaces

Seen: TypeAlias = dict[str, Any]
"""``observation``, and ``action_mask``: a 1 for each action that can be chosen now."""


class Agents:
    """A seat is an agent: seat 0 is ``player_0``."""

    def __init__(self, rules: Numbered, longest: int, render_mode: str | None) -> None:
        self.rules = rules
        self.longest = longest
        self.render_mode = render_mode
        self.metadata = {"name": rules.game.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._sight() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.rules.size) for agent in self.possible_agents}
        self.luck = KeyedRng.from_seed(secrets.randbits(SEED_BITS))

    def _sight(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.rules.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.rules.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Deal a match: by a seed, or as what follows from the last one."""
        if seed is not None:
            self.luck = KeyedRng.from_seed(int(seed) % (1 << SEED_BITS))
        self.position = Position(self.rules, self.luck.seed(), self.longest)
        self.agents = self.possible_agents[:]

    def check_begun(self, what: str) -> None:
        """Refuse what takes a match, in PettingZoo's own words, before there is one."""
        if not hasattr(self, "position"):
            raise AssertionError(f"reset() needs to be called before {what}.")

    def seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """Return what a spectator sees, in letters."""
        self.check_begun("render")
        return picture(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
