"""A route, step by step: cubes, battery, pick-ups, the base (PM-9 to PM-12, PM-18 to PM-20)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from . import bomb, cargo
from .actions import AnyAction, Bomb, Go, Hand, Load, Recharge, Stop
from .city import City
from .companies import Firms
from .components import ELECTRIC, Box
from .ground import GRID
from .state import COLOURS, Driver, State

MOST = 20
"""More than a van ever holds."""
LOADS = [[Load(low, high) for high in range(MOST)] for low in range(MOST)]
GOES = [Go(cell) for cell in GRID.cells]
HANDS = [Hand(colour) for colour in COLOURS]
BOMB, STOP, LOW, HIGH = Bomb(), Stop(), Recharge("low"), Recharge("high")
ONLY_STOP = [STOP]


class Routes:
    def __init__(self, box: Box, cities: Sequence[City], firms: Firms, fuse: int) -> None:
        self.box = box
        self.cities = cities
        self.firms = firms
        self.fuse = fuse
        self.electric = box.locations.index(ELECTRIC)

    def begin(self, state: State) -> None:
        """Lift just enough of the oldest cubes to have this turn's number in hand (PM-9)."""
        driver = state.planner
        state.steps = driver.steps
        out = len(driver.cubes) + driver.steps - self.box.numbers.cubes
        if out > 0:
            del driver.cubes[:out]
        self._come(state, driver)
        state.has_moved = False
        if driver.at == driver.gate:
            cargo.deliver(state, driver)  # what has come to lie there since

    def _come(self, state: State, driver: Driver) -> None:
        state.came_low, state.came_high, state.has_loaded = driver.low, driver.high, False

    def go(self, state: State, action: Go) -> None:
        """Enter a location: pay for own cubes there (PM-10), and lay one."""
        driver, cell = state.planner, GRID.index[action.square]
        self.leave(state)
        cost = driver.cubes.count(cell)
        driver.battery -= cost
        driver.logbook.crossed += cost
        driver.cubes.append(cell)
        driver.at = cell
        driver.logbook.passed |= 1 << cell
        state.steps -= 1
        state.has_moved = True
        self._come(state, driver)
        if state.city[cell] == self.electric:
            self._drive_through(state, driver)

    def _drive_through(self, state: State, driver: Driver) -> None:
        """Recharge at Electric Drive, once a turn (PM-19)."""
        units = self.firms.of(driver).electric
        if units > 0 and not driver.charged and driver.battery < driver.charge:
            driver.battery = min(driver.charge, driver.battery + units)
            driver.charged = True
            driver.logbook.drives += 1

    def arrive(self, state: State) -> None:
        """Pick up what lies here (PM-11), or unload everything on one's own gate (PM-12)."""
        driver = state.planner
        if driver.at == driver.gate:
            cargo.deliver(state, driver)
            bomb.defuse(state, state.planners[0])
        else:
            cargo.pick_up(state, driver)

    def leave(self, state: State) -> None:
        """Note where what is aboard comes from."""
        driver = state.planner
        if driver.low > state.came_low or driver.high > state.came_high:
            driver.logbook.origins |= 1 << driver.at
        if not cargo.aboard(driver):
            driver.logbook.origins = 0

    def load(self, state: State, action: Load) -> None:
        cargo.reload(state, state.planner, action.low, action.high)
        state.has_loaded = True

    def pick_up_bomb(self, state: State) -> None:
        bomb.pick_up(state, state.planners[0], self.fuse)

    def hand(self, state: State, action: Hand) -> None:
        bomb.give(state, COLOURS.index(action.to))

    def recharge(self, state: State, action: Recharge) -> None:
        cargo.pay(state.planner, action.value, self.firms.of(state.planner).fee)

    def choices(self, state: State, seat: Seat) -> list[AnyAction]:
        driver = state.planner
        found: list[AnyAction] = []
        may_stop = True
        if state.steps:
            cubes, battery = driver.cubes, driver.battery
            for cell in self.cities[state.map].exits[driver.at]:
                if cell not in cubes:
                    may_stop = False
                    found.append(GOES[cell])
                elif battery and cubes.count(cell) <= battery:  # PM-10
                    found.append(GOES[cell])
        if not state.has_loaded and driver.at != driver.gate:  # once at each location, so that every route ends
            found += [LOADS[low][high] for low, high in cargo.splits(state, driver)]
        if state.bomb == driver.at:
            found.append(BOMB)
        found += [HANDS[other] for other in bomb.takers(state, seat)]
        if may_stop:
            found += self._stops(state, driver)
        return found

    def _stops(self, state: State, driver: Driver) -> list[AnyAction]:
        """Return the ways to end a route: at one's own base with a charge, if it is paid for (PM-20)."""
        found: list[AnyAction] = []
        if driver.at == driver.gate and driver.battery < driver.charge:
            if driver.base_low >= self.firms.of(driver).fee:
                found.append(LOW)
            if driver.base_high:
                found.append(HIGH)
        return [*found, STOP]

    def is_over(self, state: State) -> bool:
        """Say whether there is nothing left but to stop."""
        return self.choices(state, state.planners[0]) == ONLY_STOP
