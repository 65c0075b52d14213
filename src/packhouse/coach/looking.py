"""Going along a match: quickly at every decision, and once more, deeply, at what seems to be a slip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from ..core.game import AnyGame
from ..core.rng import QuickRng
from ..core.undo import tells
from ..games import players
from ..wire.verdict import Weighed
from .past import Past, Point
from .weighing import weighed

SUSPECTS = 6
"""So many decisions of each seat are looked at deeply."""
WORLDS = 4
"""In so many imagined positions a play is tried: if they differ afterwards, chance was drawn."""


class Slice(NamedTuple):
    """A piece of work: the plays from ``first`` to before ``last``; or one of them again, after what was found."""

    first: int
    last: int
    found: Weighed | None = None


def slices(past: Past, size: int) -> list[Slice]:
    """Return the first look at all plays, in pieces."""
    return [Slice(first, min(first + size, len(past.plays))) for first in range(0, len(past.plays), size)]


def suspects(found: Sequence[Weighed]) -> list[Slice]:
    """Return the second look: at what cost each seat most, as far as was seen."""
    seats = {one.seat for one in found}
    worst = [place for seat in sorted(seats) for place in costly(found, seat)[:SUSPECTS]]
    return [Slice(place, place + 1, found[place]) for place in sorted(worst)]


def costly(found: Sequence[Weighed], seat: int) -> list[int]:
    """Return the places of a seat's plays that cost something, the dearest first."""
    places = [place for place, one in enumerate(found) if one.seat == seat and one.cost]
    return sorted(places, key=lambda place: (-found[place].cost, place))


def looked(past: Past, piece: Slice) -> list[Weighed]:
    """Do a piece of work."""
    quick, deep = players.coach(past.setup.game)
    if piece.found is None:
        return [_first(quick, past, point) for point in past.points(piece.first, piece.last)]
    point = next(past.points(piece.first, piece.last))  # no further: the position would go on
    before = piece.found
    again = weighed(deep, point.sight, point.action, before.number, [past.game.read(before.better)])
    return [msgspec.structs.replace(again, phase=before.phase, chance=before.chance, deep=True)]


def _first(quick: Any, past: Past, point: Point) -> Weighed:
    game, sight = past.game, point.sight
    found = weighed(quick, sight, point.action, past.numbers[point.place])
    return msgspec.structs.replace(found, chance=_draws(game, point), phase=_phase(game, point.state))


def _draws(game: AnyGame, point: Point) -> bool:
    """Say whether, for all that the seat knew, more came of its play than the play itself."""
    sight = point.sight
    if not game.chance:
        return False
    return tells(game, point.state, sight.seat, point.action, sight.seat, QuickRng(point.place), WORLDS)


def _phase(game: AnyGame, state: Any) -> str:
    timeout = game.timeout(state) if game.live else None
    return timeout.phase if timeout else ""


def in_one_go(past: Past) -> Iterator[tuple[int, int, list[Weighed]]]:
    """Look a whole match over; after each piece give how many are done, how many there are, and what was found."""
    pieces = slices(past, 1)
    found: list[Weighed] = []
    for done, piece in enumerate(pieces, 1):
        found += looked(past, piece)
        yield done, len(pieces), found
    again = suspects(found)
    for done, piece in enumerate(again, 1):
        (found[piece.first],) = looked(past, piece)
        yield len(pieces) + done, len(pieces) + len(again), found
