"""A puzzle a day: a truck and a load, to be loaded so that as little is due as can be."""

from __future__ import annotations

from collections.abc import Hashable
from importlib import import_module

from ...core.game import Seat
from ...core.match import AnyMatch
from ...core.rng import KeyedRng, Rng
from ...kit.puzzles import Aim, Begin, Best, weekday
from . import loading, scoring
from .actions import Put, Take
from .rules import DONE, ZackPack
from .state import Place, State
from .truck import Truck

AIM: Aim = "due"
DETOURS = (Take,)
SEATS = 3
FEWEST = (8, 8, 8, 9, 9, 9, 10)
"""How many pieces there are to load at least, by weekday."""
ATTEMPTS, LUCKY = 40, 2
"""By hand, the best load comes about at most so often in so many attempts."""
MOST_DUE = 15
"""Past that, too much stays behind whatever one does."""
HASTE = 4
"""By hand, one in so many pieces is any that fits; the others are the largest ones."""


def pose(begin: Begin, number: int) -> AnyMatch | None:
    """Let everyone pick some truck, and all but one load it by hand."""
    match = begin(SEATS, mode="ordered", rounds=1)
    game, rng = match.game, KeyedRng.from_seed(match.setup.seed).stream("plays")
    assert isinstance(game, ZackPack)
    solver = rng.below(SEATS)
    while match.state.phase == "grab":
        (seat,) = game.active(match.state)
        match.play(seat, rng.choose(game.legal(match.state, seat)))
    if sum(match.state.places[solver].load) < FEWEST[weekday(number)]:
        return None
    for seat in range(SEATS):
        if seat != solver:
            for put in _by_hand(game.truck(match.state, seat), match.state.places[seat], rng):
                match.play(seat, put)
            match.play(seat, DONE)
    return match


def _by_hand(truck: Truck, place: Place, rng: Rng) -> list[Put]:
    """Return how someone loads who takes the largest pieces first, most of the time."""
    place, puts = place.copy(), []
    while fitting := loading.puts(truck, place):
        if rng.below(HASTE):
            largest = max(put.size for put in fitting)
            fitting = [put for put in fitting if put.size == largest]
        puts.append(rng.choose(fitting))
        loading.put(truck, place, puts[-1])
    return puts


def best(game: ZackPack, state: State) -> Best:
    """Return the next piece of a load that no other beats: the loader proves it."""
    (seat,) = game.active(state)
    truck, place = game.truck(state, seat), state.places[seat]
    best_load = import_module(".loader", __package__).best_load  # takes its time to load or to compile
    found = best_load(truck.squares, truck.height, place.left, heights=place.heights)
    due = scoring.due_for(truck.room, place.load, sum(place.heights) + found.cubes)
    if not found.bars:
        return Best(DONE, due)
    first = found.bars[0]
    return Best(Put(first.size, truck.cells[first.square], first.direction), due)


def is_puzzling(game: ZackPack, state: State) -> bool:
    """Say whether whoever loads by hand hardly ever finds the best load."""
    (seat,) = game.active(state)
    truck, place = game.truck(state, seat), state.places[seat]
    least, rng = best(game, state).points, state.rng.stream("by hand")
    lucky = sum(_due(truck, place, rng) == least for _ in range(ATTEMPTS))
    return least <= MOST_DUE and lucky <= LUCKY


def _due(truck: Truck, place: Place, rng: Rng) -> int:
    after = place.copy()
    for put in _by_hand(truck, place, rng):
        loading.put(truck, after, put)
    return scoring.due(truck, after)


def reached(game: ZackPack, state: State, seat: Seat) -> float:
    return state.payments[seat].due


def same(game: ZackPack, state: State) -> Hashable:
    (seat,) = game.active(state)
    place = state.places[seat]
    return (*place.left, *place.heights)
