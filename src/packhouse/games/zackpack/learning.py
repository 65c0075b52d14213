"""Zack & Pack for those who learn: every truck and every way to load a piece, and what lies before whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import get_args

from ...core.game import Seat
from ...kit.vectors import Numbers, Vector, among, each, flags, from_seat, share, vector
from . import floors
from .actions import TOP, AnyAction, Take
from .exercise import Loading
from .loading import MOST_TAKES
from .rules import DONE, READY, ZackPack
from .state import Payment, Phase, View

RETRACTS = (Take,)
EXERCISES = {"truck": Loading}
PHASES: tuple[Phase, ...] = get_args(Phase)
PIECES, POINTS, CUBES, ROUNDS = 5, 100, 45, 10
"""What numbers are shares of."""


def actions(game: ZackPack, seats: int) -> Sequence[AnyAction]:
    """Return every action; pieces are put where they can lie on any truck."""
    return [READY, *game.race.grabs.values(), TOP, *floors.puts(game.trucks), *map(Take, floors.FLOOR.cells), DONE]


def features(game: ZackPack, view: View, seat: Seat) -> Vector:
    """Return the phase, the trucks that are used up, and what lies before each: oneself first, then round the table."""
    seats = from_seat(seat, len(view.places))
    payments: Sequence[Payment | None] = view.payments or [None] * len(seats)
    return vector(
        among(view.phase, PHASES),
        [*share(view.round, ROUNDS), *share(view.pile, len(game.trucks))],
        each(view.discard, game.trucks),
        chain.from_iterable(_place(game, view, other) for other in seats),
        chain.from_iterable(_paid(game, payments[other]) for other in seats),
    )


def _place(game: ZackPack, view: View, seat: Seat) -> Iterator[float]:
    place = view.places[seat]
    waits = seat in view.waiting
    yield from flags(waits)
    yield from share(view.waiting.index(seat) if waits else None, len(view.places))
    yield from [*share(place.points, POINTS), *share(place.takes, MOST_TAKES)]
    yield from chain.from_iterable(share(number, PIECES) for number in (*place.load, *place.left))
    yield from each(place.trucks, game.trucks)
    yield from among(place.truck, game.trucks)
    truck = game.trucks.get(place.truck or 0)
    yield from floors.seen(truck, floors.heights(truck, place.bars) if truck else ())
    yield from [*share(place.room, CUBES), *share(place.due, CUBES)]


def _paid(game: ZackPack, payment: Payment | None) -> Numbers:
    if payment is None:
        return [0.0] * (len(game.trucks) + 3)
    return [
        *among(payment.truck, game.trucks),
        *share(payment.due, CUBES),
        *share(payment.paid, CUBES),
        *share(payment.bonus, CUBES),
    ]
