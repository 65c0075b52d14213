"""Packages in the city, on vans and in bases."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Value
from .state import Delivery, Driver, State


def aboard(driver: Driver) -> int:
    """Return how many packages a van carries; the exploding one takes no space (PM-22)."""
    return driver.low + driver.high


def room(driver: Driver) -> int:
    """Return how many more a van holds. A bonus may end: what is aboard stays, and nothing more comes (PM-29)."""
    return max(0, driver.van + driver.room - driver.low - driver.high)


def pick_up(state: State, driver: Driver) -> None:
    """Load what lies here as far as the van holds, high value first (PM-11)."""
    here, free = driver.at, room(driver)
    if high := min(free, state.high[here]):
        driver.high += high
        state.high[here] -= high
    if low := min(free - high, state.low[here]):
        driver.low += low
        state.low[here] -= low


def pick_up_all(state: State, driver: Driver) -> None:
    """Load all that lies here, as Rogues do that nobody plays: their vans have no limit (PM-15)."""
    here = driver.at
    driver.low += state.low[here]
    driver.high += state.high[here]
    state.low[here] = state.high[here] = 0


def splits(state: State, driver: Driver) -> Iterator[tuple[int, int]]:
    """Give every other load that the driver may leave with: low- and high-value packages (PM-11)."""
    here, most, low, high = driver.at, driver.van + driver.room, driver.low, driver.high
    for highs in range(min(max(most, high), high + state.high[here]) + 1):
        for lows in range(min(max(most - highs, low), low + state.low[here]) + 1):
            fits = highs + lows <= most or (lows <= low and highs <= high)
            if fits and (lows != low or highs != high):
                yield lows, highs


def reload(state: State, driver: Driver, low: int, high: int) -> None:
    """Leave so many aboard, and the rest here; what was stolen is dropped last, and then isn't stolen (PM-30)."""
    here = driver.at
    state.low[here] += driver.low - low
    state.high[here] += driver.high - high
    driver.low, driver.high = low, high
    driver.stolen_low, driver.stolen_high = min(driver.stolen_low, low), min(driver.stolen_high, high)


def unload(driver: Driver) -> None:
    """Bring everything aboard into the base (PM-12)."""
    driver.base_low += driver.low
    driver.base_high += driver.high
    driver.base_stolen_low += driver.stolen_low
    driver.base_stolen_high += driver.stolen_high
    empty(driver)


def deliver(state: State, driver: Driver) -> None:
    """Unload on the gate, together with all that lies there (PM-12)."""
    if state.low[driver.at] or state.high[driver.at]:
        pick_up_all(state, driver)
        driver.logbook.origins |= 1 << driver.at
    if driver.low or driver.high:
        done = Delivery(state.turn, driver.low, driver.high, driver.logbook.origins)
        driver.logbook.deliveries.append(done)
        unload(driver)


def empty(driver: Driver) -> None:
    driver.low = driver.high = driver.stolen_low = driver.stolen_high = 0
    driver.logbook.origins = 0


def steal(victim: Driver, thief: Driver, *, counts: bool) -> None:
    """Take the most valuable package (PM-16); where the thief is a player, it counts as stolen (PM-30)."""
    if victim.high:
        victim.high -= 1
        thief.high += 1
        thief.stolen_high += counts
    else:
        victim.low -= 1
        thief.low += 1
        thief.stolen_low += counts
    if not aboard(victim):
        victim.logbook.origins = 0


def pay(driver: Driver, value: Value, fee: int) -> None:
    """Pay for a full charge: so many low-value packages, or a high-value one (PM-20); stolen ones go last."""
    if value == "low":
        driver.base_low -= fee
        driver.base_stolen_low = min(driver.base_stolen_low, driver.base_low)
    else:
        driver.base_high -= 1
        driver.base_stolen_high = min(driver.base_stolen_high, driver.base_high)
    driver.battery = driver.charge
    driver.logbook.paid += 1
