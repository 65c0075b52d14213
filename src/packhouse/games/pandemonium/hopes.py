"""What a driver's missions promise before they are complete, and what would bring them on."""

from __future__ import annotations

import math
from collections import defaultdict

from ...core.game import Seat
from ...kit.masks import bits
from .components import TURNS, Condition, Mission
from .ground import SQUARES
from .missions import CORNERS, MIDDLE
from .rules import Pandemonium
from .state import State

PACE: dict[Condition, float] = {
    "load": 1.2, "visits": 0.5, "lows": 0.9, "highs": 0.2, "highs_by": 0.25, "packages_by": 0.8,
    "packages_from": 1.3, "origins": 0.15, "passes": 0.25, "corners": 0.3, "middle": 0.9, "places": 1.6,
    "blocks": 0.25, "crossings": 0.4, "drives": 0.25, "paid": 0.25,
}  # fmt: skip
"""How much is done in a turn by who has other things to do as well."""
COUNTED: dict[Condition, int] = {"corners": CORNERS, "middle": MIDDLE, "places": (1 << SQUARES) - 1}
"""The squares that count where a mission names none, as bits."""
LIKELY = 0.9
"""How likely a mission is that there is plenty of time for."""
SAFE = 0.94
"""How likely nothing is lost in a turn."""


class Hopes:
    """Of a driver with so many turns and steps of the next route to come: the whole, and what each thing adds."""

    def __init__(self, game: Pandemonium, state: State, seat: Seat, turns: int, steps: int) -> None:
        self.game, self.state, self.driver, self.turns, self.steps = game, state, state.drivers[seat], turns, steps
        self.points = 0.0
        self.low = self.high = self.visit = 0.0
        self.aboard = 0.0
        """What it adds to deliver what is aboard, for where it was loaded."""
        self.passing: dict[int, float] = defaultdict(float)
        """By square: what entering it adds."""
        self.sources: dict[int, float] = defaultdict(float)
        """By square: what a package that is loaded there adds."""
        for number in self.driver.missions:
            self._see(number)

    def _see(self, number: int) -> None:
        mission, done = self.game.box.missions[number], self.game.sheet.progress(self.state, self.driver, number)
        if mission.counts in ("full", "home", "unrobbed"):
            self.points += done.points * self._at_the_end(mission, done.counted)
            return
        missing = done.asked - done.counted
        if missing > 0 and self._is_lost(mission):
            return
        now = likely(mission, missing, self.turns)
        self.points += done.points * now
        more = done.points * (likely(mission, missing - 1, self.turns) - now)
        if more > 0:
            self._add(mission, number, more)

    def _is_lost(self, mission: Mission) -> bool:
        """Say whether nothing counts any more."""
        if mission.counts == "drives" and self.game.routes.firms.of(self.driver).electric <= 0:
            return True
        return not _useful(mission, self.turns)

    def _at_the_end(self, mission: Mission, counted: int) -> float:
        """Return how likely it is that what holds now, or doesn't, will do so when the game is over."""
        if not self.turns:
            return counted
        match mission.counts:
            case "full":
                return 0.2 + 0.6 * self.driver.battery / self.driver.charge
            case "home":
                return self._home() if self.turns == 1 else 0.5
            case _:
                return counted * SAFE ** min(self.turns, TURNS - mission.turn)

    def _home(self) -> float:
        """Return how likely the last route ends on the gate: all of its steps have to be gone."""
        spare = self.steps - self.game.cities[self.state.map].away[self.driver.gate][self.driver.at]
        return 0.1 if spare < 0 or spare % 2 else 0.8

    def _add(self, mission: Mission, number: int, more: float) -> None:
        """Note what brings a mission on, and by how many points."""
        match mission.counts:
            case "lows" | "highs" | "highs_by" | "packages_by" | "packages_from":
                self._deliver(mission, more)
            case "visits":
                self.visit += more
            case "passes" | "corners" | "middle" | "places":
                self._pass(COUNTED.get(mission.counts) or self._named(number), more)
            case "drives":
                if self.driver.battery < self.driver.charge:
                    self.passing[self.state.city.index(self.game.routes.electric)] += more
            case "origins":
                self._load(self._named(number), more)

    def _deliver(self, mission: Mission, more: float) -> None:
        if mission.counts == "packages_from" and self.turns > TURNS + 1 - mission.turn:
            return  # not yet
        if not mission.counts.startswith("highs"):
            self.low += more
        if mission.counts != "lows":
            self.high += more

    def _pass(self, squares: int, more: float) -> None:
        for cell in bits(squares & ~self.driver.logbook.passed):
            self.passing[cell] += more

    def _load(self, squares: int, more: float) -> None:
        for one in self.driver.logbook.deliveries:
            squares &= ~one.origins
        aboard = self._origins()
        self.aboard += more * (squares & aboard).bit_count()
        for cell in bits(squares & ~aboard):
            self.sources[cell] += more

    def _origins(self) -> int:
        """Return where what is aboard was loaded, squares as bits; on a route, what was just loaded isn't noted yet."""
        state, driver = self.state, self.driver
        found = driver.logbook.origins
        if state.phase == "route" and state.planner is driver:
            found |= (driver.low > state.came_low or driver.high > state.came_high) << driver.at
        return found

    def _named(self, number: int) -> int:
        found = 0
        for location in self.game.sheet.named[number]:
            found |= 1 << self.state.city.index(location)
        return found


def likely(mission: Mission, missing: int, turns: int) -> float:
    """Return how likely as much as is missing is still done in so many turns."""
    if missing <= 0:
        return 1.0
    return LIKELY * (1 - math.exp(-PACE[mission.counts] * _useful(mission, turns) / missing))


def _useful(mission: Mission, turns: int) -> int:
    """Return in how many of the turns to come something counts."""
    match mission.counts:
        case "highs_by" | "packages_by":
            return max(0, turns - (TURNS - mission.turn))
        case "packages_from":
            return min(turns, TURNS + 1 - mission.turn)
        case _:
            return turns
