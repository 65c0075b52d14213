"""Paying for a round: empty room, pieces left over, and the bonus for who paid least (ZP-12 to ZP-15)."""

from __future__ import annotations

from collections.abc import Sequence

from .state import Entry, Payment, Place
from .truck import Bar, Truck


def room(truck: Truck, place: Place) -> int:
    """Return how many white pieces would still fit: there are no gaps beneath pieces, so any empty cube (ZP-12)."""
    return truck.room - sum(place.heights)


def surplus(left: Sequence[int]) -> int:
    """Return what pieces left over cost: twice the size of each (ZP-13)."""
    return 2 * sum(size * number for size, number in enumerate(left, 1))


def due_for(room: int, load: Sequence[int], cubes: int) -> int:
    """Return what is due with so many cubes of a load on a truck: each spares a point for room, and two left over."""
    return room + surplus(load) - 3 * cubes


def due(truck: Truck, place: Place) -> int:
    return room(truck, place) + surplus(place.left)


def bars(truck: Truck, place: Place) -> tuple[Bar, ...]:
    return tuple(truck.bars[number].bar for number in place.bars)


def payments(trucks: Sequence[Truck], places: Sequence[Place], bonus: int) -> tuple[Payment, ...]:
    """Return what each place pays and gets; its truck is given beside it."""
    least = min(map(due, trucks, places))
    return tuple(_payment(truck, place, least, bonus) for truck, place in zip(trucks, places, strict=True))


def _payment(truck: Truck, place: Place, least: int, bonus: int) -> Payment:
    owed = due(truck, place)
    paid = min(owed, place.points)  # ZP-15
    gained = bonus if owed == least else 0  # ZP-14: what was due counts, not what could be paid
    return Payment(
        truck=truck.number,
        load=place.load,
        left=tuple(place.left),
        bars=bars(truck, place),
        room=room(truck, place),
        surplus=surplus(place.left),
        due=owed,
        paid=paid,
        bonus=gained,
        balance=place.points - paid + gained,
    )


def entry(payment: Payment) -> Entry:
    """Return what is kept of a payment until the end."""
    return Entry(payment.room, payment.surplus, payment.bonus, payment.balance)
