"""What happened at a table, as one watcher may know it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class SeenPlay(msgspec.Struct, frozen=True, tag_field="type", tag="play", omit_defaults=True):
    """A play as one sees it."""

    seat: int
    action: str
    at: int = 0
    late: bool = False
    """Whether the clock played it, for whoever was too slow."""


class SeenUndo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", omit_defaults=True):
    """Every play past this number of one's own counting was taken back."""

    to: int
    at: int = 0


class SeenResign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", omit_defaults=True):
    seat: int
    late: bool = False
    at: int = 0


class SeenDraw(msgspec.Struct, frozen=True, tag_field="type", tag="draw", omit_defaults=True):
    at: int = 0


class SeenSeated(msgspec.Struct, frozen=True, tag_field="type", tag="seated", omit_defaults=True):
    seat: int
    occupant: str
    """The bot that stands in; empty: the seat's own person is back."""
    at: int = 0


Seen: TypeAlias = SeenPlay | SeenUndo | SeenResign | SeenDraw | SeenSeated
