"""Pictures for clients that have no board for a game: what a terminal would show, line by line, without its codes."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import get_type_hints

import msgspec
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from ... import wire
from ...core.game import Watcher
from ...core.match import AnyMatch
from ...games import pictures
from .scene import view_of

COLOURS = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
"""As terminals count them."""

WIDTH = 80
"""Of what fits itself to a terminal's; pictures with lines of their own keep them."""


def drawing(match: AnyMatch, watcher: Watcher) -> tuple[tuple[wire.Run, ...], ...]:
    """Return how a watcher's view is drawn. The picture is made from the very bytes that the watcher may be told."""
    game = match.game
    view = msgspec.json.decode(view_of(match, watcher), type=get_type_hints(game.view)["return"])
    last = pictures.last_seen(match, watcher if game.hidden else None)
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True, highlight=False, emoji=False)
    options = console.options.update(no_wrap=True, overflow="ignore")
    segments = console.render(pictures.drawn(game, view, last), options)
    return tuple(tuple(_runs(line)) for line in Segment.split_lines(segments))


def _runs(line: Iterable[Segment]) -> Iterator[wire.Run]:
    """Return a line's text, cut only where its look changes."""
    for style, segments in groupby(line, key=lambda segment: segment.style or Style.null()):
        text = "".join(segment.text for segment in segments if not segment.control)
        yield wire.Run(
            text=text, colour=_colour(style), bold=bool(style.bold), dim=bool(style.dim),
            underline=bool(style.underline), reverse=bool(style.reverse),
        )  # fmt: skip


def _colour(style: Style) -> str:
    """Return the nearest of a terminal's eight; empty: the text's own."""
    if style.color is None or style.color.is_default:
        return ""
    number = style.color.downgrade(ColorSystem.STANDARD).number
    return "" if number is None else COLOURS[number % len(COLOURS)]
