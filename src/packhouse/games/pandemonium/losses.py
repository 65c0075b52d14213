"""Packages that Rogues take from vans, one after the other (PM-16, PM-17, PM-30)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from . import cargo
from .actions import AnyAction, Block, Lose
from .state import GREEN, NONE, RED, ROGUE, Driver, State

CHOICES = (Block(), Lose())


class Losses:
    def __init__(self, each: int) -> None:
        self.each = each
        """Packages for a cube."""

    def choices(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        """Return what an owner is asked, package by package (PM-17)."""
        return CHOICES

    def cross(self, state: State, cell: int) -> None:
        """Note what a Rogue that enters a location may take: for each cube there, but once a turn (PM-16)."""
        if state.robbed >> cell & 1:
            return
        state.robbed |= 1 << cell
        for victim in victims(state):
            driver = state.drivers[victim]
            if not driver.ignored:
                driver.owed += self.each * driver.cubes.count(cell)

    def settle(self, state: State) -> Seat:
        """Resolve losses until an owner has a choice, and return who; NONE: all are resolved."""
        while (victim := _next(state)) != NONE:
            driver = state.drivers[victim]
            if driver.guards:
                self.guard(driver)
            elif driver.battery:
                return victim
            else:
                self.lose(state, victim)
        state.drivers[RED].owed = state.drivers[GREEN].owed = 0
        return NONE

    def guard(self, driver: Driver) -> None:
        """Let the company stop a loss, for nothing (PM-29)."""
        driver.guards -= 1
        driver.logbook.guarded += 1
        driver.owed -= 1

    def lose(self, state: State, victim: Seat) -> None:
        driver = state.drivers[victim]
        cargo.steal(driver, thief(state), counts=state.seats == 3)
        driver.logbook.lost = state.turn
        driver.owed -= 1

    def block(self, state: State, victim: Seat) -> None:
        """Spend a battery unit, and keep the package (PM-17)."""
        driver = state.drivers[victim]
        driver.battery -= 1
        driver.logbook.blocked += 1
        driver.owed -= 1


def victims(state: State) -> tuple[Seat, ...]:
    """Return who can be robbed: not one Rogue by the other (PM-31)."""
    return (RED,) if state.seats == 1 else (RED, GREEN)


def thief(state: State) -> Driver:
    return state.drivers[state.thieves[0] if state.thieves else ROGUE]


def _next(state: State) -> int:
    """Return who loses next: whoever has the most valuable package, and only while the thief has room (PM-30)."""
    red, green = state.drivers[RED], state.drivers[GREEN]
    if not (red.owed or green.owed) or (state.seats == 3 and not cargo.room(state.drivers[ROGUE])):
        return NONE
    robbed = [victim for victim, one in ((RED, red), (GREEN, green)) if one.owed and cargo.aboard(one)]
    return max(robbed, key=lambda victim: state.drivers[victim].high > 0, default=NONE)
