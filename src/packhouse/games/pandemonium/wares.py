"""What lies in the city for a driver: packages, what missions want to see, and whom the Rogue's player may rob."""

from __future__ import annotations

from ...core.game import Seat
from .city import ROGUE_STEPS
from .eyes import Eye
from .hopes import Hopes
from .rules import Pandemonium
from .state import NONE, ROGUE, State

FAR = 99
MINE, EVEN, THEIRS = 1.0, 0.65, 0.3
"""What of a package's value counts for who reaches it turns before the others, in the same one, or later."""
BOMB = 0.6
"""What of a defused bomb's points counts while it lies in the city."""
ROBS = 0.5
"""How many packages a cube that the Rogue's player crosses brings."""


class Prices:
    """What packages are worth to a driver, with what they add to missions."""

    def __init__(self, game: Pandemonium, state: State, seat: Seat, hopes: Hopes | None) -> None:
        driver, again = state.drivers[seat], game.box.numbers.stolen - 1
        self.low = game.sheet.low + (hopes.low if hopes else 0.0)
        high = max(0, game.sheet.high + game.routes.firms.of(driver).high)
        self.high = high + (hopes.high if hopes else 0.0)
        self.visit = hopes.visit if hopes else 0.0
        self.above = again * (driver.stolen_low * self.low + driver.stolen_high * self.high)
        """What all that is aboard is worth above its prices: some was stolen, or loaded where a mission wants it."""
        if hopes:
            self.above += hopes.aboard
        self.bomb = game.box.numbers.bomb


class Wares:
    """All of it, and how much it is felt from a square: ``reach`` is how many steps are left after the next route."""

    def __init__(
        self, game: Pandemonium, state: State, seat: Seat, eye: Eye, prices: Prices, hopes: Hopes | None, reach: int
    ) -> None:
        self.game, self.state, self.seat, self.eye, self.prices, self.reach = game, state, seat, eye, prices, reach
        self.away = game.cities[state.map].away
        self.stride = game.box.numbers.steps
        hunted = state.seats == 2 and game.rogue.hunts_any
        self.goods = {
            cell: self._share(cell, draws=hunted or high > 0) * (low * prices.low + high * prices.high)
            for cell, (low, high) in enumerate(zip(state.low, state.high, strict=True))
            if low or high
        }
        self.sights: dict[int, float] = {}
        """By square: what entering it brings."""
        self.sources: dict[int, float] = {}
        """By square: what it brings, beside its value, to load something there."""
        if hopes:
            self.sights |= hopes.passing
            self.sources = {cell: more for cell, more in hopes.sources.items() if cell in self.goods}
            self.goods |= {cell: self.goods[cell] + more for cell, more in self.sources.items()}
        if state.bomb != NONE:
            share = self._share(state.bomb, draws=False)
            self.goods[state.bomb] = self.goods.get(state.bomb, 0.0) + share * BOMB * prices.bomb
        if seat == ROGUE:
            self._prey()
        self._felt: dict[int, tuple[float, dict[int, float]]] = {}

    def _prey(self) -> None:
        """Count what the Rogue's player may steal on each square (PM-30)."""
        state, sheet = self.state, self.game.sheet
        for victim in state.drivers[:ROGUE]:
            aboard = victim.low + victim.high
            if aboard and not victim.ignored:
                value = self.game.box.numbers.stolen * (victim.low * sheet.low + victim.high * sheet.high) / aboard
                for cube in victim.cubes:
                    if not state.robbed >> cube & 1:
                        self.sights[cube] = self.sights.get(cube, 0.0) + ROBS * value

    def _share(self, cell: int, *, draws: bool) -> float:
        """Return how much of what lies on a square counts: Rogues whom nobody plays only come if it draws them."""
        state, away, stride = self.state, self.away, self.stride
        mine = -(-away[state.drivers[self.seat].at][cell] // stride)
        theirs = min(
            [
                -(-away[other.at][cell] // (stride if number < state.seats else ROGUE_STEPS))
                for number, other in enumerate(state.drivers)
                if number != self.seat and other.at != NONE and (draws or number < state.seats)
            ],
            default=FAR,
        )
        return MINE if mine < theirs else EVEN if mine == theirs else THEIRS

    def felt(self, end: int, passed: tuple[int, ...]) -> float:
        """Return what all that a way hasn't passed is worth from its end."""
        found = self._felt.get(end)
        if found is None:
            each = self._each(end)
            found = self._felt[end] = sum(each.values()), each
        total, each = found
        return total - sum(each[cell] for cell in {*passed} if cell in each)

    def _each(self, end: int) -> dict[int, float]:
        away, home = self.away[end], self.away[self.state.drivers[self.seat].gate]
        felt = {
            cell: worth * self.eye.pull * self.eye.fade ** away[cell]
            for cell, worth in self.goods.items()
            if away[cell] + home[cell] <= self.reach
        }
        for cell, worth in self.sights.items():
            if away[cell] <= self.reach:
                felt[cell] = felt.get(cell, 0.0) + worth * self.eye.pull * self.eye.fade ** away[cell]
        return felt
