"""A driver in numbers, for those who learn: where the van is, what it has, and what it has done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ...core.game import Seat
from ...kit.vectors import among, each, flags
from .components import TURNS
from .ground import GRID, SIDES, SQUARES
from .rules import Pandemonium
from .views import DriverView, LogbookView, MissionView, View

FEW, POINTS = 8, 40
"""What numbers are shares of."""


def driver(game: Pandemonium, view: View, seat: Seat) -> Iterator[float]:
    one = view.drivers[seat]
    yield from flags(seat in view.waiting, seat == view.winner, seat == view.carrier)
    yield from (_place(seat, queue) for queue in (view.waiting, view.planners, view.thieves))
    yield from _where(game, one)
    yield from _numbers(one)
    yield from flags(one.has_chosen, one.ignored, one.charged, one.defused, one.missions is None)
    yield from among(one.company, [company.name for company in game.box.companies])
    yield from _cards(one)
    yield from _missions(game, one.missions or ())
    yield from each(one.given_up or (), game.cards.missions)
    yield from (number / POINTS for number in msgspec.structs.astuple(one.score))
    yield from _logbook(one.logbook)


def _place(seat: Seat, queue: Sequence[Seat]) -> float:
    """Return 1 for whoever is next in a queue, less for those behind, and 0 for whoever isn't in it."""
    return 1 / (1 + queue.index(seat)) if seat in queue else 0.0


def _where(game: Pandemonium, one: DriverView) -> Iterator[float]:
    """Return where the van and its gate are, and each cube: the oldest first, as it is lifted first."""
    most = game.box.numbers.cubes
    for square in (one.at, one.gate, *one.cubes[:most], *[None] * (most - len(one.cubes))):
        yield from among(square, GRID.cells)
    yield from among(one.side, SIDES)


def _numbers(one: DriverView) -> Iterator[float]:
    aboard = (one.van, one.low, one.high, one.stolen_low, one.stolen_high)
    at_home = (one.base_low, one.base_high, one.base_stolen_low, one.base_stolen_high)
    yield from (number / FEW for number in (*aboard, *at_home))
    yield from (number / FEW for number in (one.charge, one.battery, one.steps, one.guards, one.owed))


def _cards(one: DriverView) -> Iterator[float]:
    """Return the cards played, the last of them, and the one chosen, which its owner alone sees."""
    cards = range(1, TURNS + 1)
    yield from each(one.played, cards)
    yield from among(one.played[-1] if one.played else None, cards)
    yield from among(one.chosen, cards)


def _missions(game: Pandemonium, missions: Sequence[MissionView]) -> Iterator[float]:
    """Return for each mission there is whether it is the driver's, how much of it is done, and if for now only."""
    held = {mission.name: mission for mission in missions}
    for name in game.cards.missions:
        mission = held.get(name)
        yield from (1.0, mission.counted / mission.asked, float(mission.so_far)) if mission else (0.0, 0.0, 0.0)


def _logbook(book: LogbookView) -> Iterator[float]:
    yield from each(book.passed, GRID.cells)
    yield from each(book.origins, GRID.cells)
    yield book.lost / TURNS
    yield from (number / FEW for number in (book.blocked, book.drives, book.paid, book.guarded))
    yield book.crossed / SQUARES
    for count in (
        len(book.deliveries),
        sum(one.low for one in book.deliveries),
        sum(one.high for one in book.deliveries),
    ):
        yield count / FEW
