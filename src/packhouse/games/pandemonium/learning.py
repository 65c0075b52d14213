"""Package Pandemonium for those who learn: every choice of a turn, and all that a driver sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import get_args

from ...core.game import Seat
from ...kit.vectors import Numbers, Vector, among, each, flags, from_seat, share, vector
from .actions import AnyAction, Load, Swap
from .cards import CARDS, ORDERS
from .components import TURNS
from .drivers import driver
from .ground import GRID
from .losses import CHOICES
from .routes import BOMB, GOES, HANDS, HIGH, LOADS, LOW, STOP
from .rules import Pandemonium
from .state import Phase
from .views import View

PHASES: tuple[Phase, ...] = get_args(Phase)
PACKAGES, STEPS = 4, 4
"""What numbers are shares of."""


def actions(game: Pandemonium, seats: int) -> Sequence[AnyAction]:
    """Return every action; bases and the Rogue's ways are those of all city maps."""
    bases = dict.fromkeys(base for city in game.cities for base in city.bases)
    ways = dict.fromkeys(walk.action for city in game.cities for walks in city.walks for walk in walks)
    return [
        *bases, *game.setting_up.companies, *CARDS, *map(Swap, game.cards.missions), *ORDERS, *GOES, *_loads(game),
        BOMB, *HANDS, LOW, HIGH, STOP, *ways, *CHOICES,
    ]  # fmt: skip


def _loads(game: Pandemonium) -> list[Load]:
    """Return every load of the largest van, with the place more that a special gives."""
    terms = [*game.routes.firms.companies, game.routes.firms.rogue]
    most = 1 + max(one.van for one in terms)
    return [LOADS[low][high] for low in range(most + 1) for high in range(most + 1 - low)]


def features(game: Pandemonium, view: View, seat: Seat) -> Vector:
    """Return the turn, the city, what is left to come, and every driver: oneself first."""
    drivers = from_seat(seat, len(view.drivers))
    return vector(
        _turn(view, seat),
        among(view.map, [city.card.name for city in game.cities]),
        chain.from_iterable(_location(game, view, cell) for cell in range(len(GRID))),
        each({*view.path}, GRID.cells),
        each({*view.robbed}, GRID.cells),
        each(view.spawned, range(1, len(game.box.spawns) + 1)),
        among(view.bomb, GRID.cells),
        chain.from_iterable(driver(game, view, other) for other in drivers),
    )


def _turn(view: View, seat: Seat) -> Iterator[float]:
    yield from among(view.phase, PHASES)
    yield from among(seat, range(len(view.drivers)))
    yield from (view.turn / TURNS, (view.fuse or 0) / TURNS, view.spawns / STEPS, view.steps / STEPS)
    yield from flags(view.has_moved, view.has_loaded)
    yield from (number / PACKAGES for number in view.came)


def _location(game: Pandemonium, view: View, cell: int) -> Numbers:
    here = view.locations[cell]
    packages = [*share(here.low, PACKAGES), *share(here.high, PACKAGES)]
    return [*among(here.name, game.box.locations), *packages]
