"""One choice thought through: trees that grow with every world that is imagined.

It is information-set Monte-Carlo tree search with a tree for each seat (multiple observers) and decoupled choices. Each
world is followed as far as the trees know the way, then played on; in the end every seat learns what came of its
choices. A seat's nodes are told apart by the plays that it noticed, as it saw them, so nobody chooses by what they
can't know. Chance is drawn anew in every world, and not told apart.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeAlias

from ..core.errors import IllegalAction
from ..core.game import AnyGame, Seat
from ..core.rng import Rng
from .bot import Budget, Judgement, Sight
from .hooks import Hooks
from .payoffs import lead, payoffs
from .playing import Step, steps
from .tree import Choices, Node

MANY = 300
"""More actions than this are not listed: a node has a few of them, drawn by lot, and more the oftener it is visited."""
WIDENS = 2.0
"""How many of them, for each root of the number of visits."""
LONGEST = 2_000
"""Plays after which it is enough, and nobody is ahead."""

Chosen: TypeAlias = tuple[Seat, Choices, Any]
"""Who chose, what by, and what."""


class Thought:
    """One choice: the trees, which grow world by world."""

    def __init__(self, hooks: Hooks, sight: Sight[Any, Any, Any], rng: Rng) -> None:
        self.begun = time.monotonic()
        self.hooks, self.sight, self.rng = hooks, sight, rng
        self.game: AnyGame = sight.game
        self.wide = len(sight.legal) > MANY
        self.seats = self._seats()
        self.eyes = range(self.seats) if self.game.hidden else (sight.seat,)  # without secrets, all see alike
        self.roots: Sequence[Node] = [Node() for _ in self.eyes]
        self.leads: dict[Any, list[float | None]] = {}

    def judged(self, budget: Budget) -> Judgement:
        end = self.begun + budget.seconds
        for _ in range(max(1, budget.nodes)):
            self._grow()
            if time.monotonic() >= end:
                break
        edges = self._choices(self.roots, self.sight.seat).edges
        action = max(edges, key=lambda action: (edges[action].visits, edges[action].total))
        return Judgement(action, self._lead(action))

    def _lead(self, action: Any) -> float | None:
        """Return the lead that an action brought on average, if every game that was played out ended by points."""
        leads = [found for found in self.leads.get(action, ()) if found is not None]
        visits = self._choices(self.roots, self.sight.seat).edges[action].visits
        return sum(leads) / visits if len(leads) == visits else None

    def _seats(self) -> int:
        """Play one game out: its end says how many are at the table."""
        world = self.sight.imagine(self.rng)
        acted = {seat for seat, _ in islice(steps(self.game, world, self._onward), LONGEST)}
        outcome = self.game.outcome(world)
        return len(outcome.ranks) if outcome else 1 + max(acted)

    def _grow(self) -> None:
        """Look into one more world."""
        world, nodes = self.sight.imagine(self.rng), self.roots
        path: list[Chosen] = []
        known = True
        while known and (active := self.game.active(world)):
            turn = [(seat, *self._chosen(world, nodes, seat)) for seat in self._order(active)]
            known = all(action in choices.edges for _, choices, action in turn)
            nodes = self._played(world, nodes, turn)
            path += turn
        gained = self._end(world, path)
        for seat, choices, action in path:
            choices.learn(action, gained[seat])

    def _choices(self, nodes: Sequence[Node], seat: Seat) -> Choices:
        return nodes[seat % len(nodes)].choices(seat)

    def _order(self, active: frozenset[Seat]) -> list[Seat]:
        """Return who acts first: in a race anyone, else it makes no difference."""
        order = sorted(active)
        if self.game.live:
            self.rng.shuffle(order)
        return order

    def _chosen(self, world: Any, nodes: Sequence[Node], seat: Seat) -> tuple[Choices, Any]:
        choices = self._choices(nodes, seat)
        if self.wide or choices.many:
            return choices, self._from_many(world, seat, choices)
        actions = self.game.legal(world, seat)
        choices.many = len(actions) > MANY
        if self.hooks.prior and not all(map(choices.priors.__contains__, actions)):
            choices.priors.update(zip(actions, self.hooks.prior(self.game, world, seat, actions), strict=True))
        return choices, choices.pick(actions, self.rng)

    def _from_many(self, world: Any, seat: Seat, choices: Choices) -> Any:
        """Choose among those tried before, and now and then one more by lot."""
        tried = list(choices.edges)
        if len(tried) <= WIDENS * math.sqrt(choices.visits):
            another = self.game.sample(world, seat, self.rng)
            tried += [] if another in choices.edges else [another]
        while tried:
            action = choices.pick(tried, self.rng)
            if self._is_legal(world, seat, action):
                return action
            tried.remove(action)
        return self.game.sample(world, seat, self.rng)

    def _is_legal(self, world: Any, seat: Seat, action: Any) -> bool:
        try:
            self.game.check(world, seat, action)
        except IllegalAction:
            return False
        return True

    def _played(self, world: Any, nodes: Sequence[Node], turn: Sequence[Chosen]) -> Sequence[Node]:
        """Let all act who have chosen, as far as they still can, and return where the trees are then."""
        for number, (seat, _, action) in enumerate(turn):
            if number and not self._still_can(world, seat, action):
                continue
            looks = [self.game.seen(world, seat, action, eye) for eye in self.eyes]
            nodes = [node if look is None else node.after(seat, look) for node, look in zip(nodes, looks, strict=True)]
            self.game.apply(world, seat, action)
        return nodes

    def _still_can(self, world: Any, seat: Seat, action: Any) -> bool:
        return seat in self.game.active(world) and (not self.game.live or self._is_legal(world, seat, action))

    def _end(self, world: Any, path: Sequence[Chosen]) -> Sequence[float]:
        """Play on, and return what came of it for each seat."""
        most = self.hooks.plays if self.hooks.evaluation else LONGEST
        for _ in islice(steps(self.game, world, self._onward), most):
            pass
        outcome = self.game.outcome(world)
        if outcome is None:
            return self.hooks.evaluation(self.game, world, self.seats) if self.hooks.evaluation else [0.5] * self.seats
        chosen = next(action for seat, _, action in path if seat == self.sight.seat)
        self.leads.setdefault(chosen, []).append(lead(outcome, self.sight.seat))
        return payoffs(outcome)

    def _onward(self, world: Any, active: frozenset[Seat]) -> Step:
        seat = next(iter(active)) if len(active) == 1 else self.rng.choose(sorted(active))
        return seat, self.hooks.rollout(self.game, world, seat, self.rng)
