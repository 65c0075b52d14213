"""A match that is played by numbers: who chooses next and among what, and what everyone got in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ..core.errors import IllegalAction
from ..core.game import Seat
from ..core.rng import KeyedRng, Rng, Seed
from ..kit.vectors import Vector
from .numbered import Numbered
from .rewards import rewards

LONGEST = 5_000
"""Plays after which it is enough, and nobody is ahead."""


class Position:
    """Where several may act they choose one after another: in a race by lot, as the order decides it; else by seat."""

    def __init__(self, rules: Numbered, seed: Seed, longest: int = LONGEST) -> None:
        self.rules = rules
        self.longest = longest
        self.state = rules.start(seed)
        self.lots = KeyedRng.from_seed(seed).stream("who chooses next")
        self.plays = 0
        self.turn: Seat | None = None
        """Who chooses next; None: nobody, as it is over."""
        self._legal: dict[Seat, dict[int, Any]] = {}
        """What has been asked for since the last play."""
        self._pass_on()

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__, state=self.state.copy(), lots=self.lots.copy(), _legal={})
        return twin

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self.copy()

    def imagined(self, seat: Seat, rng: Rng) -> Self:
        """Return a position that this seat can't tell from the true one; who chooses next is public, and stays."""
        twin = self.copy()
        twin.state, twin.lots = self.rules.game.imagine(self.state, seat, rng), rng.fork()
        return twin

    @property
    def waiting(self) -> list[Seat]:
        """Everyone who may act."""
        return [] if self.is_over else sorted(self.rules.game.active(self.state))

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def is_cut_short(self) -> bool:
        return self.is_over and self.rules.game.outcome(self.state) is None

    def legal(self, seat: Seat) -> dict[int, Any]:
        """Return what a seat may choose, by number."""
        if seat not in self._legal:
            self._legal[seat] = {} if self.is_over else self.rules.legal(self.state, seat)
        return self._legal[seat]

    def observation(self, seat: Seat) -> Vector:
        return self.rules.observation(self.state, seat)

    def action(self, seat: Seat, number: int | None) -> Any:
        """Return what a number means for a seat here, or say that it means nothing."""
        legal = self.legal(seat)
        if number is None or number not in legal:
            raise IllegalAction(
                "not_in_the_mask", "action {number} isn’t legal for seat {seat} now; choose one that its mask allows",
                number=str(number), seat=seat + 1,
            )  # fmt: skip
        return legal[number]

    def choose(self, number: int | None) -> None:
        """Let whoever is next do what a number means, or refuse and change nothing."""
        assert self.turn is not None
        self.play(self.turn, self.action(self.turn, number))

    def play(self, seat: Seat, action: Any) -> None:
        self.rules.game.apply(self.state, seat, action)
        self.plays += 1
        self._legal = {}
        self._pass_on()

    def _pass_on(self) -> None:
        active = sorted(self.rules.game.active(self.state)) if self.plays < self.longest else []
        if active and self.rules.game.live:
            self.turn = self.lots.choose(active)
        else:
            self.turn = active[0] if active else None

    def rewards(self) -> list[float]:
        """Return what everyone got: nothing, before it is over or if it was cut short."""
        outcome = self.rules.game.outcome(self.state)
        return rewards(outcome) if outcome else [0.0] * self.rules.setup.seats
