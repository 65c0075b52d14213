"""Which stones have counted, once all are shown."""

from __future__ import annotations

import msgspec

from .rules import Stash, View


class Review(msgspec.Struct, frozen=True):
    counted: tuple[int, ...]
    """Those that nobody else had hidden."""


def review(game: Stash, view: View) -> Review:
    shown = [stone for stones in view.shown for stone in stones]
    return Review(tuple(stone for stone in game.stones if shown.count(stone) == 1))
