"""How a bot lays its tiles with thought: it swaps them about for as long as that makes the whole better.

What is better was fitted by least squares to the final lead in GAMES games of bots whose tiles were laid by lot.
All is in hundredths of a point.
"""

from __future__ import annotations

from itertools import combinations

from ...core.game import Seat
from ...core.rng import Rng
from .actions import Done, Lay, Laying
from .board import RED
from .components import TILES, Tile
from .rules import PickPack
from .state import State

AT_THE_START: dict[Tile, int] = {
    "premium": 35, "wholesale": 21, "rush": 12, "control": -24, "mixup": 12, "malfunction": -56,
}  # fmt: skip
"""What a tile gains on the line where the grabber starts."""

AN_APPLE: dict[Tile, int] = {"premium": 1, "wholesale": 1, "rush": -4, "control": 2, "mixup": -1, "malfunction": 1}
"""What a tile gains for each apple on its line."""

TOGETHER: dict[frozenset[Tile], int] = {}
"""What two tiles gain on one line; two of a kind are never of more use there than one."""

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
    return tastes[line][one] + tastes[line][other] + TOGETHER[frozenset((one, other))]


def _tastes(game: PickPack, state: State, seat: Seat, rng: Rng) -> list[dict[Tile, int]]:
    """Return, line by line, what each tile is worth there."""
    size = game.box.grid
    row, column = divmod(state.grabber, size)
    lines = [
        state.trays[number::size] if seat == RED else state.trays[number * size :][:size] for number in range(size)
    ]
    return [
        {
            tile: AN_APPLE[tile] * sum(trays)
            + AT_THE_START[tile] * (line == (column if seat == RED else row))
            + rng.below(2 * BLUR + 1)
            for tile in TILES
        }
        for line, trays in enumerate(lines)
    ]
