"""A position as a terminal shows it: drawn by the game's own folder, or as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ..core.game import AnyGame, Watcher
from ..core.match import AnyMatch, Play
from ..core.notation import Action
from . import part, parts


def drawn(game: AnyGame, view: msgspec.Struct, last: Action | None) -> RenderableType:
    """Return what one watcher sees, and the last play as they saw it, as a picture: it follows from these alone."""
    own = part(game.name, parts.Terminal)
    if own is None:
        return Text("\n".join(_told(msgspec.to_builtins(view))))
    return own.draw(game, view, last)


def last_seen(match: AnyMatch, watcher: Watcher) -> Action | None:
    """Return the last play that stands of those that the watcher noticed: that others were made is a secret."""
    noticed = (seen(match, number, watcher) for number in reversed(match.standing))
    return next((play for play in noticed if play is not None), None)


def seen(match: AnyMatch, number: int, watcher: Watcher) -> Action | None:
    """Return play ``number`` as the watcher saw it; None where they didn't notice."""
    play = match.log[number - 1]
    assert isinstance(play, Play)
    return match.game.seen(match.at(number - 1).state, play.seat, match.game.read(play.action), watcher)


def _told(fields: dict[str, Any]) -> Iterator[str]:
    """Tell plain data line by line, names first: ``heaps  3 4 5``."""
    width = max((len(name) for name in fields), default=0)
    for name, value in fields.items():
        first, *more = _written(value) or [""]
        yield f"{name.replace('_', ' '):{width}}  {first}".rstrip()
        yield from (f"{'':{width}}  {line}" for line in more)


def _written(value: Any) -> list[str]:
    """Return a value in lines: one for words and numbers alone, else one or more for each of its parts."""
    match value:
        case None:
            return ["–"]
        case bool():
            return ["yes" if value else "no"]
        case dict():
            return list(_told(value))
        case list() | tuple() if any(isinstance(each, dict | list | tuple) for each in value):
            return [line for each in value for line in _written(each) or ["–"]]
        case list() | tuple():
            return [" ".join(line for each in value for line in _written(each)) or "–"]
        case _:
            return [str(value)]
