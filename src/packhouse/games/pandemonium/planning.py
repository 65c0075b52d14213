"""Whole routes of a turn, with what may be loaded on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.game import Seat
from . import cargo
from .actions import AnyAction, Go, Load
from .routes import LOADS
from .rules import Pandemonium
from .state import State


class Plan(NamedTuple):
    first: AnyAction
    """How it begins."""
    after: State
    """The position when it is done."""


def plans(game: Pandemonium, state: State, seat: Seat) -> Iterator[Plan]:
    """Give every sensible way to end a seat's route."""
    for action in sensible(game, state, seat):
        after = state.copy()
        game.apply(after, seat, action)
        for end in _ends(game, after, seat):
            yield Plan(action, end)


def _ends(game: Pandemonium, state: State, seat: Seat) -> Iterator[State]:
    if state.phase != "route" or state.planners[0] != seat:
        yield state
        return
    for plan in plans(game, state, seat):
        yield plan.after


def sensible(game: Pandemonium, state: State, seat: Seat) -> list[AnyAction]:
    """Return what may be done on a route, but of other loads only the most valuable."""
    actions = game.legal(state, seat)
    best = _richest(game, state)
    goes: list[AnyAction] = [action for action in actions if not isinstance(action, Load)]
    if best in actions:
        return [best] if any(isinstance(action, Go) for action in goes) else [best, *goes]
    return goes


def _richest(game: Pandemonium, state: State) -> Load:
    """Return the load with as many of the dearer packages as the van holds, then as many of the others."""
    driver, here, sheet = state.planner, state.planner.at, game.sheet
    most = max(driver.van + driver.room, cargo.aboard(driver))
    low, high = driver.low + state.low[here], driver.high + state.high[here]
    if sheet.low > sheet.high:
        lows = min(most, low)
        return LOADS[lows][min(most - lows, high)]
    highs = min(most, high)
    return LOADS[min(most - highs, low)][highs]
