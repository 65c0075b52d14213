"""What the lab asks of Pick & Pack: which crates make the points, which tiles are used, and how games begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...core.counted import counted
from ...core.game import Seat
from ...kit.offers import Moment, Offer
from . import scoring
from .actions import (
    AnyAction,
    Grab,
    Malfunction,
    OrderMixup,
    Premium,
    QualityControl,
    RushOrder,
    Wholesale,
)
from .board import BLUE, RED
from .rules import PickPack
from .state import State

TILES: dict[type[AnyAction], str] = {
    Premium: "Premium",
    Wholesale: "Wholesale",
    RushOrder: "Rush Order",
    QualityControl: "Quality Control",
    OrderMixup: "Order Mix-up",
    Malfunction: "Malfunction",
}
CRATES = {None: "open crates", "premium": "Premium crates", "wholesale": "Wholesale crates"}


def sources(game: PickPack, state: State, seat: Seat) -> dict[str, float]:
    found = dict.fromkeys(CRATES.values(), 0.0)
    for crate in game.crates.of[seat]:
        found[CRATES[state.closed[crate]]] += scoring.points(state, crate)
    return found | {"compensation": game.compensation} if seat == BLUE and game.compensation else found  # PP-20


def components(game: PickPack, moments: Iterable[Moment]) -> Iterator[Offer]:
    """Tell of each move which tiles could have been used, and of Red's first move what it took."""
    begun = False
    for state, seat, action in moments:
        if state.phase != "move":
            continue
        moves = game.legal(state, seat)
        tiles = _tiles(moves)
        if tiles:
            yield Offer("tile", seat, tiles, _tiles([action]))
        if not begun and seat == RED:
            begun = True
            yield Offer("Red’s first move", seat, _named(game, state, moves), _named(game, state, [action]))


def _tiles(actions: Sequence[AnyAction]) -> list[str]:
    return sorted({TILES[type(action)] for action in actions if type(action) in TILES})


def _named(game: PickPack, state: State, actions: Sequence[AnyAction]) -> list[str]:
    trays = {action.cell for action in actions if isinstance(action, Grab)}
    grabbed = {f"a tray of {counted(state.trays[game.board.cell[cell]], 'apple')}" for cell in trays}
    return sorted({*grabbed, *_tiles(actions)})
