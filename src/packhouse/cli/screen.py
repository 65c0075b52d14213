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


PLAIN_LETTERS = str.maketrans("○●▪·", "OX#.")


class Screen(Console):
    def on_broken_pipe(self) -> NoReturn:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(PIPE_CLOSED)


def screen(*, stderr: bool = False) -> Screen:
    return Screen(highlight=False, emoji=False, stderr=stderr)


def show(console: Console, picture: RenderableType) -> None:
    """Print a board as it is drawn, never wrapped; with plain letters where the terminal has no others."""
    if isinstance(picture, Text) and console.options.ascii_only:
        picture.plain = picture.plain.translate(PLAIN_LETTERS)
    console.print(picture, no_wrap=True, overflow="ignore", crop=False)


def plain(text: str) -> str:
    """Return text that shows as it is written, in one line."""
    return escape(printable(text))
