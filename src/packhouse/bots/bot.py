"""What a bot is: it looks through a Sight, and never at the state."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Self

import msgspec

from ..core.game import A, AnyGame, Game, S, Seat, V
from ..core.rng import Rng


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: nodes or iterations make its strength, the time is only a cap."""

    nodes: int = 0
    seconds: float = 10.0
    reaction: float = 2.0
    """Seconds that it usually takes to react where seats race, which has nothing to do with how long it thinks."""


class Sight(Generic[S, A, V]):
    """All that one seat can see of a position: its view, its legal actions, and positions it could be in."""

    __slots__ = ("_state", "game", "seat", "seats")

    def __init__(self, game: Game[S, A, V], state: S, seat: Seat, seats: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        """How many are at the table; 0: nobody has said."""
        self._state = state

    @property
    def view(self) -> V:
        return self.game.view(self._state, self.seat)

    @property
    def legal(self) -> Sequence[A]:
        return self.game.legal(self._state, self.seat)

    def sample(self, rng: Rng) -> A:
        return self.game.sample(self._state, self.seat, rng)

    def imagine(self, rng: Rng) -> S:
        return self.game.imagine(self._state, self.seat, rng)


class Judgement(NamedTuple):
    """What a bot would play, and how it thinks that it stands."""

    action: Any
    lead: float | None = None
    """By how many points its seat is ahead; None: it can't tell."""


class Bot(ABC):
    """Chooses actions. The same sight, budget and chance always give the same choice."""

    @abstractmethod
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        """Return one of the sight's legal actions."""

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        """Return what it would play; a bot that weighs positions also says how it thinks that its seat stands."""
        return Judgement(self.choose(sight, budget, rng))

    def weigh(
        self, sight: Sight[Any, Any, Any], actions: Sequence[Any], budget: Budget, rng: Rng
    ) -> Sequence[float] | None:
        """Return by how many points its seat can expect to be ahead in the end after each of some legal actions.

        All are weighed by the same measure, however slow the machine, so that they compare. Someone who plays alone is
        ahead of the goal. None: it can't tell.
        """
        return None

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        """Return how many seconds it takes from seeing this to acting; asked only where seats race (``Game.live``)."""
        return 0.0

    def unhurried(self) -> Bot:
        """Return one that plays the same, however slow the machine: for bots that have players of their own."""
        return self

    def warm(self, game: AnyGame) -> None:  # noqa: B027 — most bots have nothing to warm
        """Do what the first choice would wait for, such as compiling."""


class Player(msgspec.Struct, frozen=True):
    """A bot with a name and a budget: what sits down at a table."""

    name: str
    bot: Bot
    budget: Budget = Budget()

    def unhurried(self) -> Self:
        """Return it without the cap on its time, where nodes say how much it thinks: so it plays the same anywhere."""
        budget = msgspec.structs.replace(self.budget, seconds=math.inf) if self.budget.nodes else self.budget
        return msgspec.structs.replace(self, bot=self.bot.unhurried(), budget=budget)

    def choose(self, sight: Sight[Any, Any, Any], rng: Rng) -> Any:
        return self.bot.choose(sight, self.budget, rng)

    def judge(self, sight: Sight[Any, Any, Any], rng: Rng) -> Judgement:
        return self.bot.judge(sight, self.budget, rng)

    def weigh(self, sight: Sight[Any, Any, Any], actions: Sequence[Any], rng: Rng) -> Sequence[float] | None:
        return self.bot.weigh(sight, actions, self.budget, rng)

    def reaction(self, sight: Sight[Any, Any, Any], rng: Rng) -> float:
        return self.bot.reaction(sight, self.budget, rng)
