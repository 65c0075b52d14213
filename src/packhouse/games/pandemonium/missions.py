"""What missions count, a function for each: complete is what has counted as many as it asks for (PM-28)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from ...kit.masks import mask_of
from .components import Condition, Mission
from .ground import GRID, SIZE
from .state import Delivery, Driver

AT_THE_END: frozenset[Condition] = frozenset({"unrobbed", "full", "home"})
"""What only the end decides: until then, whatever holds may be lost again."""

Count: TypeAlias = Callable[[Mission, Driver, int], int]
"""From a mission, its driver, and the squares that the mission names as bits."""

CORNERS = mask_of(GRID.at[column, row] for column in (0, SIZE - 1) for row in (0, SIZE - 1))
MIDDLE = mask_of(GRID.at[column, row] for column in range(1, SIZE - 1) for row in range(1, SIZE - 1))


def load(mission: Mission, driver: Driver, named: int) -> int:
    """Count the packages of the largest delivery."""
    return max((_packages([one]) for one in driver.logbook.deliveries), default=0)


def visits(mission: Mission, driver: Driver, named: int) -> int:
    """Count deliveries."""
    return len(driver.logbook.deliveries)


def lows(mission: Mission, driver: Driver, named: int) -> int:
    """Count low-value packages delivered."""
    return sum(one.low for one in driver.logbook.deliveries)


def highs(mission: Mission, driver: Driver, named: int) -> int:
    """Count high-value packages delivered."""
    return sum(one.high for one in driver.logbook.deliveries)


def highs_by(mission: Mission, driver: Driver, named: int) -> int:
    """Count high-value packages delivered by the end of a turn."""
    return sum(one.high for one in driver.logbook.deliveries if one.turn <= mission.turn)


def packages_by(mission: Mission, driver: Driver, named: int) -> int:
    """Count packages delivered by the end of a turn."""
    return _packages(one for one in driver.logbook.deliveries if one.turn <= mission.turn)


def packages_from(mission: Mission, driver: Driver, named: int) -> int:
    """Count packages delivered from a turn on."""
    return _packages(one for one in driver.logbook.deliveries if one.turn >= mission.turn)


def origins(mission: Mission, driver: Driver, named: int) -> int:
    """Count the named locations from which something was delivered."""
    delivered = 0
    for one in driver.logbook.deliveries:
        delivered |= one.origins
    return (delivered & named).bit_count()


def passes(mission: Mission, driver: Driver, named: int) -> int:
    """Count the named locations that were passed."""
    return (driver.logbook.passed & named).bit_count()


def corners(mission: Mission, driver: Driver, named: int) -> int:
    """Count the corner locations that were passed."""
    return (driver.logbook.passed & CORNERS).bit_count()


def middle(mission: Mission, driver: Driver, named: int) -> int:
    """Count those of the nine inner locations that were passed."""
    return (driver.logbook.passed & MIDDLE).bit_count()


def places(mission: Mission, driver: Driver, named: int) -> int:
    """Count the locations that were passed."""
    return driver.logbook.passed.bit_count()


def unrobbed(mission: Mission, driver: Driver, named: int) -> int:
    """Say whether the Rogue has taken nothing after a turn."""
    return int(driver.logbook.lost <= mission.turn)


def full(mission: Mission, driver: Driver, named: int) -> int:
    """Say whether the battery is full."""
    return int(driver.battery >= driver.charge)


def home(mission: Mission, driver: Driver, named: int) -> int:
    """Say whether the van stands on its gate."""
    return int(driver.at == driver.gate)


def blocks(mission: Mission, driver: Driver, named: int) -> int:
    """Count losses that the sat nav stopped."""
    return driver.logbook.blocked


def crossings(mission: Mission, driver: Driver, named: int) -> int:
    """Count own cubes crossed."""
    return driver.logbook.crossed


def drives(mission: Mission, driver: Driver, named: int) -> int:
    """Count turns with a recharge at Electric Drive."""
    return driver.logbook.drives


def paid(mission: Mission, driver: Driver, named: int) -> int:
    """Count charges paid for at the base."""
    return driver.logbook.paid


def _packages(deliveries: Iterable[Delivery]) -> int:
    return sum(one.low + one.high for one in deliveries)


COUNTS: dict[Condition, Count] = {
    "load": load, "visits": visits, "lows": lows, "highs": highs, "highs_by": highs_by, "packages_by": packages_by,
    "packages_from": packages_from, "origins": origins, "passes": passes, "corners": corners, "middle": middle,
    "places": places, "unrobbed": unrobbed, "full": full, "home": home, "blocks": blocks, "crossings": crossings,
    "drives": drives, "paid": paid,
}  # fmt: skip
