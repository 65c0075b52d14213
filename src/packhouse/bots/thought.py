"""One choice thought through: trees that grow with every world that is imagined.

It is information-set Monte-Carlo tree search with a tree for each seat (multiple observers) and decoupled choices. Each
world is followed by every seat as far as its tree knows the way, then played on; in the end every seat learns what came
of its choices. A seat's nodes are told apart by what it sees at first and by the plays that it noticed, as it saw them:
so everyone chooses by what they know, and nobody by what they can't. Chance is drawn anew in every world, and not told
apart.
"""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from ..core.errors import IllegalAction
from ..core.game import AnyGame, Seat
from ..core.rng import Rng
from .bot import Budget, Judgement, Sight
from .hooks import Hooks
from .payoffs import ahead, payoffs
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

    def __init__(self, hooks: Hooks, sight: Sight[Any, Any, Any], rng: Rng, first: Any = None) -> None:
        """Think about a choice; or, given a ``first`` action, about what comes of it."""
        self.begun = time.monotonic()
        self.first = first
        self.hooks, self.sight, self.rng = hooks, sight, rng
        self.game: AnyGame = sight.game
        self.wide = len(sight.legal) > MANY
        self.seats = self._seats()
        self.eyes = range(self.seats) if self.game.hidden else (sight.seat,)  # without secrets, all see alike
        self.root = Node()
        self.others = defaultdict[tuple[Seat, bytes], Node](Node)
        """Where the other seats' trees begin, by what each sees."""
        self.leads: dict[Any, list[float | None]] = {}

    def judged(self, budget: Budget) -> Judgement:
        end = self.begun + budget.seconds
        for _ in range(max(1, budget.nodes)):
            self._grow()
            if time.monotonic() >= end:
                break
        edges = self.root.choices(self.sight.seat).edges
        action = max(edges, key=lambda action: (edges[action].visits, edges[action].total))
        return Judgement(action, self._lead(action))

    def expected(self, worlds: int) -> float | None:
        """Return the lead that the first action brings, once half of the worlds have taught all how to go on."""
        for _ in range(worlds):
            self._grow()
        leads = self.leads.get(self.first, [])[worlds // 2 :]
        known = [found for found in leads if found is not None]
        return fmean(known) if known and len(known) == worlds - worlds // 2 else None

    def _lead(self, action: Any) -> float | None:
        """Return the lead that an action brought on average, if every game that was played out ended by points."""
        leads = [found for found in self.leads.get(action, ()) if found is not None and self.seats > 1]
        visits = self.root.choices(self.sight.seat).edges[action].visits
        return sum(leads) / visits if len(leads) == visits else None

    def _seats(self) -> int:
        """Play one game out: its end says how many are at the table."""
        world = self.sight.imagine(self.rng)
        acted = {seat for seat, _ in islice(steps(self.game, world, self._onward), LONGEST)}
        outcome = self.game.outcome(world)
        return len(outcome.ranks) if outcome else 1 + max(acted)

    def _grow(self) -> None:
        """Look into one more world."""
        world = self.sight.imagine(self.rng)
        nodes: Sequence[Node] = [self._root(world, eye) for eye in self.eyes]
        path: list[Chosen] = []
        lost: set[int] = set()
        while (active := self.game.active(world)) and not lost.issuperset(map(self._tree, active)):
            turn = [(seat, *self._chosen(world, nodes, seat, lost)) for seat in self._order(active)]
            lost.update(self._tree(seat) for seat, choices, action in turn if action not in choices.edges)
            nodes = self._played(world, nodes, turn, lost)
            path += turn
        gained = self._end(world, path)
        for seat, choices, action in path:
            choices.learn(action, gained[seat])

    def _root(self, world: Any, eye: Seat) -> Node:
        """Return where a seat's tree begins: others hold something else in each world, and choose by it."""
        if eye == self.sight.seat:
            return self.root
        return self.others[eye, msgspec.msgpack.encode(self.game.view(world, eye))]

    def _tree(self, seat: Seat) -> int:
        return seat % len(self.eyes)

    def _order(self, active: frozenset[Seat]) -> list[Seat]:
        """Return who acts first: in a race anyone, else it makes no difference."""
        order = sorted(active)
        if self.game.live:
            self.rng.shuffle(order)
        return order

    def _chosen(self, world: Any, nodes: Sequence[Node], seat: Seat, lost: set[int]) -> tuple[Choices, Any]:
        """Return what a seat chooses, and where it learns what came of it: nowhere, if its tree has lost the way."""
        tree = self._tree(seat)
        if tree in lost:
            return Choices(), self.hooks.rollout(self.game, world, seat, self.rng)
        if self.first is not None and nodes[tree] is self.root and seat == self.sight.seat:
            return self.root.choices(seat), self.first
        choices = nodes[tree].choices(seat)
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

    def _played(self, world: Any, nodes: Sequence[Node], turn: Sequence[Chosen], lost: set[int]) -> Sequence[Node]:
        """Let all act who have chosen, as far as they still can, and return where the trees are then."""
        for number, (seat, _, action) in enumerate(turn):
            if number and not self._still_can(world, seat, action):
                continue
            looks = [
                None if tree in lost else self.game.seen(world, seat, action, eye) for tree, eye in enumerate(self.eyes)
            ]
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
        self.leads.setdefault(chosen, []).append(ahead(outcome, self.sight.seat))
        return payoffs(outcome)

    def _onward(self, world: Any, active: frozenset[Seat]) -> Step:
        seat = next(iter(active)) if len(active) == 1 else self.rng.choose(sorted(active))
        return seat, self.hooks.rollout(self.game, world, seat, self.rng)
