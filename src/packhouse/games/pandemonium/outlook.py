"""What a driver can still bring home: every way of the next route, and what lies around its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core.game import Seat
from .city import ROGUE_STEPS
from .coming import Coming
from .danger import danger, threat
from .eyes import Eye
from .hopes import Hopes
from .rules import Pandemonium
from .state import ROGUE, State
from .wares import Prices, Wares

LONGEST = ROGUE_STEPS
"""The longest way that is looked at: where a route has a fourth step, it is left for later."""
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
    above: float
    """What it is worth above its prices: some was stolen, or loaded where a mission wants it."""
    bomb: bool
    battery: int


class Outlook:
    """A seat's, from where its van is now: in the middle of a route, before one, or after the last one."""

    def __init__(self, game: Pandemonium, state: State, seat: Seat, eye: Eye, *, with_missions: bool) -> None:
        self.game, self.state, self.seat, self.eye = game, state, seat, eye
        self.driver = state.drivers[seat]
        self.city = game.cities[state.map]
        self.stride = game.box.numbers.steps
        self.coming = coming = Coming(game, state, seat, eye)
        self.hopes = Hopes(game, state, seat, coming.turns, coming.steps) if with_missions else None
        self.prices = Prices(game, state, seat, self.hopes)
        self.wares = Wares(game, state, seat, eye, self.prices, self.hopes, self.stride * coming.after)
        self.danger = danger(game, state, seat, is_next_turns=coming.is_next_turns)
        self.near = _within(self.danger.reach, coming.cubes)
        self.refills = 1 << state.city.index(game.routes.electric) if coming.electric > 0 else 0

    def best(self) -> float:
        """Return what the best way brings, less what the Rogue may take before it is gone."""
        coming = self.coming
        if not coming.turns:
            return 0.0
        if not coming.steps:
            return self._end((self.driver.at,), self._aboard(), self.near)
        points = max((way.points for way in self.ways()), default=STUCK)
        return points - self._soon() if coming.is_next_turns else points

    def ways(self) -> Iterator[Way]:
        """Give every way that the battery allows, with what it brings."""
        steps = min(self.coming.steps, LONGEST)
        aboard = self._aboard()
        for cells, mask, _ in self.city.walks[self.driver.at]:
            if len(cells) == steps:
                battery = self._battery(cells, mask)
                if battery >= 0:
                    yield Way(cells, self._along(cells, aboard, battery))

    def _aboard(self) -> Aboard:
        """Return what is aboard when the route begins: nothing, if the bomb explodes before."""
        driver, carries = self.driver, self.state.carrier == self.seat
        if carries and self.coming.fuse < 0:
            return Aboard(0, 0, 0.0, bomb=False, battery=driver.battery)
        return Aboard(driver.low, driver.high, self.prices.above, carries, driver.battery)

    def _battery(self, cells: tuple[int, ...], mask: int) -> int:
        """Return what is left of the battery at the end of a way; less than nothing: it can't be gone."""
        coming = self.coming
        left = self.driver.battery - len(cells) + mask.bit_count()
        if mask & coming.in_the_way:
            left -= sum(coming.cubes.count(cell) for cell in cells)
        if mask & self.refills:
            left = min(self.driver.charge, left + coming.electric)
        return left

    def _along(self, cells: tuple[int, ...], aboard: Aboard, battery: int) -> float:
        """Return what a way brings."""
        state, gate, coming, prices, wares = self.state, self.driver.gate, self.coming, self.prices, self.wares
        points = coming.unit * (battery - aboard.battery)
        low, high, above, bomb, _ = aboard
        seen = 0
        for cell in cells:
            if seen >> cell & 1:
                continue
            seen |= 1 << cell
            points += wares.sights.get(cell, 0.0)
            if cell == gate:
                gained = (low + state.low[cell]) * prices.low + (high + state.high[cell]) * prices.high + above
                gained += wares.sources.get(cell, 0.0)
                defused = prices.bomb if bomb or state.bomb == cell else 0.0
                points += coming.sure * (gained + (prices.visit if gained else 0.0) + defused)
                low, high, above, bomb = 0, 0, 0.0, False
            elif cell in wares.goods:
                room = max(0, coming.room - low - high)
                highs = min(state.high[cell], room)
                lows = min(state.low[cell], room - highs)
                if highs or lows:
                    high, low, above = high + highs, low + lows, above + wares.sources.get(cell, 0.0)
                bomb = bomb or state.bomb == cell
        near = self.near + _within(self.danger.reach, cells)
        return points + self._end(cells, Aboard(low, high, above, bomb, battery), near)

    def _end(self, cells: tuple[int, ...], aboard: Aboard, near: int) -> float:
        """Return what is likely to come of what is aboard at the end of a way, and of what lies around."""
        eye, after, end = self.eye, self.coming.after, cells[-1]
        back = -(-self.city.away[self.driver.gate][end] // self.stride)
        points = self.wares.felt(end, cells)
        if (aboard.low or aboard.high) and back <= after:
            value = aboard.low * self.prices.low + aboard.high * self.prices.high + aboard.above
            points += eye.home**back * (value - self._lost(near, aboard))
        if aboard.bomb:
            bomb = self.prices.bomb * eye.home**back if back <= min(after, self.coming.fuse) else TOO_LATE
            points += bomb if self.state.carrier == self.seat else max(0.0, bomb)  # it may be left where it lies
        return points

    def _soon(self) -> float:
        """Return the points that the Rogue is likely to take this turn, now that the route is planned."""
        driver, aboard = self.driver, self._aboard()
        if not (aboard.low or aboard.high) or self.seat == ROGUE:
            return 0.0
        return self._robbed(threat(self.game, self.state, self.seat) - driver.guards, aboard)

    def _lost(self, near: int, aboard: Aboard) -> float:
        """Return the points that the Rogue is likely to take after a way, with so many cubes in its reach."""
        crossed = self.eye.danger * self.danger.surely * min(near, ROGUE_STEPS)
        return self._robbed(crossed * self.game.turn.losses.each - self.coming.guards, aboard)

    def _robbed(self, number: float, aboard: Aboard) -> float:
        """Return what so many losses cost, in points, of packages or of battery units that stop them."""
        if number <= 0:
            return 0.0
        unit = self.coming.unit
        highs, lows = min(number, aboard.high), min(max(0.0, number - aboard.high), aboard.low)
        stopped = min(highs, aboard.battery)
        spared = min(lows, aboard.battery - stopped) if self.prices.low > unit else 0.0
        paid = unit * (stopped + spared)
        return paid + (highs - stopped) * self.prices.high + (lows - spared) * self.prices.low


def _within(reach: int, cubes: Sequence[int]) -> int:
    """Return how many cubes lie in the Rogue's reach."""
    return sum([reach >> cube & 1 for cube in cubes])
