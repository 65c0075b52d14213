"""The exploding package: picked up, handed over, defused, or too late (PM-22 to PM-26)."""

from __future__ import annotations

from ...core.game import Seat
from . import cargo
from .state import NONE, State


def pick_up(state: State, seat: Seat, turns: int) -> None:
    """Take it along, and light the fuse (PM-22)."""
    state.bomb, state.fuse = NONE, state.turn + turns
    give(state, seat)


def give(state: State, seat: Seat) -> None:
    """Put it on a van; one that stands on its own gate brings it into the base at once (PM-12)."""
    state.carrier = seat
    if state.drivers[seat].at == state.drivers[seat].gate:
        defuse(state, seat)


def takers(state: State, seat: Seat) -> list[Seat]:
    """Return those to whom a carrier may hand it here: whoever's cubes lie on the location just entered (PM-24)."""
    if state.carrier != seat or not state.has_moved:
        return []
    here = state.drivers[seat].at
    return [other for other in range(state.seats) if other != seat and here in state.drivers[other].cubes]


def defuse(state: State, seat: Seat) -> None:
    """Bring it into the base, if it is aboard (PM-23)."""
    if state.carrier == seat:
        state.drivers[seat].defused = True
        _gone(state)


def burn(state: State) -> None:
    """At the end of the turn: let it explode when its time has come (PM-25)."""
    if state.carrier != NONE and state.turn >= state.fuse:
        cargo.empty(state.drivers[state.carrier])
        _gone(state)


def _gone(state: State) -> None:
    state.carrier, state.fuse = NONE, 0
