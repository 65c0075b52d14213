"""PettingZoo's agents at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from ..core.errors import IllegalAction
from ..core.extras import needs
from ..core.game import Seat
from .agents import Agents, Seen

with needs("learning"):
    from pettingzoo import ParallelEnv

Infos: TypeAlias = dict[str, dict[str, Any]]


class AllAtOnce(Agents, ParallelEnv):  # type: ignore[misc]
    """Whoever may act does; the others' masks are empty, and what they choose is ignored.

    In a race a lot decides who is first. What can't be done any more, since somebody else was faster or the turn came
    round meanwhile, isn't done: its agent sees what has become of it, and chooses again.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        self.begin(seed)
        return self._sights()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        self.check_begun("step")
        for seat, action in self._wanted(actions):
            if action in self.position.legal(seat).values():
                self.position.play(seat, action)
        observations, infos = self._sights()
        rewards = dict(zip(self.agents, self.position.rewards(), strict=True))
        is_cut_short = self.position.is_cut_short
        terminations = dict.fromkeys(self.agents, self.position.is_over and not is_cut_short)
        truncations = dict.fromkeys(self.agents, is_cut_short)
        if self.position.is_over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _wanted(self, actions: Mapping[str, int]) -> list[tuple[Seat, Any]]:
        """Return what all want who may act, in the order in which they get it; or refuse before anything is done."""
        wanted = [(seat, self.position.action(seat, self._chosen(seat, actions))) for seat in self.position.waiting]
        if self.rules.game.live:
            self.position.lots.shuffle(wanted)
        return wanted

    def _chosen(self, seat: Seat, actions: Mapping[str, int]) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise IllegalAction("no_choice", "{agent} may act now; give an action for it, too", agent=agent)
        return actions[agent]

    def _sights(self) -> tuple[dict[str, Seen], Infos]:
        """Return what everyone sees, and what is said besides."""
        masks = {agent: self.rules.mask(self.position.legal(self.seat(agent))) for agent in self.agents}
        seen = {
            agent: {"observation": self.position.observation(self.seat(agent)), "action_mask": mask}
            for agent, mask in masks.items()
        }
        return seen, {agent: {"action_mask": mask.copy()} for agent, mask in masks.items()}
