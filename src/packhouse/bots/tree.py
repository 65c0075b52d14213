"""What a search remembers: a node for all that a seat can have seen, and at each what came of the seats' choices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ..core.game import Seat
from ..core.rng import Rng

EXPLORE = 1.0
"""How much an action that was seldom tried is favoured."""


class Edge:
    """An action at a node: how often it was chosen, and what that brought altogether."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Choices:
    """What a seat has learned at a node about its own actions: it chooses by this alone, whatever the others do."""

    __slots__ = ("edges", "many", "priors", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Any, Edge] = {}
        self.priors: dict[Any, float] = {}
        self.many = False
        """Whether there are too many to be listed each time."""
        self.visits = 0
        self.total = 0.0

    def pick(self, actions: Sequence[Any], rng: Rng) -> Any:
        """Return the action that has brought most or was tried least; of equal ones, any."""
        edges, priors, even = self.edges, self.priors, 1 / len(actions)
        mean = self.total / self.visits if self.visits else 0.5
        explore = EXPLORE * math.sqrt(self.visits + 1)
        best, found, start = -math.inf, None, rng.below(len(actions))
        for index in range(start - len(actions), start):
            action = actions[index]
            edge, prior = edges.get(action), priors.get(action, even) if priors else even
            if edge is None:
                score = mean + explore * prior
            else:
                score = edge.total / edge.visits + explore * prior / (1 + edge.visits)
            if score > best:
                best, found = score, action
        return found

    def learn(self, action: Any, payoff: float) -> None:
        edge = self.edges.get(action)
        if edge is None:
            edge = self.edges[action] = Edge()
        edge.visits += 1
        edge.total += payoff
        self.visits += 1
        self.total += payoff


class Node:
    """All that can have been seen alike."""

    __slots__ = ("_children", "_choices")

    def __init__(self) -> None:
        self._children: dict[tuple[Seat, Any], Node] = {}
        self._choices: dict[Seat, Choices] = {}

    def choices(self, seat: Seat) -> Choices:
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = Choices()
        return found

    def after(self, seat: Seat, seen: Any) -> Node:
        found = self._children.get((seat, seen))
        if found is None:
            found = self._children[seat, seen] = Node()
        return found
