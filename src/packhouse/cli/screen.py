"""The terminal as all commands use it: text from files and strangers stays text, and a closed pipe is no fault."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from rich.console import Console
from rich.markup import escape

from ..core.errors import printable

PIPE_CLOSED = 141
"""What a shell reports of a program whose reader left."""


class Screen(Console):
    def on_broken_pipe(self) -> NoReturn:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(PIPE_CLOSED)


def screen(*, stderr: bool = False) -> Screen:
    return Screen(highlight=False, emoji=False, stderr=stderr)


def plain(text: str) -> str:
    """Return text that shows as it is written, in one line."""
    return escape(printable(text))
