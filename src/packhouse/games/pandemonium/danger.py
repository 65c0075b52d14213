"""How much a driver has to fear of the Rogue's next move."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Seat
from ...kit.masks import mask_of
from .city import ROGUE_STEPS, City, Walk
from .ground import SQUARES
from .rules import Pandemonium
from .state import GREEN, ROGUE, State

WON, DRAWN, OPEN, LOST = 0.1, 0.4, 0.6, 1.0
"""How surely it comes for a driver's cubes: who won the turn sends it elsewhere, and high value draws it away."""


class Danger(NamedTuple):
    reach: int
    """Where it can get, squares as bits."""
    surely: float


def danger(game: Pandemonium, state: State, seat: Seat) -> Danger:
    city, rogue = game.cities[state.map], state.drivers[ROGUE]
    reach = _reach(city, rogue.at)
    if seat == ROGUE:
        return Danger(0, 0.0)
    if state.drivers[seat].ignored and state.phase != "card":
        return Danger(reach, 0.0)
    if state.seats == 1:
        return Danger(reach | _reach(city, state.drivers[GREEN].at), LOST)
    if state.seats == 3:
        return Danger(reach, OPEN if rogue.van > rogue.low + rogue.high else WON)
    return Danger(reach, _surely(state, seat, city))


def threat(game: Pandemonium, state: State, seat: Seat) -> float:
    """Return how many cubes of a driver whose route is planned the Rogue is likely to cross this turn."""
    driver = state.drivers[seat]
    cubes = mask_of(driver.cubes) & ~state.robbed
    if state.phase == "loss" and state.thieves:
        return driver.owed + (mask_of(state.path) & cubes).bit_count()
    if state.seats == 2:
        crossed = [(walk.mask & cubes).bit_count() for walk in _ways(game, state)]
        return min(crossed) if state.winner == seat else max(crossed)
    city, surely = game.cities[state.map], danger(game, state, seat).surely
    thieves = (ROGUE, GREEN) if state.seats == 1 else (ROGUE,)
    walks = [walk.mask for thief in thieves for walk in city.walks[state.drivers[thief].at]]
    return surely * max((mask & cubes).bit_count() for mask in walks)


def _ways(game: Pandemonium, state: State) -> list[Walk]:
    """Return the ways that the Rogue's list leaves as things are now; what lies where it stands, it takes before."""
    here = state.drivers[ROGUE].at
    low, high = state.low[here], state.high[here]
    state.low[here] = state.high[here] = 0
    ways = game.rogue.ways(state)
    state.low[here], state.high[here] = low, high
    return ways


def _surely(state: State, seat: Seat, city: City) -> float:
    away = city.away[state.drivers[ROGUE].at]
    if any(number and away[cell] <= ROGUE_STEPS for cell, number in enumerate(state.high)):
        return DRAWN
    if state.phase in ("base", "company", "card", "swap"):
        return OPEN
    return WON if state.winner == seat else LOST


def _reach(city: City, start: int) -> int:
    away = city.away[start]
    return mask_of(cell for cell in range(SQUARES) if away[cell] <= ROGUE_STEPS)
