"""What a driver can still bring home: every way of the next route, and what lies around its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.game import Seat
from ...kit.masks import mask_of
from .city import ROGUE_STEPS
from .danger import danger, threat
from .eyes import Eye
from .hopes import Hopes
from .rules import Pandemonium
from .state import NONE, ROGUE, State

STEPS = ROGUE_STEPS
"""Steps of a turn, and the longest way that is looked at: where a route has a fourth, it is left for later."""
MINE, EVEN, THEIRS = 1.0, 0.65, 0.3
"""What of a package's value counts for who reaches it turns before the others, in the same one, or later."""
FALLBACK = -0.5
"""What it is worth to be stuck."""


class Way(NamedTuple):
    cells: tuple[int, ...]
    points: float


class Outlook:
    """A seat's, from where its van is now: in the middle of a route, before one, or after the last one."""

    def __init__(self, game: Pandemonium, state: State, seat: Seat, eye: Eye, *, with_missions: bool = True) -> None:
        self.game, self.state, self.seat, self.eye = game, state, seat, eye
        self.driver = state.drivers[seat]
        self.city = game.cities[state.map]
        self.home = self.city.away[self.driver.gate]
        self._time()
        self.hopes = Hopes(game, state, seat, self.turns) if with_missions else None
        self._value()
        self._goods()
        self.danger = danger(game, state, seat)
        self.electric = state.city.index(game.routes.electric)
        self.refill = game.routes.firms.of(self.driver).electric

    def _time(self) -> None:
        """Say how many turns are left to drive in, with how many steps first, and which own cubes are in the way."""
        state, driver, numbers = self.state, self.driver, self.game.box.numbers
        planning = state.phase in ("route", "rogue", "loss", "over")
        at_it = planning and state.planners[:1] == [self.seat]
        to_plan = self.seat in state.planners if planning else True
        self.is_waiting = planning and not to_plan and state.phase != "over"
        self.turns = max(0, 16 - max(state.turn, 1) + to_plan)
        self.steps = state.steps if at_it else driver.steps if to_plan else numbers.steps
        cubes = driver.cubes if at_it else driver.cubes[max(0, len(driver.cubes) + self.steps - numbers.cubes) :]
        self.cubes, self.in_the_way = cubes, mask_of(cubes)

    def _value(self) -> None:
        sheet, hopes = self.game.sheet, self.hopes
        self.low = sheet.low + (hopes.low if hopes else 0)
        self.high = sheet.high + self.game.routes.firms.of(self.driver).high + (hopes.high if hopes else 0)
        self.visit = hopes.visit if hopes else 0.0
        again = self.game.box.numbers.stolen - 1
        self.stolen = again * (self.driver.stolen_low * self.low + self.driver.stolen_high * self.high)

    def _goods(self) -> None:
        """Find what lies in the city, and what of it this driver can count on."""
        state = self.state
        self.goods = {
            cell: self._share(cell, bool(high)) * (low * self.low + high * self.high)
            for cell, (low, high) in enumerate(zip(state.low, state.high, strict=True))
            if low or high
        }
        self.sights: dict[int, float] = dict(self.hopes.passing) if self.hopes else {}
        if self.hopes:
            for cell, points in self.hopes.sources.items():
                if cell in self.goods:
                    self.goods[cell] += points
        if state.bomb != NONE:
            self.goods[state.bomb] = self.goods.get(state.bomb, 0.0) + self._share(state.bomb, is_high=False) * 6
        if state.seats == 3 and self.seat == ROGUE:
            self._prey()

    def _prey(self) -> None:
        """Count what the Rogue's player may steal on each square as if one passed it for that (PM-30)."""
        state = self.state
        for victim in state.drivers[:ROGUE]:
            aboard = victim.low + victim.high
            if aboard and not victim.ignored:
                each = self.game.box.numbers.stolen * (victim.low + 5 * victim.high) / aboard
                for cube in {*victim.cubes}:
                    if not state.robbed >> cube & 1:
                        self.sights[cube] = self.sights.get(cube, 0.0) + 0.5 * each

    def _share(self, cell: int, is_high: bool) -> float:
        state, away = self.state, self.city.away
        mine = -(-away[self.driver.at][cell] // STEPS)
        rivals = [
            away[other.at][cell]
            for number, other in enumerate(state.drivers)
            if number != self.seat and other.at != NONE and (number < state.seats or is_high)
        ]
        theirs = -(-min(rivals, default=99) // STEPS)
        return MINE if mine < theirs else EVEN if mine == theirs else THEIRS

    def ways(self) -> Iterator[Way]:
        """Give every way that the battery allows, with what it brings."""
        steps = min(self.steps, STEPS)
        for cells, mask, _ in self.city.walks[self.driver.at]:
            if len(cells) == steps:
                points = self._along(cells, mask)
                if points is not None:
                    yield Way(cells, points)

    def best(self) -> float:
        """Return what the best way brings, and what the Rogue may take before it is gone."""
        return self._best() - (self._soon() if self.is_waiting else 0.0)

    def _best(self) -> float:
        if not self.turns:
            return 0.0
        if not self.steps:
            return self._around(self.driver.at, 0, self.driver.low, self.driver.high, self.driver.battery, 0)
        return max((way.points for way in self.ways()), default=FALLBACK)

    def _along(self, cells: tuple[int, ...], mask: int) -> float | None:
        """Return what a way brings, None where the battery doesn't allow it."""
        state, driver, gate = self.state, self.driver, self.driver.gate
        battery = driver.battery
        cost = len(cells) - mask.bit_count()
        if mask & self.in_the_way:
            cost += sum(self.cubes.count(cell) for cell in cells)
        if mask >> self.electric & 1 and self.refill and not driver.charged:
            battery = min(driver.charge, battery + self.refill)
        if cost > battery:
            return None
        points = self.eye.unit * (battery - driver.battery - cost)
        low, high, bonus, room = driver.low, driver.high, self.stolen, driver.van + driver.room
        carries = state.carrier == self.seat
        seen = 0
        for cell in cells:
            if cell == gate:
                gained = (low + state.low[cell]) * self.low + (high + state.high[cell]) * self.high + bonus
                points += gained + (self.visit if gained else 0) + 10 * carries
                low = high = 0
                bonus, carries = 0.0, False
            elif cell in self.goods and not seen >> cell & 1:
                more = min(state.high[cell], max(0, room - low - high))
                high += more
                low += min(state.low[cell], max(0, room - low - high))
                carries |= state.bomb == cell
            if cell in self.sights and not seen >> cell & 1:
                points += self.sights[cell]
            seen |= 1 << cell
        return points + self._around(cells[-1], seen, low, high, battery - cost, bonus, carries)

    def _around(
        self, end: int, seen: int, low: int, high: int, battery: int, bonus: float, carries: bool | None = None
    ) -> float:
        """Return what is likely to come of what is aboard at the end of a way, and of what lies around."""
        state, eye, home = self.state, self.eye, self.home
        after = self.turns - 1 if self.steps else self.turns
        back = -(-home[end] // STEPS)
        carries = state.carrier == self.seat if carries is None else carries
        points = 0.0
        keeps = eye.home**back if back <= after else 0.0
        if low or high:
            points += keeps * (low * self.low + high * self.high + bonus - self._lost(seen, low, high, battery))
        if carries:
            until = state.fuse - state.turn if state.fuse else self.game.routes.fuse
            points += 10 * eye.home**back if back <= min(after, until) else -3.0
        away, reach, pulled = self.city.away[end], STEPS * after, 0.0
        for cell, worth in self.goods.items():
            if not seen >> cell & 1 and away[cell] + home[cell] <= reach:
                pulled += worth * eye.fade ** away[cell]
        for cell, worth in self.sights.items():
            if not seen >> cell & 1 and away[cell] <= reach:
                pulled += worth * eye.fade ** away[cell]
        return points + eye.pull * pulled

    def _soon(self) -> float:
        """Return the points that the Rogue is likely to take this turn, now that the route is planned."""
        driver = self.driver
        if not (driver.low or driver.high) or driver.ignored or self.seat == ROGUE:
            return 0.0
        crossed = threat(self.game, self.state, self.seat)
        return self._robbed(crossed, driver.low, driver.high, driver.battery)

    def _lost(self, seen: int, low: int, high: int, battery: int) -> float:
        """Return the points that the Rogue is likely to take, or to cost in units."""
        near = ((self.in_the_way | seen) & self.danger.reach).bit_count()
        return self._robbed(self.eye.danger * self.danger.surely * min(near, STEPS), low, high, battery)

    def _robbed(self, crossed: float, low: int, high: int, battery: int) -> float:
        """Return what so many cubes crossed cost, in points."""
        number = crossed * self.game.turn.losses.each - self.driver.guards
        lost, units = 0.0, float(battery)
        for value, packages in ((self.high, high), (self.low, low)):
            taken = min(max(0.0, number), packages)
            stopped = min(taken, units) if value > self.eye.unit else 0.0
            lost += stopped * self.eye.unit + (taken - stopped) * value
            number, units = number - taken, units - stopped
        return lost
