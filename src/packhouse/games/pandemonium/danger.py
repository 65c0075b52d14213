"""How much a driver has to fear of the Rogue's next move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...core.game import Seat
from ...kit.masks import mask_of
from .city import ROGUE_STEPS, City, Walk
from .ground import SQUARES
from .rules import Pandemonium
from .state import GREEN, ROGUE, Driver, State

WON, DRAWN, OPEN, LOST = 0.1, 0.4, 0.6, 1.0
"""How surely it comes for a driver's cubes: who won the turn sends it elsewhere, and packages draw it away."""


class Danger(NamedTuple):
    reach: int
    """Where it can get, squares as bits."""
    surely: float


def danger(game: Pandemonium, state: State, seat: Seat, *, is_next_turns: bool) -> Danger:
    """Return what there is to fear on a driver's next route, this turn's or the next one's."""
    city, rogue = game.cities[state.map], state.drivers[ROGUE]
    if seat == ROGUE:
        return Danger(0, 0.0)
    reach = _reach(city, rogue.at, _steps(game, state))
    if state.drivers[seat].ignored and not is_next_turns:
        return Danger(reach, 0.0)
    if state.seats == 1:
        return Danger(reach | _reach(city, state.drivers[GREEN].at, ROGUE_STEPS), LOST)
    if state.seats == 3:
        return Danger(reach, OPEN if rogue.van > rogue.low + rogue.high else WON)
    is_open = is_next_turns or state.phase in ("base", "company", "card")
    whose = OPEN if is_open else WON if state.winner == seat else LOST
    return Danger(reach, DRAWN if _is_drawn(game, state, city) else whose)


def threat(game: Pandemonium, state: State, seat: Seat) -> float:
    """Return how many packages the Rogue is likely to take this turn from a driver whose route is planned."""
    driver, each = state.drivers[seat], game.turn.losses.each
    if state.phase == "loss" and state.thieves:
        return driver.owed + each * crossed(state, driver, [mask_of(state.path)])[0]
    if state.seats == 2:
        number = crossed(state, driver, [walk.mask for walk in _ways(game, state)])
        return each * (min(number) if state.winner == seat else max(number))
    city, surely = game.cities[state.map], danger(game, state, seat, is_next_turns=False).surely
    thieves = (ROGUE, GREEN) if state.seats == 1 else (ROGUE,)
    walks = [
        walk.mask
        for thief in thieves
        for walk in city.walks[state.drivers[thief].at]
        if len(walk.cells) <= _steps(game, state)
    ]
    return driver.owed + surely * each * max(crossed(state, driver, walks))


def crossed(state: State, driver: Driver, walks: Iterable[int]) -> list[int]:
    """Return how many of a driver's cubes each walk, squares as bits, crosses that no Rogue has yet (PM-16)."""
    if driver.ignored:
        return [0 for _ in walks]
    cubes = [cube for cube in driver.cubes if not state.robbed >> cube & 1]
    squares = mask_of(cubes)
    if squares.bit_count() == len(cubes):  # which is quick
        return [(walk & squares).bit_count() for walk in walks]
    return [sum([walk >> cube & 1 for cube in cubes]) for walk in walks]


def _ways(game: Pandemonium, state: State) -> list[Walk]:
    """Return the ways that the Rogue's list leaves as things are now; what lies where it stands, it takes before."""
    here = state.drivers[ROGUE].at
    low, high = state.low[here], state.high[here]
    state.low[here] = state.high[here] = 0
    ways = game.rogue.ways(state)
    state.low[here], state.high[here] = low, high
    return ways


def _is_drawn(game: Pandemonium, state: State, city: City) -> bool:
    """Say whether packages in its reach draw the Rogue away (PM-14, PM-32)."""
    away = city.away[state.drivers[ROGUE].at]
    lows = state.low if game.rogue.hunts_any else ()
    return any(
        number and away[cell] <= ROGUE_STEPS for packages in (state.high, lows) for cell, number in enumerate(packages)
    )


def _steps(game: Pandemonium, state: State) -> int:
    """Return how far the Rogue gets in a turn: whoever plays it plans a route like the others (PM-30)."""
    return game.box.numbers.steps if state.seats == 3 else ROGUE_STEPS


def _reach(city: City, start: int, steps: int) -> int:
    away = city.away[start]
    return mask_of(cell for cell in range(SQUARES) if away[cell] <= steps)
