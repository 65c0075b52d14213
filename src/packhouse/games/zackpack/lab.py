"""What the lab asks of Zack & Pack: what points were paid for, which trucks are grabbed, and how long games are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.game import Seat
from ...kit.offers import Moment, Offer
from .actions import TOP, Grab
from .rules import ZackPack
from .state import State

PILE = "top of the pile"


def sources(game: ZackPack, state: State, seat: Seat) -> dict[str, float]:
    entries = [entries[seat] for entries in state.ledger]
    start = sum(game.box.start)
    paid = {
        "bonuses": sum(entry.bonus for entry in entries),
        "empty room": -sum(entry.room for entry in entries),
        "bars left over": -sum(entry.surplus for entry in entries),
    }
    return {"start": start, **paid, "couldn’t be paid": state.places[seat].points - start - sum(paid.values())}


def components(game: ZackPack, moments: Iterable[Moment]) -> Iterator[Offer]:
    """Tell which trucks lay there when a seat grabbed one; what the last to grab is given, nobody chose (ZP-8)."""
    for state, seat, action in moments:
        if state.phase == "grab":
            offered = dict.fromkeys(_named(game, grab) for grab in game.race.choices(state, seat))
            yield Offer("truck", seat, offered, (_named(game, action),))


def _named(game: ZackPack, grab: Grab) -> str:
    if grab == TOP:
        return PILE
    truck = game.trucks[int(grab.truck)]
    return f"{truck.number} (room for {truck.room})"


def figures(game: ZackPack, state: State, seat: Seat) -> dict[str, float]:
    return {"rounds": state.round}
