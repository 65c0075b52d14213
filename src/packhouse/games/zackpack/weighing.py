"""What a truck or a piece costs: by the best load that can still be had, exactly."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from . import loading, scoring
from .actions import TOP, AnyAction, Done, Grab, Put, Take
from .glance import hidden
from .loader import best_load
from .optimum import Optimum, optimum
from .rules import ZackPack
from .state import Counts, Place, State
from .truck import Truck

LONGEST = 5.0
"""Seconds for a load; those of the trucks in the box take some milliseconds."""


def leads(game: ZackPack, world: State, seat: Seat, actions: Sequence[AnyAction]) -> list[float]:
    """Return by how many points the seat will be ahead of the best of the others once this round is paid for."""
    weigher = Weigher(game, world)
    rivals = max(weigher.stands(other) for other in range(len(world.places)) if other != seat)
    return [world.places[seat].points - weigher.due(seat, action) - rivals for action in actions]


class Weigher:
    """Of one position, of which it uses what everybody sees."""

    def __init__(self, game: ZackPack, world: State) -> None:
        self.game, self.world = game, world
        self.table: Optimum = optimum(game)
        view = game.view(world, None)
        self.pile = [*hidden(game, view)]

    def due(self, seat: Seat, action: AnyAction) -> float:
        """Return what the seat has to pay after an action, if it loads as well as can be from then on."""
        place = self.world.places[seat]
        match action:
            case Grab():
                return self._of_pile(place.load) if action == TOP else self._least(int(action.truck), place.load)
            case Put() | Take() | Done():
                return self._after(self.game.truck(self.world, seat), place.copy(), action)
            case _:
                return self._usual(place)

    def stands(self, seat: Seat) -> float:
        """Return the points that another has, less what they will pay at least: on their truck, or on a usual one."""
        place = self.world.places[seat]
        return place.points - (self._least(place.truck, place.load) if place.truck else self._usual(place))

    def _after(self, truck: Truck, place: Place, action: Put | Take | Done) -> float:
        match action:
            case Put():
                loading.put(truck, place, action)
            case Take():
                loading.take(truck, place, action)
            case Done():
                return scoring.due(truck, place)
        more = best_load(truck.squares, truck.height, place.left, LONGEST, place.heights).cubes
        return scoring.due(truck, place) - 3 * more

    def _usual(self, place: Place) -> float:
        """Return what the cheapest truck costs that lies there, or a truck of the pile."""
        trucks = [truck for other in self.world.places if other is not place for truck in other.trucks]
        return min([self._of_pile(place.load), *(self._least(truck, place.load) for truck in trucks)])

    def _of_pile(self, load: Counts) -> float:
        return sum(self._least(truck, load) for truck in self.pile) / len(self.pile)

    def _least(self, truck: int, load: Counts) -> float:
        return float(self.table.least_due(truck, load, LONGEST))
