"""What the lab asks of Pack-It: which pieces make the points, and how far from the edge games are opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ...core.counted import counted
from ...core.game import Seat
from ...kit.masks import mask_of
from ...kit.offers import Moment, Offer
from .board import Board
from .rules import RED, WHITE, PackIt
from .state import State

OPENINGS = ("White’s first centre", "Red’s first centre")


def sources(game: PackIt, state: State, seat: Seat) -> dict[str, float]:
    mine, theirs = (state.white, state.red) if seat == WHITE else (state.red, state.white)
    pieces, edge = mine & ~theirs, mask_of(_rings(game.board)[0])
    found: dict[str, float] = {
        "pieces inside": (pieces & ~edge).bit_count(),
        "pieces on the edge": (pieces & edge).bit_count(),
    }
    return found | {"komi": game.komi} if seat == RED else found


def components(game: PackIt, moments: Iterable[Moment]) -> Iterator[Offer]:
    """Tell where each side puts its first centre, of the distances from the edge that are left."""
    where = {
        cell: _distance(distance)
        for distance, ring in enumerate(_rings(game.board))
        for cell in (game.board.cells[index] for index in ring)
    }
    opened: set[Seat] = set()
    for state, seat, action in moments:
        if seat not in opened:
            opened.add(seat)
            empty = game.cells(game.full ^ (state.white | state.red))
            offered = sorted({where[cell] for cell in empty})
            yield Offer(OPENINGS[seat], seat, offered, (where[action.centre],))


def _distance(steps: int) -> str:
    return f"{counted(steps, 'cell')} from the edge" if steps else "on the edge"


@cache
def _rings(board: Board) -> list[list[int]]:
    """Return the cells by how far they are from the edge, where a packet is smaller than elsewhere."""
    inner = board.packet_size - 1
    ring = [cell for cell, near in enumerate(board.near) if near.bit_count() < inner]
    rings, reached = [], 0
    while ring:
        rings.append(ring)
        reached |= mask_of(ring)
        ring = [cell for cell, near in enumerate(board.near) if near & reached and not reached >> cell & 1]
    return rings
