"""Points: packages in the base, missions, and a defused bomb (PM-13, PM-23, PM-27, PM-30)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ...core.game import Aim, Goal, Outcome, Reason, Seat, alone, rank
from ...kit.masks import mask_of
from .companies import Firms
from .components import Box
from .missions import AT_THE_END, COUNTS
from .options import Choices
from .state import RED, Driver, State


class Progress(NamedTuple):
    """How much of a mission is done."""

    counted: int
    asked: int
    points: int
    """What it scores, if it is complete."""
    so_far: bool = False
    """Whether it is complete for now only: it may be lost again before the end."""

    @property
    def scored(self) -> int:
        return self.points if self.counted >= self.asked else 0


class Score(msgspec.Struct, frozen=True):
    """The score sheet, line by line."""

    low: int
    high: int
    stolen: int
    """What stolen packages score on top."""
    bomb: int
    missions: int
    total: int


class Sheet:
    def __init__(self, box: Box, options: Choices, firms: Firms) -> None:
        self.box = box
        self.firms = firms
        self.low = box.numbers.low if options.low is None else options.low
        self.high = box.numbers.high if options.high is None else options.high
        self.goal = box.grades[1].points  # PM-31
        self.named = [[box.locations.index(place) for place in mission.at] for mission in box.missions]

    def progress(self, state: State, driver: Driver, number: int) -> Progress:
        """Return how far a driver has come with a mission, were the game over now (PM-28)."""
        mission = self.box.missions[number]
        squares = mask_of(state.city.index(location) for location in self.named[number])
        counted = COUNTS[mission.counts](mission, driver, squares)
        points = max(0, mission.points + self.firms.of(driver).mission)
        so_far = counted >= mission.number and mission.counts in AT_THE_END and state.phase != "over"
        return Progress(counted, mission.number, points, so_far)

    def score(self, state: State, seat: Seat, *, with_missions: bool = True) -> Score:
        driver = state.drivers[seat]
        each = max(0, self.high + self.firms.of(driver).high)
        low, high = self.low * driver.base_low, each * driver.base_high
        again = self.box.numbers.stolen - 1
        stolen = again * (self.low * driver.base_stolen_low + each * driver.base_stolen_high)  # PM-30
        bomb = self.box.numbers.bomb * driver.defused
        numbers = driver.missions if with_missions else ()
        missions = sum(self.progress(state, driver, number).scored for number in numbers)
        return Score(low, high, stolen, bomb, missions, low + high + stolen + bomb + missions)

    def outcome(self, state: State) -> Outcome:
        totals = tuple(self.score(state, seat).total for seat in range(state.seats))
        if len(totals) == 1:
            return alone(self._goal(totals[0]), Reason("delivered"), totals[0])
        merits = zip(totals, (driver.base_high for driver in state.drivers), strict=False)  # PM-27
        return Outcome(totals, rank(*merits), Reason("delivered"))

    def aim(self, state: State) -> Aim:
        """Return the goal of whoever plays alone, and the points so far, without missions until the end (PM-28)."""
        return Aim(points=self.goal, score=self.score(state, RED, with_missions=state.phase == "over").total)

    def _goal(self, points: int) -> Goal:
        """Return how far whoever played alone has come: the middle grade is the goal (PM-31)."""
        reached = [grade.name for grade in self.box.grades if points >= grade.points]
        return Goal(reached=points >= self.goal, points=self.goal, grade=reached[-1] if reached else "")
