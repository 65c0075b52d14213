"""The rules of Rollers: each seat has dice of its own, so speed never changes luck."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

import msgspec

from packhouse.core.components import Components
from packhouse.core.game import Aim, Game, Goal, Outcome, Reason, Seat, Watcher, alone, rank
from packhouse.core.notation import Action
from packhouse.core.options import Options
from packhouse.core.rng import KeyedRng, Rng, Seed


class Choices(Options, frozen=True):
    goal: Literal[13, 21] = 21


class Roll(Action, frozen=True):
    """Add a roll to one's total."""


class Stop(Action, frozen=True):
    """Be content."""


Either: TypeAlias = Roll | Stop


class State(msgspec.Struct):
    dice: list[KeyedRng]
    rolls: list[list[int]]
    stopped: list[bool]

    def copy(self) -> Self:
        dice = [each.copy() for each in self.dice]
        return type(self)(dice, [mine[:] for mine in self.rolls], self.stopped[:])


class View(msgspec.Struct, frozen=True):
    rolls: tuple[tuple[int, ...], ...]
    stopped: tuple[bool, ...]


class Rollers(Game[State, Either, View]):
    name = "rollers"
    title = "Rollers"
    seats = range(1, 5)
    hidden = False
    state = State
    actions = (Roll, Stop)
    options = Choices

    def __init__(self, options: Choices, box: Components) -> None:
        self.goal = options.goal
        self.wanted = options.goal - 1
        """Alone, one may be short of the goal by one."""

    def start(self, seats: int, seed: Seed) -> State:
        rng = KeyedRng.from_seed(seed)
        dice = [rng.stream("seat", seat) for seat in range(seats)]
        return State(dice, [[] for _ in range(seats)], [False] * seats)

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset(seat for seat, stopped in enumerate(state.stopped) if not stopped)

    def legal(self, state: State, seat: Seat) -> list[Either]:
        return [Roll(), Stop()]

    def apply(self, state: State, seat: Seat, action: Either) -> None:
        rolls = state.rolls[seat]
        if isinstance(action, Roll):
            rolls.append(state.dice[seat].roll())
        state.stopped[seat] = isinstance(action, Stop) or sum(rolls) >= self.goal

    def outcome(self, state: State) -> Outcome | None:
        if self.active(state):
            return None
        totals = self._totals(state)
        if len(totals) == 1:
            return self._alone(totals[0])
        merits = [(total, -len(rolls)) for total, rolls in zip(totals, state.rolls, strict=True)]
        return Outcome(tuple(totals), rank(*merits), Reason("all_stopped"))

    def _alone(self, total: int) -> Outcome:
        """To hit the goal itself is worth a word."""
        grade = "perfect" if total == self.goal else ""
        goal = Goal(reached=total >= self.wanted, points=self.wanted, grade=grade)
        return alone(goal, Reason("all_stopped"), total)

    def aim(self, state: State) -> Aim | None:
        totals = self._totals(state)
        return Aim(points=self.wanted, score=totals[0]) if len(totals) == 1 else None

    def _totals(self, state: State) -> list[int]:
        """Return each seat's points: none for whoever passed the goal."""
        return [sum(rolls) if sum(rolls) <= self.goal else 0 for rolls in state.rolls]

    def view(self, state: State, watcher: Watcher) -> View:
        return View(tuple(map(tuple, state.rolls)), tuple(state.stopped))

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        world.dice = [rng.fork() for _ in world.dice]
        return world
