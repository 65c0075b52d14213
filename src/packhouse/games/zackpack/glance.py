"""What a truck would cost, at a glance: as exactly as an eye is sharp."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from ...core.rng import Rng
from .actions import TOP, Grab
from .rules import ZackPack
from .state import Counts, View


def cheapest(
    game: ZackPack, view: View, load: Counts, grabs: Sequence[Grab], blur: int, seconds: float, rng: Rng
) -> Grab:
    """Return the truck that would cost least; each is misjudged by up to ``blur`` points, the pile's average too.

    Trucks that aren't in the table of optimal loads share the seconds.
    """
    table: Any = import_module(".optimum", __package__).optimum(game)  # takes its time to load or to compile
    each = seconds / len(game.trucks)

    def seen(grab: Grab) -> float:
        numbers = [*hidden(game, view)] if grab == TOP else [int(grab.truck)]
        cost: float = sum(table.least_due(number, load, each) for number in numbers) / len(numbers)
        return cost + rng.below(2 * blur + 1) - blur

    return min(grabs, key=seen)


def hidden(game: ZackPack, view: View) -> Iterator[int]:
    """Give the trucks that may be on top of the pile: once it is empty, the discards are shuffled (ZP-9)."""
    out = {truck for place in view.places for truck in (place.truck, *place.trucks)}
    for number in game.trucks:
        if number not in out and (number in view.discard) == (view.pile == 0):
            yield number
