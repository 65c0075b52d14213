"""PettingZoo's agents one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.extras import needs
from .agents import Agents, Seen
from .numbered import Mask

with needs("learning"):
    from pettingzoo import AECEnv


class Turns(Agents, AECEnv):  # type: ignore[misc]
    """Secret choices are made one after another, too: nobody sees more than their view."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Let the selected agent act; an action that its mask forbids is refused, and changes nothing."""
        self.check_begun("step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.choose(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.is_over:
            self._end()
        self._accumulate_rewards()
        self._select()

    def _end(self) -> None:
        is_cut_short = self.position.is_cut_short
        self.rewards = dict(zip(self.agents, self.position.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, not is_cut_short)
        self.truncations = dict.fromkeys(self.agents, is_cut_short)

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.turn or 0]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        self.check_begun("agent_iter")
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> Any:
        self.check_begun("last")
        return super().last(observe)

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees; only the selected one has anything to choose."""
        self.check_begun("observe")
        return {"observation": self.position.observation(self.seat(agent)), "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Mask:
        seat = self.seat(agent)
        return self.rules.mask(self.position.legal(seat) if seat == self.position.turn else {})
