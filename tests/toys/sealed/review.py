"""What each prize that is gone could have been won with."""

from __future__ import annotations

import msgspec

from .rules import Sealed, View


class Review(msgspec.Struct, frozen=True):
    enough: tuple[int | None, ...]
    """The lowest card still in hand that would have won each prize; None: there is none."""


def review(game: Sealed, view: View) -> Review:
    rounds = zip(*view.shown, strict=True)
    return Review(tuple(min((card for card in view.hand if card > max(bids)), default=None) for bids in rounds))
