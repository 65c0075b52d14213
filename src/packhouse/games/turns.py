"""A race in real time or in turns: which option decides, where the game has such."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..core import options
from ..core.errors import BadSetup
from ..core.game import Setup
from . import kind, load, setup


class Choice(NamedTuple):
    """One option and its value, as the house names them."""

    option: str
    value: Any


def changes(given: Setup) -> Iterator[Choice]:
    """Give each choice that alone makes a race of what is none, or the other way round."""
    is_live, choices = load(given).live, kind(given.game).options
    for name in choices.__struct_fields__:
        for value in options.values(choices, name):
            if _is_live(given, {name: value}) not in (is_live, None):
                yield Choice(name, value)


def _is_live(given: Setup, chosen: dict[str, Any]) -> bool | None:
    """Say whether it would be a race; None: this doesn't go with the other options."""
    try:
        return load(setup(given.game, given.seats, given.seed, given.options | chosen, given.components)).live
    except BadSetup:
        return None
