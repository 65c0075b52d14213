"""What priority cards do at the reveal, a function for each (PM-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .components import Special
from .state import Driver, State

Effect: TypeAlias = Callable[[State, Driver], None]


def drain(state: State, driver: Driver) -> None:
    """Lose a battery unit."""
    driver.battery = max(0, driver.battery - 1)


def cramped(state: State, driver: Driver) -> None:
    """Carry one package less this turn."""
    driver.room = -1


def recharge(state: State, driver: Driver) -> None:
    """Recharge one battery unit."""
    driver.battery = min(driver.charge, driver.battery + 1)


def roomy(state: State, driver: Driver) -> None:
    """Carry one package more this turn."""
    driver.room = 1


def spawn(state: State, driver: Driver) -> None:
    """Reveal one more spawn card this turn."""
    state.spawns += 1


def swap(state: State, driver: Driver) -> None:
    """Draw a mission; then give up one of the three."""
    if driver.missions and state.pile:
        driver.missions.append(state.pile.pop())


def far(state: State, driver: Driver) -> None:
    """Plan one cube more this turn."""
    driver.steps += 1


def ignored(state: State, driver: Driver) -> None:
    """Be ignored by the Rogue this turn."""
    driver.ignored = True


EFFECTS: dict[Special, Effect] = {
    "drain": drain,
    "cramped": cramped,
    "recharge": recharge,
    "roomy": roomy,
    "spawn": spawn,
    "swap": swap,
    "far": far,
    "ignored": ignored,
}
