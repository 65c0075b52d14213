"""Pick & Pack for those who learn: every step of the set-up and of the turn, and all that one side sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import get_args

from ...core.game import Seat
from ...kit.vectors import Numbers, Vector, among, count, flags, padded, share, vector
from . import actions as do
from .actions import AnyAction
from .board import BLUE, RED
from .components import TILES
from .laying import MOST_CHANGES
from .rules import PickPack
from .state import CrateView, Mark, Phase, RushView, SlotView, SpaceView, View

RETRACTS = (do.Take, do.Swap)
PHASES: tuple[Phase, ...] = get_args(Phase)
MARKS: tuple[Mark, ...] = get_args(Mark)
DEEP = 9
"""So many trays of a crate are told, from the top: there are hardly ever more."""
APPLES = 30
"""About as many as a full crate holds."""


def actions(game: PickPack, seats: int) -> Sequence[AnyAction]:
    return [*_laying(game), *_moving(game), do.Spend(), do.End()]


def _laying(game: PickPack) -> Iterator[AnyAction]:
    slots = game.board.slots
    yield from (do.Lay(tile, slot) for tile in TILES for slot in slots)
    yield from map(do.Take, slots)
    for own in game.board.slots_of:
        yield from (do.Swap(slots[one], slots[to]) for one, to in product(own, own) if one != to)
    yield do.Done()


def _moving(game: PickPack) -> Iterator[AnyAction]:
    crates = range(1, game.box.crates + 1)
    for cell in game.board.cells:
        yield do.RushOrder(cell)
        yield from (kind(cell, crate) for kind in (do.Grab, do.Premium, do.Wholesale) for crate in crates)
        for theirs, own in product(crates, crates):
            yield from (do.QualityControl(cell, theirs, own), do.OrderMixup(cell, theirs, own))
        yield from (do.Malfunction(cell, victim) for victim in (*game.board.cells, *game.board.slots))


def features(game: PickPack, view: View, seat: Seat) -> Vector:
    """Return the phase, the grid, and what belongs to each side: one's own first."""
    return vector(
        among(view.phase, PHASES),
        flags(seat == RED, seat == BLUE, view.turn == seat),
        among(view.grabber, game.board.cells),
        chain.from_iterable(_space(game, space) for space in view.grid),
        count(view.hand, TILES),
        share(view.changes, MOST_CHANGES),
        chain.from_iterable(_side(game, view, side) for side in (seat, 1 - seat)),
    )


def _space(game: PickPack, space: SpaceView) -> Numbers:
    return [*share(space.apples, len(game.box.trays)), *flags(space.up)]


def _side(game: PickPack, view: View, seat: Seat) -> Iterator[float]:
    slots, crates = view.slots[seat], view.crates[seat]
    yield from chain.from_iterable(map(_slot, slots))
    yield from share(view.laid[seat], len(slots))
    yield from flags(view.done[seat])
    yield from chain.from_iterable(_crate(game, crate) for crate in crates)
    yield from _rush(view.rush[seat])
    yield from share(view.scores[seat], APPLES * len(crates))


def _slot(slot: SlotView) -> Numbers:
    return [*among(slot.tile, TILES), *flags(slot.up, slot.broken)]


def _crate(game: PickPack, crate: CrateView) -> Numbers:
    downwards = [apples / len(game.box.trays) for apples in reversed(crate.trays)]
    whole = [*share(len(crate.trays), DEEP), *share(sum(crate.trays), APPLES), *share(crate.points, APPLES)]
    return [*padded(downwards, DEEP), *whole, *among(crate.closed, MARKS)]


def _rush(rush: RushView) -> Numbers:
    return [float(rush.ready), float(rush.fresh), float(rush.spent)]
