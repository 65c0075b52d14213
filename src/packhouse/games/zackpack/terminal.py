"""The table for a terminal: trucks as floors, loads level by level; no sign differs by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from ...core.counted import counted
from .actions import AnyAction
from .components import COLUMNS, ROWS
from .drawing import SQUARE, beside, level_drawn, truck_drawn
from .rules import ZackPack
from .state import Entry, Payment, PlaceView, View
from .truck import Bar, Truck

PLAIN_LETTERS = {SQUARE: "."}
NEXT = {
    "ready": "turn the trucks up: ready",
    "grab": "grab a truck in front of another player by its number, or the top of the pile: grab pile",
    "load": "put bars by size, square and across, back or up; unload them with take and their square; then write done",
    "over": "the game is over",
}
STILL = {"ready": "not ready yet", "grab": "still to grab", "load": "still loading"}
"""What is said of whoever has still to act."""

HOW_TO_PLAY = (
    "Everyone has rolled bars of 1 to 5 cubes. One after another, in an order drawn each round, players grab a "
    "truck in front of someone else by its number, or the top of the pile (grab pile). Then load yours: put 3 b1 "
    "across lays a bar of 3 on b1, c1 and d1, put 3 b1 back on b1, b2 and b3, and put 3 b1 up stands it on b1; a "
    "bar of 1 is always put up. Whatever a bar lies on must be the same height all along, and nothing may be "
    "higher than the truck allows. take b1 unloads the bar that was put on b1. When nothing more fits, write done. "
    "Each cube that would still fit costs a point, each bar left over twice its size; whoever pays least gets a "
    "bonus. When someone has no points left, whoever has the most wins.\n"
)


def draw(game: ZackPack, view: View, last: AnyAction | None) -> Text:
    """Return what lies in front of each player, then the payments of the last round, and at the end those of all."""
    lines = ["", f"Round {view.round}   pile {view.pile}   discards {len(view.discard)}"]
    for seat, place in enumerate(view.places):
        waits = f"   {STILL[view.phase]}" if seat in view.waiting else ""
        lines += ["", f"Seat {seat + 1}   {counted(place.points, 'point')}   bars: {_pieces(place)}{waits}"]
        lines += beside(_pictures(game, place))
    if view.payments:
        lines += ["", "Paid for the last round:", *map(_paid, range(1, len(view.payments) + 1), view.payments)]
    if view.ledger:
        lines += ["", "The whole game: paid for room and bars, bonus = points left", *_ledger(view)]
    return Text("\n".join([*lines, "", NEXT[view.phase]]))


def _pieces(place: PlaceView) -> str:
    """Return the sizes of those not loaded, and how much that is: ``1 1 3 (5 cubes)``."""
    sizes = [size for size, number in enumerate(place.left, 1) for _ in range(number)]
    return f"{' '.join(map(str, sizes))} ({counted(sum(sizes), 'cube')})" if sizes else "none"


def _pictures(game: ZackPack, place: PlaceView) -> Iterator[list[str]]:
    """Return the face-up trucks, or the levels of the one that was grabbed."""
    for number in place.trucks:
        yield truck_drawn(game.trucks[number])
    if place.truck:
        truck = game.trucks[place.truck]
        for level in range(1, truck.height + 1):
            yield _picture(f"{place.truck}: level {level}", truck, place.bars, level)
        yield ["", f"room for {place.room}", f"{place.due} to pay"]


def _picture(title: str, truck: Truck, bars: Iterable[Bar], level: int) -> list[str]:
    return [title, *level_drawn(truck.squares, bars, level, COLUMNS, ROWS)]


def _paid(number: int, payment: Payment) -> str:
    owed = f"room {payment.room} + bars {payment.surplus} = {payment.due}"
    short = f", paid {payment.paid}" if payment.paid < payment.due else ""
    bonus = f", bonus {payment.bonus}" if payment.bonus else ""
    return f"  Seat {number}: truck {payment.truck}, {owed}{short}{bonus}, now {payment.balance}"


def _ledger(view: View) -> Iterator[str]:
    """Return a line for each round, with a column for each seat."""
    yield "  Round " + "".join(f"{f'Seat {seat}':>18}" for seat in range(1, len(view.places) + 1))
    for number, entries in enumerate(view.ledger, 1):
        yield f"  {number:>5} " + "".join(f"{_entry(entry):>18}" for entry in entries)


def _entry(entry: Entry) -> str:
    bonus = f" +{entry.bonus}" if entry.bonus else ""
    return f"-{entry.room} -{entry.surplus}{bonus} = {entry.balance}"
