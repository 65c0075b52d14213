"""What differs in a box of somebody's own from the game's, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ... import games
from ...core import components
from ...core.game import Setup
from ...games.own_components import differing

ABSENT = "nothing"


def changes(setup: Setup) -> Iterator[str]:
    """Say place by place what the game's own box has, and what this one."""
    if setup.components is None:
        return
    differs, more = differing(setup.game, components.plain(games.box(setup)))
    for one in differs:
        yield f"{one.at}: {one.house or ABSENT} → {one.own or ABSENT}"
    if more:
        yield f"and {more} places more"
