"""How a bot lays its tiles with thought: it swaps them about for as long as that makes the whole better.

What is better was fitted by least squares to the final lead in 16,000 games of bots whose tiles were laid by lot, as
``benchmarks/fit.py`` does.
All is in hundredths of a point.
"""

from __future__ import annotations

from itertools import combinations

from ...core.game import Seat
from ...core.rng import Rng
from .actions import Done, Lay, Laying
from .components import TILES, Tile
from .rules import PickPack
from .state import State

AT_THE_START: dict[Tile, int] = {
    "premium": 33, "wholesale": 20, "rush": 10, "control": -22, "mixup": 11, "malfunction": -51,
}  # fmt: skip
"""What a tile gains on the line where the grabber starts."""

AN_APPLE: dict[Tile, int] = {"premium": 1, "wholesale": 1, "rush": -4, "control": 2, "mixup": -1, "malfunction": 1}
"""What a tile gains for each apple on its line."""

TOGETHER: dict[tuple[Tile, ...], int] = {
    ("premium", "premium"): -3,
    ("premium", "wholesale"): -14,
    ("premium", "rush"): -1,
    ("control", "premium"): 11,
    ("mixup", "premium"): -5,
    ("malfunction", "premium"): 15,
    ("wholesale", "wholesale"): -39,
    ("rush", "wholesale"): 21,
    ("control", "wholesale"): 20,
    ("mixup", "wholesale"): 23,
    ("malfunction", "wholesale"): 28,
    ("rush", "rush"): -16,
    ("control", "rush"): 12,
    ("mixup", "rush"): 3,
    ("malfunction", "rush"): -3,
    ("control", "control"): -13,
    ("control", "mixup"): 5,
    ("control", "malfunction"): -21,
    ("mixup", "mixup"): -25,
    ("malfunction", "mixup"): 24,
    ("malfunction", "malfunction"): -21,
}
"""What two tiles gain by lying on one line, where only one of them can be used at a time; their names are sorted."""

BLUR = 20
"""How far a tile's worth on a line may be off, so that nobody can know how a bot lays its tiles."""


def by_lot(game: PickPack, state: State, seat: Seat, rng: Rng) -> Laying:
    return game.set_up.sample(state, seat, rng)


def with_thought(game: PickPack, state: State, seat: Seat, rng: Rng) -> Laying:
    """Lay the next tile so that it goes well with those that lie and with all that are to come."""
    free = game.set_up.free(state, seat)
    if not free:
        return Done()
    slot = free[0]
    return Lay(_completed(game, state, seat, rng)[game.board.slot[slot] - game.board.slots_of[seat].start], slot)


def _completed(game: PickPack, state: State, seat: Seat, rng: Rng) -> list[Tile]:
    """Return a tile for each of the seat's slots: those that lie there, and the others where they are best."""
    hand, slots = game.set_up.hand(state, seat), game.board.slots_of[seat]
    rng.shuffle(hand)
    tiles = [state.tiles[slot] or hand.pop() for slot in slots]
    free = [number for number, slot in enumerate(slots) if not state.tiles[slot]]
    tastes = _tastes(game, state, seat, rng)
    better = True
    while better:
        better = False
        for one, other in combinations(free, 2):
            before = _worth(tastes, tiles, one) + _worth(tastes, tiles, other)
            tiles[one], tiles[other] = tiles[other], tiles[one]
            if _worth(tastes, tiles, one) + _worth(tastes, tiles, other) > before:
                better = True
            else:
                tiles[one], tiles[other] = tiles[other], tiles[one]
    return tiles


def _worth(tastes: list[dict[Tile, int]], tiles: list[Tile], slot: int) -> int:
    """Return what the two tiles on the line of a slot are worth."""
    line = slot // 2
    one, other = tiles[2 * line], tiles[2 * line + 1]
    return tastes[line][one] + tastes[line][other] + TOGETHER[tuple(sorted((one, other)))]


def _tastes(game: PickPack, state: State, seat: Seat, rng: Rng) -> list[dict[Tile, int]]:
    """Return, line by line, what each tile is worth there."""
    grabbers = game.board.line_at(seat, state.grabber)
    return [
        {
            tile: AN_APPLE[tile] * sum(state.trays[space] for space in spaces)
            + AT_THE_START[tile] * (line == grabbers)
            + rng.below(2 * BLUR + 1)
            for tile in TILES
        }
        for line, spaces in enumerate(game.board.along[seat])
    ]
