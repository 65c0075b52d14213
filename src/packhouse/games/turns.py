"""A race in real time and how to play without one: by an option, where the game has such."""

from __future__ import annotations

from ..core import options
from ..core.errors import BadSetup
from ..core.game import Setup
from . import kind, load, setup


def option(live: Setup) -> str:
    """Return the one option with which these seats don't race, as it is written (``mode=ordered``); empty: none."""
    choices = kind(live.game).options
    for name in choices.__struct_fields__:
        for value in options.values(choices, name):
            if _is_calm(live, {name: value}):
                return f"{name}={value}"
    return ""


def _is_calm(live: Setup, chosen: dict[str, object]) -> bool:
    try:
        return not load(setup(live.game, live.seats, live.seed, live.options | chosen, live.components)).live
    except BadSetup:
        return False  # it doesn't go with the other options
