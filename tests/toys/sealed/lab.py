"""Where points come from, and which cards are offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from packhouse.core.game import Seat
from packhouse.kit.offers import Moment, Offer

from .rules import Sealed, State


def sources(game: Sealed, state: State, seat: Seat) -> dict[str, float]:
    return {"prizes": state.points[seat]}


def components(game: Sealed, moments: Iterable[Moment]) -> Iterator[Offer]:
    for state, seat, action in moments:
        yield Offer("card", seat, list(map(str, state.hands[seat])), (str(action.card),))
