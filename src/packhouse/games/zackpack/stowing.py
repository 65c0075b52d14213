"""How bots load: at a few tries by hand, or exactly."""

from __future__ import annotations

from importlib import import_module

from ...core.rng import Rng
from . import loading, scoring
from .actions import Done, Put
from .state import Place
from .truck import Truck

HASTE = 4
"""One in so many pieces is any that fits; the others are the largest ones."""


def exactly(truck: Truck, place: Place, seconds: float) -> Put | Done:
    """Return the next piece of a load that no other beats, or of the best that was found in time."""
    best_load = import_module(".loader", __package__).best_load  # takes its time to load or to compile
    bars = best_load(truck.squares, truck.height, place.left, seconds, place.heights).bars
    return Put(bars[0].size, truck.cells[bars[0].square], bars[0].direction) if bars else Done()


def by_hand(truck: Truck, place: Place, tries: int, rng: Rng) -> Put | Done:
    """Return the first piece of the best of some loads that were put together piece by piece."""
    attempts = [_attempt(truck, place.copy(), rng) for _ in range(tries)]
    return min(attempts, key=lambda attempt: attempt[0])[1]


def _attempt(truck: Truck, place: Place, rng: Rng) -> tuple[int, Put | Done]:
    """Load until nothing fits; return what is to be paid then, and the first piece."""
    first: Put | Done | None = None
    while fitting := loading.puts(truck, place):
        if rng.below(HASTE):
            largest = max(put.size for put in fitting)
            fitting = [put for put in fitting if put.size == largest]
        put = rng.choose(fitting)
        loading.put(truck, place, put)
        first = first or put
    return scoring.due(truck, place), first or Done()
