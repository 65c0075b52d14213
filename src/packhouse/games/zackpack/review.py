"""The least that could have been paid in the last round, and how: for everyone, on the truck that they had grabbed."""

from __future__ import annotations

import msgspec

from .loader import Laid, best_load
from .rules import ZackPack
from .scoring import due_for
from .state import Payment, View
from .truck import Bar, Truck

LONGEST = 2.0
"""Seconds for a truck; those in the box take some milliseconds."""


class Best(msgspec.Struct, frozen=True):
    """A load that no other beats, or the best that was found in time."""

    due: int
    """What is to be paid for it."""
    bars: tuple[Bar, ...]
    """Each piece after those that it rests on."""


class Review(msgspec.Struct, frozen=True):
    best: tuple[Best, ...]
    """The best load for each of the view's payments; none in the first round."""


def review(game: ZackPack, view: View) -> Review:
    return Review(tuple(_best(game.trucks[payment.truck], payment) for payment in view.payments))


def _best(truck: Truck, payment: Payment) -> Best:
    found = best_load(truck.squares, truck.height, payment.load, LONGEST)
    return Best(due_for(truck.room, payment.load, found.cubes), tuple(_bar(truck, laid) for laid in found.bars))


def _bar(truck: Truck, laid: Laid) -> Bar:
    return Bar(laid.size, truck.cells[laid.square], laid.direction, laid.level)
