"""What a driver can still bring home: every way of the next route, and what lies around its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.game import Seat
from ...kit.masks import mask_of
from .city import ROGUE_STEPS
from .components import TURNS
from .danger import danger, threat
from .eyes import Eye
from .hopes import Hopes
from .rules import Pandemonium
from .state import ROGUE, State
from .wares import Prices, Wares

STEPS = ROGUE_STEPS
"""Steps of a turn, and the longest way that is looked at: where a route has a fourth, it is left for later."""
STUCK = -0.5
TOO_LATE = -3.0
"""What it is worth to carry a bomb that can't be brought home in time."""


class Way(NamedTuple):
    cells: tuple[int, ...]
    points: float


class Aboard(NamedTuple):
    """What is aboard at the end of a way."""

    low: int
    high: int
    stolen: float
    """What it is worth above that, since it was stolen."""
    bomb: bool
    battery: int


class Outlook:
    """A seat's, from where its van is now: in the middle of a route, before one, or after the last one."""

    def __init__(self, game: Pandemonium, state: State, seat: Seat, eye: Eye, *, with_missions: bool = True) -> None:
        self.game, self.state, self.seat, self.eye = game, state, seat, eye
        self.driver = state.drivers[seat]
        self.city = game.cities[state.map]
        self._time()
        self.hopes = Hopes(game, state, seat, self.turns) if with_missions else None
        self.prices = Prices(game, state, seat, self.hopes)
        self.wares = Wares(game, state, seat, eye, self.prices, self.hopes, STEPS * self.after)
        self.danger = danger(game, state, seat)
        electric = game.routes.firms.of(self.driver).electric
        self.refills = 1 << state.city.index(game.routes.electric) if electric and not self.driver.charged else 0

    def _time(self) -> None:
        """Say how many turns are left to drive in, with how many steps first, and which own cubes are in the way."""
        state, driver, numbers = self.state, self.driver, self.game.box.numbers
        planning = state.phase in ("route", "rogue", "loss", "over")
        at_it = planning and state.planners[:1] == [self.seat]
        to_plan = self.seat in state.planners if planning else True
        self.is_waiting = planning and not to_plan and state.phase != "over"
        self.turns = max(0, TURNS - max(state.turn, 1) + to_plan)
        self.steps = state.steps if at_it else (driver.steps or numbers.steps) if to_plan else numbers.steps
        self.after = max(0, self.turns - 1)
        self.sure = 1.0 if at_it else self.eye.sure
        lifted = 0 if at_it else max(0, len(driver.cubes) + self.steps - numbers.cubes)
        self.cubes = driver.cubes[lifted:]
        self.in_the_way = mask_of(self.cubes)

    def best(self) -> float:
        """Return what the best way brings, less what the Rogue may take before it is gone."""
        if not self.turns:
            return 0.0
        if not self.steps:
            return self._end((self.driver.at,), self._aboard())
        points = max((way.points for way in self.ways()), default=STUCK)
        return points - self._soon() if self.is_waiting else points

    def ways(self) -> Iterator[Way]:
        """Give every way that the battery allows, with what it brings."""
        steps = min(self.steps, STEPS)
        for cells, mask, _ in self.city.walks[self.driver.at]:
            if len(cells) == steps:
                battery = self._battery(cells, mask)
                if battery >= 0:
                    yield Way(cells, self._along(cells, battery))

    def _aboard(self) -> Aboard:
        driver = self.driver
        carries = self.state.carrier == self.seat
        return Aboard(driver.low, driver.high, self.prices.stolen, carries, driver.battery)

    def _battery(self, cells: tuple[int, ...], mask: int) -> int:
        """Return what is left of the battery at the end of a way; less than nothing: it can't be gone."""
        left = self.driver.battery - len(cells) + mask.bit_count()
        if mask & self.in_the_way:
            left -= sum(self.cubes.count(cell) for cell in cells)
        if mask & self.refills:
            left = min(self.driver.charge, left + self.game.routes.firms.of(self.driver).electric)
        return left

    def _along(self, cells: tuple[int, ...], battery: int) -> float:
        """Return what a way brings."""
        state, driver, prices, wares = self.state, self.driver, self.prices, self.wares
        points = self.eye.unit * (battery - driver.battery)
        low, high, stolen, bomb, _ = self._aboard()
        room = driver.van + driver.room
        seen = 0
        for cell in cells:
            if seen >> cell & 1:
                continue
            seen |= 1 << cell
            points += wares.sights.get(cell, 0.0)
            if cell == driver.gate:
                gained = (low + state.low[cell]) * prices.low + (high + state.high[cell]) * prices.high + stolen
                points += self.sure * (gained + (prices.visit if gained else 0.0) + prices.bomb * bomb)
                low, high, stolen, bomb = 0, 0, 0.0, False
            elif cell in wares.goods:
                high += min(state.high[cell], max(0, room - low - high))
                low += min(state.low[cell], max(0, room - low - high))
                bomb = bomb or state.bomb == cell
        return points + self._end(cells, Aboard(low, high, stolen, bomb, battery))

    def _end(self, cells: tuple[int, ...], aboard: Aboard) -> float:
        """Return what is likely to come of what is aboard at the end of a way, and of what lies around."""
        state, eye, end = self.state, self.eye, cells[-1]
        back = -(-self.city.away[self.driver.gate][end] // STEPS)
        points = self.wares.felt(end, cells)
        if (aboard.low or aboard.high) and back <= self.after:
            value = aboard.low * self.prices.low + aboard.high * self.prices.high + aboard.stolen
            points += eye.home**back * (value - self._lost(cells, aboard))
        if aboard.bomb:
            until = state.fuse - state.turn if state.fuse else self.game.routes.fuse
            points += self.prices.bomb * eye.home**back if back <= min(self.after, until) else TOO_LATE
        return points

    def _soon(self) -> float:
        """Return the points that the Rogue is likely to take this turn, now that the route is planned."""
        driver = self.driver
        if not (driver.low or driver.high) or driver.ignored or self.seat == ROGUE:
            return 0.0
        return self._robbed(threat(self.game, self.state, self.seat), self._aboard())

    def _lost(self, cells: tuple[int, ...], aboard: Aboard) -> float:
        """Return the points that the Rogue is likely to take after a way."""
        near = ((self.in_the_way | mask_of(cells)) & self.danger.reach).bit_count()
        return self._robbed(self.eye.danger * self.danger.surely * min(near, STEPS), aboard)

    def _robbed(self, crossed: float, aboard: Aboard) -> float:
        """Return what so many cubes crossed cost, in points, of packages or of battery units that stop their loss."""
        number = crossed * self.game.turn.losses.each - self.driver.guards
        if number <= 0:
            return 0.0
        highs, lows = min(number, aboard.high), min(max(0.0, number - aboard.high), aboard.low)
        stopped = min(highs, aboard.battery)
        spared = min(lows, aboard.battery - stopped) if self.prices.low > self.eye.unit else 0.0
        paid = self.eye.unit * (stopped + spared)
        return paid + (highs - stopped) * self.prices.high + (lows - spared) * self.prices.low
