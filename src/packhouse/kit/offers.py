"""What a game has on offer and who takes it: cards, tiles, positions or openings, as a game's ``lab.py`` tells."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from ..core.game import Seat


class Moment(NamedTuple):
    """A position, and the step that is about to be made in it; the state changes with the next one."""

    state: Any
    seat: Seat
    action: Any


class Offer(NamedTuple):
    """Components of one kind that a seat could have at some moment, and those of them that it got."""

    kind: str
    seat: Seat
    offered: Collection[str]
    """Each name once, however many there are of it."""
    taken: Collection[str]
    dealt: bool = False
    """Whether chance decided: then nobody has picked anything."""
