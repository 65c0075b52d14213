"""The terminal as all commands use it: text from files and strangers stays text, and a closed pipe is no fault."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.text import Text

from ..core.errors import printable

PIPE_CLOSED = 141
"""What a shell reports of a program whose reader left."""


class Screen(Console):
    def on_broken_pipe(self) -> NoReturn:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(PIPE_CLOSED)


def screen(*, stderr: bool = False) -> Screen:
    return Screen(highlight=False, emoji=False, stderr=stderr)


def show(console: Console, picture: RenderableType, letters: dict[str, str]) -> None:
    """Print a board as it is drawn, never wrapped; with plain letters where the terminal has no others."""
    if isinstance(picture, Text):
        picture.plain = spelled(console, picture.plain, letters)
    console.print(picture, no_wrap=True, overflow="ignore", crop=False)


def spelled(console: Console, text: str, letters: dict[str, str]) -> str:
    """Return a game's text as this terminal can write it."""
    signs = letters if console.options.ascii_only else {}
    return text.translate({ord(sign): letter for sign, letter in signs.items()})


def plain(text: str) -> str:
    """Return text that shows as it is written, in one line."""
    return escape(printable(text))
