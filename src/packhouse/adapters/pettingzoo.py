"""Every game as an environment of PettingZoo: ``env`` for one agent after another, ``parallel_env`` for all at once."""

from __future__ import annotations

from typing import Any

from . import numbered
from .aec import Turns
from .numbered import File
from .parallel import AllAtOnce
from .position import LONGEST


def env(
    game: str,
    *,
    seats: int | None = None,
    components: File = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
    **options: Any,
) -> Turns:
    """Return the game for agents that act one after another; options are the game's own."""
    return Turns(numbered.chosen(game, seats, options, components), longest, render_mode)


def parallel_env(
    game: str,
    *,
    seats: int | None = None,
    components: File = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
    **options: Any,
) -> AllAtOnce:
    """Return the game for agents that act at the same time; what one chooses that can't act is ignored."""
    return AllAtOnce(numbered.chosen(game, seats, options, components), longest, render_mode)
