"""What differs in a box of somebody's own from the game's, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ... import games
from ...core.game import Setup

ABSENT = "nothing"


def changes(setup: Setup) -> Iterator[str]:
    """Say place by place what the game's own box has, and what this one."""
    if setup.components is None:
        return
    house, own = (dict(_leaves(table)) for table in (games.shipped_table(setup.game), setup.components))
    for place in dict.fromkeys([*house, *own]):
        before, after = (table.get(place, ABSENT) for table in (house, own))
        if before != after:
            yield f"{place}: {before} → {after}"


def _leaves(table: Any, place: str = "") -> Iterator[tuple[str, object]]:
    """Give each value with the words that lead to it; places in a list are counted from 1, as ``sweep`` does."""
    if isinstance(table, Mapping):
        inside = [*table.items()]
    elif isinstance(table, Sequence) and not isinstance(table, str):
        inside = [*enumerate(table, 1)]
    else:
        yield place, table
        return
    for step, value in inside:
        yield from _leaves(value, f"{place}.{step}" if place else str(step))
